import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./i18n";
import { prefs, showTheme } from "./lib/prefs.svelte";

showTheme();
await loadLanguage(prefs.language);
mount(App, { target: document.getElementById("app")! });
