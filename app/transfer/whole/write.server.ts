// Every table of a site as files.

import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#app/platform/database/connection.server.ts";
import { MARK_FILE, TABLES, WHOLE_MARK } from "../site-folder.server.ts";
import { SUMS_FILE, type Sums, sumsText, tableFile } from "./folder.server.ts";
import { lineOf, rowsOf, Summing } from "./rows.server.ts";
import { carriedTables, type TableSum } from "./tables.ts";

export async function writeWhole(db: Db, folder: string): Promise<Sums> {
  mkdirSync(join(folder, TABLES));
  const sums: Record<string, TableSum> = {};
  for (const table of carriedTables) {
    const summing = new Summing();
    const file = openSync(join(folder, tableFile(table.name)), "w");
    for await (const rows of rowsOf(db, table)) {
      const lines = rows.map(lineOf);
      for (const line of lines) summing.add(line);
      writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
    }
    closeSync(file);
    sums[table.name] = summing.sum;
  }
  writeFileSync(join(folder, TABLES, SUMS_FILE), sumsText(sums));
  writeFileSync(join(folder, MARK_FILE), WHOLE_MARK);
  return sums;
}
