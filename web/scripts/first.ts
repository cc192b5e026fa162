/** Makes the page ask for the largest files itself, so that they do not wait for the first script, nor that for styles. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, file: string): Rolldown.OutputChunk | null {
  const found = bundle[file];
  return found?.type === "chunk" ? found : null;
}

/** A chunk and all that it imports at once. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunkOf(bundle, file)?.imports ?? []) withImports(bundle, next, found);
  return found;
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
        // What the script asks for need not wait for the styles, too.
        const page = html.replace('<script type="module"', '<script type="module" async');
        const entry = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.facadeModuleId?.endsWith(module));
        if (!bundle || !entry) return html;
        const files = [...withImports(bundle, entry.fileName)];
        const css = files.flatMap((file) => [...(chunkOf(bundle, file)?.viteMetadata?.importedCss ?? [])]);
        const isNew = (file: string): boolean => !html.includes(file);
        const tags = [
          ...css.filter(isNew).map((file) => link("stylesheet", file)),
          ...files.filter(isNew).map((file) => link("modulepreload", file)),
        ];
        return { html: page, tags };
      },
    },
  };
}
