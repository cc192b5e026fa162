/** Reads the part of the address behind `#`, which no server ever sees. */
export type Route = { name: string; params: string[] };

export function parse(hash: string): Route {
  const [name = "", ...params] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  return { name: name || "home", params };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
