// Loaded into a server before its own code (NODE_OPTIONS): counts calls by V8's precise coverage, and answers the message "take" with
// the files of app/ that were run since it was last asked. The build marks where each file begins.

import { readFileSync } from "node:fs";
import inspector from "node:inspector/promises";
import { fileURLToPath } from "node:url";

const session = new inspector.Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const begins = new Map<string, { at: number; file: string }[]>();

function fileAt(url: string, offset: number): string | undefined {
  const marks =
    begins.get(url) ??
    [...readFileSync(fileURLToPath(url), "utf8").matchAll(/^\/\/ ((?:app|node_modules|virtual|\.\.|\\0).*)$/gm)].map(
      ({ index, 1: file = "" }) => ({ at: index, file }),
    );
  begins.set(url, marks);
  return marks.findLast(({ at }) => at <= offset)?.file;
}

process.on("message", async (message) => {
  if (message !== "take") return;
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const files = result
    .filter(({ url }) => /^file:.*\/build\/server\//.test(url))
    .flatMap(({ url, functions }) =>
      functions
        .map(({ ranges }) => ranges[0])
        .flatMap((range) => (range && range.count > 0 && range.startOffset > 0 ? fileAt(url, range.startOffset) : [])),
    );
  process.send?.({ files: [...new Set(files)].filter((file) => file?.startsWith("app/")).sort() });
});
