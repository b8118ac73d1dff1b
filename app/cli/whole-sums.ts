// What a move carried, a line a table: to be laid beside the other side's lines.

import "#app/kinds/migrations.server.ts";
import type { Sums } from "#app/transfer/whole/folder.server.ts";

export function showSums(sums: Sums): string {
  const lines = Object.entries(sums).map(
    ([name, { rows, sha256 }]) => `${name.padEnd(20)}${String(rows).padStart(8)} 行  ${sha256.slice(0, 16)}\n`,
  );
  return lines.join("");
}
