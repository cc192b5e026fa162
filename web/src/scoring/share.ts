/** A picture of the result and the city, drawn in the browser, to be shared or saved. */
import type { PlayerColour } from "../lib/types";

export interface Picture {
  headline: string;
  /** Table and length of the game. */
  about: string;
  /** Best first. */
  rows: readonly { name: string; points: number; colour: PlayerColour }[];
  /** Where the game can be seen again; "": nowhere. */
  link: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 500;
const SVG = "http://www.w3.org/2000/svg";
/** What a style sheet says about a drawing, and the drawing has to say by itself. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "paint-order",
  "opacity",
  "color",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
];

/** The city on the page as a separate drawing, and how wide and high it is. */
export function drawingOf(city: SVGSVGElement): { text: string; width: number; height: number } {
  const world = city.querySelector<SVGGElement>(".world")!;
  const box = world.getBBox();
  const svg = document.createElementNS(SVG, "svg");
  const symbols = document.querySelector(".sprite defs");
  if (symbols) svg.append(withStyles(symbols));
  const drawn = withStyles(world);
  for (const target of drawn.querySelectorAll("[role=row]")) target.remove();
  svg.append(drawn);
  svg.setAttribute("xmlns", SVG);
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  svg.setAttribute("font-family", "sans-serif");
  return { text: new XMLSerializer().serializeToString(svg), width: box.width, height: box.height };
}

function withStyles(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [at, one] of [original, ...original.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(one);
    // What symbols leave open is said where they are used.
    const own = one.closest("symbol") === null;
    for (const name of STYLES) if (own && style.getPropertyValue(name)) copies[at]!.setAttribute(name, style.getPropertyValue(name));
    copies[at]!.removeAttribute("style");
    copies[at]!.removeAttribute("class");
  }
  return copy;
}

/** Draw the picture. */
export async function draw(city: SVGSVGElement, picture: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d")!;
  context.fillStyle = colourOf("--bg");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  write(context, picture);
  const drawing = drawingOf(city);
  const image = await load(drawing.text);
  const scale = Math.min((WIDTH - LEFT - 30) / drawing.width, (HEIGHT - 40) / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  context.drawImage(image, LEFT + (WIDTH - LEFT - width) / 2, (HEIGHT - height) / 2, width, height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error())), "image/png"));
}

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A colour as it is seen now: its token may name one for the day and one for the night. */
function colourOf(name: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

async function load(text: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function write(context: CanvasRenderingContext2D, { headline, about, rows, link }: Picture): void {
  const [sans, serif] = [token("--sans"), token("--serif")];
  const text = (words: string, x: number, y: number, font: string, colour: string, width: number): void => {
    context.font = font;
    context.fillStyle = colourOf(colour);
    context.fillText(words, x, y, width);
  };
  text("Ginkgopolis", 48, 76, `400 30px ${serif}`, "--accent", 400);
  text(about, 48, 108, `500 18px ${sans}`, "--ink2", LEFT - 60);
  let y = 170;
  for (const line of lines(context, headline, `400 44px ${serif}`, LEFT - 70)) {
    text(line, 48, y, `400 44px ${serif}`, "--ink", LEFT - 60);
    y += 52;
  }
  y += 14;
  for (const { name, points, colour } of rows) {
    context.beginPath();
    context.arc(64, y - 9, 15, 0, 2 * Math.PI);
    context.fillStyle = colourOf(`--${colour}`);
    context.fill();
    context.strokeStyle = colourOf("--ink2");
    context.lineWidth = 1.5;
    context.stroke();
    text(name, 94, y, `600 26px ${sans}`, "--ink", LEFT - 190);
    context.textAlign = "right";
    text(String(points), LEFT - 30, y, `750 30px ${sans}`, "--ink", 80);
    context.textAlign = "left";
    y += 52;
  }
  if (link) text(link.replace(/^https?:\/\//, ""), 48, HEIGHT - 36, `500 17px ${sans}`, "--ink2", LEFT - 60);
}

/** Words in lines of at most some width. */
function lines(context: CanvasRenderingContext2D, words: string, font: string, width: number): string[] {
  context.font = font;
  const found: string[] = [""];
  for (const word of words.split(" ")) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width > width && found.at(-1)) found.push(word);
    else found[found.length - 1] = longer;
  }
  return found.slice(0, 3);
}

/** Hand a picture to the system's way of sharing, or else save it and copy the link; says which. */
export async function share(blob: Blob, title: string, link: string): Promise<"shared" | "saved" | "nothing"> {
  const files = [new File([blob], "ginkgopolis.png", { type: "image/png" })];
  if ("canShare" in navigator && navigator.canShare({ files })) {
    try {
      await navigator.share({ files, title, ...(link ? { url: link } : {}) });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "nothing";
    }
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = "ginkgopolis.png";
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
  if (link) await navigator.clipboard?.writeText(link).catch(() => undefined);
  return "saved";
}
