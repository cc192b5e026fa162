/** What explains words wherever they stand. */
import Glossary from "./Glossary.svelte";
import WordTip from "./WordTip.svelte";

export default [WordTip, Glossary];
