import { describe, expect, it } from "vitest";
import { parse } from "./route";
import { href } from "./router.svelte";

describe("routes", () => {
  it("are read from the part behind #", () => {
    expect(parse("")).toEqual({ name: "home", params: [] });
    expect(parse("#/")).toEqual({ name: "home", params: [] });
    expect(parse("#/join/abc/s%2Fcret")).toEqual({ name: "join", params: ["abc", "s/cret"] });
    expect(parse("#/replay/r/%E0")).toEqual({ name: "replay", params: ["r", "%E0"] });
  });
  it("are written so that they can be read again", () => {
    expect(parse(href("seat", "T", "a/b c"))).toEqual({ name: "seat", params: ["T", "a/b c"] });
  });
});
