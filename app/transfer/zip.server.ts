// Streams files as a ZIP with at most one file in memory.

import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { ExportedFile } from "./export.server.ts";

export function zipStream(files: AsyncIterable<ExportedFile>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(zipped(files), { objectMode: false }));
}

async function* zipped(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, content } of files) {
    // Pictures are already compressed.
    const isText = typeof content === "string";
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    file.push(isText ? new TextEncoder().encode(content) : content, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
