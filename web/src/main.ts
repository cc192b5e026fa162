import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./i18n";
import { startWorker } from "./lib/offline";
import { prefs, showTheme } from "./lib/prefs.svelte";
import { route } from "./lib/router.svelte";
import { awaitTouch } from "./lib/sound";
import { screenOf } from "./screens";

showTheme();
awaitTouch();
await loadLanguage(prefs.language, screenOf(route.name).words);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
startWorker();
