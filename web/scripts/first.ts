/** Makes the page ask for its files itself, so that they do not wait for the first script, nor that for styles. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
/** The files of a screen, and those of its words by language. */
interface Needs {
  styles: string[];
  scripts: string[];
  words: Record<string, string>;
}

/** The screens that people come to from elsewhere, by their names in addresses, with what they say their first words in. */
const SCREENS: Record<string, { module: string; words: string }> = {
  home: { module: "/src/home/Home.svelte", words: "first" },
  table: { module: "/src/table/Table.svelte", words: "table" },
};

function chunkOf(bundle: Bundle, file: string): Rolldown.OutputChunk | null {
  const found = bundle[file];
  return found?.type === "chunk" ? found : null;
}

/** The file that a module is fetched by. */
function fileOf(bundle: Bundle, ends: string): string {
  const found = Object.keys(bundle).find((file) => chunkOf(bundle, file)?.facadeModuleId?.endsWith(ends));
  if (!found) throw new Error(`There is no file of ${ends}.`);
  return found;
}

/** A chunk and all that it imports at once. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunkOf(bundle, file)?.imports ?? []) withImports(bundle, next, found);
  return found;
}

/** All that a module needs before it can run, but for what is there anyway. */
function filesOf(bundle: Bundle, module: string, known: ReadonlySet<string>): { styles: string[]; scripts: string[] } {
  const scripts = [...withImports(bundle, fileOf(bundle, module))];
  const styles = scripts.flatMap((file) => [...(chunkOf(bundle, file)?.viteMetadata?.importedCss ?? [])]);
  const isNew = (file: string): boolean => !known.has(file);
  return { styles: styles.filter(isNew), scripts: scripts.filter(isNew) };
}

function needsOf(bundle: Bundle, screen: string, known: ReadonlySet<string>): Needs {
  const { module, words } = SCREENS[screen]!;
  const texts = Object.keys(bundle).flatMap((file) => {
    const found = /virtual:messages\/(\w+)\/(\w+)$/.exec(chunkOf(bundle, file)?.facadeModuleId ?? "");
    return found?.[2] === words ? [[found[1]!, file] as const] : [];
  });
  return { ...filesOf(bundle, module, known), words: Object.fromEntries(texts) };
}

/** Runs in the page before anything else is there: asks for what the screen in the address will want. */
function ask(screens: Record<string, Needs>): void {
  const needs = screens[/^#\/(\w+)/.exec(location.hash)?.[1] ?? "home"];
  if (!needs) return;
  let choice = "";
  try {
    choice = (JSON.parse(localStorage.getItem("ginkgopolis") ?? "{}") as { language?: string }).language ?? "";
  } catch {
    // A browser without storage has kept nothing.
  }
  const tags = [choice, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const words = needs.words[tags.find((tag) => needs.words[tag]) ?? "en"]!;
  const link = (rel: string, file: string): void => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel, as: rel === "preload" ? "style" : "", crossOrigin: "", href: `/${file}` }),
    );
  };
  // What the page itself names, every screen needs: that comes first.
  setTimeout(() => {
    needs.styles.forEach((file) => link("preload", file));
    [words, ...needs.scripts].forEach((file) => link("modulepreload", file));
  });
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel, crossorigin: true, href: `/${file}` },
  injectTo: "head",
});

/** What the page must name for the module that shows the first screen. */
export function first(module: string): Plugin {
  return {
    name: "first-files",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const named = new Set(Object.keys(bundle).filter((file) => html.includes(file)));
        const { styles, scripts } = filesOf(bundle, module, named);
        const known = new Set([...named, ...styles, ...scripts]);
        const screens = Object.fromEntries(Object.keys(SCREENS).map((screen) => [screen, needsOf(bundle, screen, known)]));
        // A script behind styles waits for them; this one must not, nor must what the first one asks for.
        const asking = `<script>(${ask.toString()})(${JSON.stringify(screens)})</script>`;
        const page = html.replace('<script type="module"', `${asking}\n    <script type="module" async`);
        const tags = [...styles.map((file) => link("stylesheet", file)), ...scripts.map((file) => link("modulepreload", file))];
        return { html: page, tags };
      },
    },
  };
}
