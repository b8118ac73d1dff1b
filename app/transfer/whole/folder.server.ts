// A whole site as a folder of tables: borupa.yaml, by which it is known, tables/<table>.jsonl, and tables/sums.json.

import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { knownSchema } from "#app/platform/database/migrations.server.ts";
import { linesIn } from "#app/platform/site/lines.server.ts";
import type { FileProblem } from "../file-problem.ts";
import { MARK_FILE, TABLES, WHOLE_MARK } from "../site-folder.server.ts";
import { rowOf, Summing } from "./rows.server.ts";
import { carriedTables, type TableSum } from "./tables.ts";

export const SUMS_FILE = "sums.json";

const sum = z.object({ rows: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const sumsFile = z.object({ schema: z.int(), tables: z.record(z.string(), sum) });

export type Sums = Readonly<Record<string, TableSum>>;

export const tableFile = (name: string) => `${TABLES}/${name}.jsonl`;

export function sumsText(sums: Sums): string {
  return `${JSON.stringify({ schema: knownSchema(), tables: sums }, null, 2)}\n`;
}

/** Reads the folder from end to end: what it says it holds, and every way in which it does not. */
export async function checkWholeFolder(folder: string): Promise<{ sums: Sums; problems: FileProblem[] }> {
  const problem = (file: string, message: string, line = 1): FileProblem => ({ file, line, message });
  // What cannot be read at all is the reader's error, with its path.
  readdirSync(folder);
  const mark = join(folder, MARK_FILE);
  if (!existsSync(mark) || readFileSync(mark, "utf8") !== WHOLE_MARK) {
    const message = "npm run export -- フォルダー --all で書き出したフォルダーではありません";
    return { sums: {}, problems: [problem(MARK_FILE, message)] };
  }
  const about = sumsFile.safeParse(jsonIn(join(folder, TABLES, SUMS_FILE)));
  if (!about.success) return { sums: {}, problems: [problem(`${TABLES}/${SUMS_FILE}`, "ないか、読めません")] };
  const { schema, tables: sums } = about.data;
  if (schema !== knownSchema()) {
    const message = `書き出したプログラムと版が違います（表の版 ${schema}、こちらは ${knownSchema()}）。同じ版で書き出して読み込んでください`;
    return { sums, problems: [problem(`${TABLES}/${SUMS_FILE}`, message)] };
  }
  const problems: FileProblem[] = [];
  const known = [SUMS_FILE, ...carriedTables.map(({ name }) => `${name}.jsonl`)];
  for (const name of readdirSync(join(folder, TABLES))) {
    if (!name.startsWith(".") && !known.includes(name))
      problems.push(problem(`${TABLES}/${name}`, "知らないファイルです"));
  }
  for (const { name } of carriedTables) {
    const file = tableFile(name);
    if (!existsSync(join(folder, file))) {
      problems.push(problem(file, "ファイルがありません"));
      continue;
    }
    const summing = new Summing();
    const unread: FileProblem[] = [];
    for await (const line of linesOf(folder, name)) {
      summing.add(line);
      if (!rowOf(line)) unread.push(problem(file, "JSONの1行として読めません", summing.sum.rows));
    }
    const { rows, sha256 } = summing.sum;
    problems.push(...unread);
    if (unread.length === 0 && (rows !== sums[name]?.rows || sha256 !== sums[name].sha256)) {
      const message = `書き出したときの ${sums[name]?.rows ?? 0} 行と違います（${rows} 行。途中で切れたか、書き換えられています）`;
      problems.push(problem(file, message));
    }
  }
  return { sums, problems };
}

export function linesOf(folder: string, table: string): AsyncIterable<string> {
  return linesIn(createReadStream(join(folder, tableFile(table))));
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
