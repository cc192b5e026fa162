/** Words in the reader's language; see messages.svelte.ts for how they get here. */
export { language, languages, loadLanguage, has, t } from "./messages.svelte";
