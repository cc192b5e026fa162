/** The first script: small, so that the screen and its words are on their way while the largest file still comes. */
import { textOf, wanted } from "./i18n/texts";
import { openAhead, tableAddress } from "./lib/ahead";
import { isNight, kept } from "./lib/kept";
import { parse } from "./lib/route";
import { screenOf } from "./screens";

const night = isNight(kept().theme, window.matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme = night ? "dark" : "light";
const { name, params } = parse(location.hash);
const { words, load } = screenOf(name);
const language = wanted((kept().language as string | undefined) ?? "");
// The drawing of the city comes last, and only for a game: by the time that the server has answered, most of what is asked is there.
if (name === "table" && params[0]) openAhead(tableAddress(params[0], language), () => void import("./board/City.svelte"));
// Whoever waits for one of them sees if it fails.
void Promise.allSettled([load(), ...words.map((part) => textOf(language, part))]);
void import("./main");
