// Last build step: writes gzip and brotli copies of static text files.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|svg|txt|json)$/;
const COMPRESSIBLE_MIN_BYTES = 600;

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

for (const path of filesUnder("build/client")) {
  if (!TEXT.test(path)) continue;
  const bytes = readFileSync(path);
  if (bytes.byteLength < COMPRESSIBLE_MIN_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
writeFileSync("build/done", `${new Date().toISOString()}\n`);
