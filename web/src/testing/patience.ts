/** No test depends on how busy the machine is: what is looked for may take its time to appear. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 120_000 });
