/** Draws the icons of the installed client from public/leaf.svg, in a browser: `npm run icons`. */
import { chromium } from "@playwright/test";
import packed from "@sparticuz/chromium";
import { readFileSync } from "node:fs";

const PUBLIC = new URL("../public/", import.meta.url);
const LEAF = readFileSync(new URL("leaf.svg", PUBLIC), "utf8");
/** Name, size in pixels, the leaf's part of it, and whether the ground has round corners. Maskable icons are cut by the system. */
const ICONS = [
  ["icon-192", 192, 0.72, true],
  ["icon-512", 512, 0.72, true],
  ["icon-maskable-512", 512, 0.56, false],
  ["apple-touch-icon", 180, 0.68, false],
];

const browser = await chromium.launch({ executablePath: await packed.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const [name, size, part, round] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const ground = `width:${size}px;height:${size}px;display:grid;place-items:center;background:#f1f4ea;border-radius:${round ? size * 0.22 : 0}px`;
  const leaf = `width:${size * part}px;height:${size * part}px`;
  await page.setContent(`<body style="margin:0"><div style="${ground}"><div style="${leaf}">${LEAF}</div></div></body>`);
  await page.screenshot({ path: new URL(`${name}.png`, PUBLIC).pathname, omitBackground: true });
}
await browser.close();
