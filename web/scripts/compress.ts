/** Puts a copy in Brotli beside each file that gets smaller by it: the server sends it to browsers that take it. */
import { brotliCompressSync, constants } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|svg|webmanifest)$/;

function squeezed(text: Buffer): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
}

export function compress(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    // Only when everything is written: the page itself is, too.
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" }).filter((one) => TEXT.test(one))) {
        const text = readFileSync(join(dir!, name));
        const small = squeezed(text);
        if (small.length < text.length) writeFileSync(join(dir!, `${name}.br`), small);
      }
    },
  };
}
