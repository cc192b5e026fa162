import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./i18n";
import { startWorker } from "./lib/offline";
import { prefs, showTheme } from "./lib/prefs.svelte";
import { awaitTouch } from "./lib/sound";

showTheme();
awaitTouch();
await loadLanguage(prefs.language);
mount(App, { target: document.getElementById("app")! });
startWorker();
