/** Long messages of a server come packed. */

/** A message as it was before the server packed it. */
export async function unpacked(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === "string") return data;
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const written = writer.write(new Uint8Array(data)).then(() => writer.close());
  const [text] = await Promise.all([textOf(stream.readable), written]);
  return text;
}

async function textOf(bytes: ReadableStream<BufferSource>): Promise<string> {
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  return text;
}
