/** Words in the reader's language; see messages.svelte.ts for how they get here. */
export { language, loadLanguage, loadWords, withWords, has, t } from "./messages.svelte";
export { languages } from "./texts";
