// Splits a stream at line feeds only: Node's readline also breaks at U+2028.

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
