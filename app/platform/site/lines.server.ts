// A stream's lines, distinguished by the line feed alone: Node's readline breaks at U+2028 too, which any text may hold.

import type { Readable } from "node:stream";

export async function* linesIn(stream: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of stream.setEncoding("utf8")) {
    rest += chunk;
    if (!chunk.includes("\n")) continue;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
