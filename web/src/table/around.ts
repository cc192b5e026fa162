/** What stands around the city and the hand: it is fetched once these can be used. */
export { default as Recap } from "./Recap.svelte";
export { RecapPlayer } from "./recap.svelte";
export { default as Rival } from "./Rival.svelte";
export { default as RivalStrip } from "./RivalStrip.svelte";
export { default as Side } from "./Side.svelte";
export { default as Speaker } from "./Speaker.svelte";
export { default as Warning } from "./Warning.svelte";

// The city asks for it when districts are first shown, and there may be no network then.
void import("../board/DistrictTags.svelte");
