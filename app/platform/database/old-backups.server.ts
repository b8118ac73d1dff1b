// Reads backups of older builds: copies of the SQLite file and pg_dump archives. Takes rows only; refuses foreign
// triggers, views and tables.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { linesIn } from "#app/platform/site/lines.server.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import type { Backup } from "./archive.server.ts";
import { schemaOf } from "./migrations.server.ts";
import { sqliteDialect } from "./node-sqlite.server.ts";
import { createKysely } from "./open.server.ts";
import {
  assertOwnSchema,
  type Batch,
  batchesIn,
  derived,
  ROWS_IN_BATCH,
  type Row,
  type Table,
  tablesAt,
} from "./tables.server.ts";
import { DatabaseBroken, DatabaseForeign } from "./trouble.server.ts";

export function readSqliteFile(file: string): Backup {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  sqlite.exec("PRAGMA trusted_schema = OFF");
  const found = sqlite.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
  if (found !== "ok") throw new DatabaseBroken(String(found));
  assertOwnSchema(sqlite);
  const schema = schemaOf(sqlite);
  return { schema, batches: batchesIn(createKysely(sqliteDialect(sqlite)), tablesAt(schema)) };
}

// Dumps are read with pg_restore, without a database: the list of contents, and rows in COPY format.

const DEBIANS = "/usr/lib/postgresql";
const ofPostgresOnly = ["schema_version", "search_text"];
const RUN_BY_A_DATABASE = / (?:TRIGGER|VIEW|RULE|POLICY|PUBLICATION|SUBSCRIPTION) /;

export class NoProgram extends Error {}

export async function readDump(file: string): Promise<Backup> {
  const contents: string[] = [];
  for await (const line of linesOf("--list", file)) contents.push(line);
  const foreign = contents.filter((line) => !line.startsWith(";") && RUN_BY_A_DATABASE.test(line));
  if (foreign.length > 0) throw new DatabaseForeign(foreign.join(", "));
  let schema = 0;
  for await (const [version] of copied(file, "schema_version")) schema = Number(version);
  const tables = tablesAt(schema);
  const known = [...tables.map(({ name }) => name), ...derived, ...ofPostgresOnly];
  const dumped = contents.flatMap((line) => / TABLE DATA \S+ (\S+) /.exec(line)?.[1] ?? []);
  const added = dumped.filter((name) => !known.includes(name));
  if (added.length > 0) throw new DatabaseForeign(`table ${added.join(", ")}`);
  const missing = tables.find(({ name }) => !dumped.includes(name));
  if (missing) throw new DatabaseBroken(`table ${missing.name} is missing`);
  return { schema, batches: batchesOf(file, tables) };
}

async function* batchesOf(file: string, tables: readonly Table[]): AsyncGenerator<Batch> {
  for (const table of tables) {
    let rows: Row[] = [];
    for await (const row of copied(file, table.name, table)) {
      rows.push(row);
      if (rows.length === ROWS_IN_BATCH) {
        yield { table, rows };
        rows = [];
      }
    }
    if (rows.length > 0) yield { table, rows };
  }
}

/** Yields a table's rows; with `table`, in its column order and types. */
async function* copied(file: string, name: string, table?: Table): AsyncGenerator<Row> {
  let columns: string[] | undefined;
  for await (const line of linesOf("--data-only", `--table=${name}`, "--file=-", file)) {
    const [, named] = /^COPY \S+ \((.+)\) FROM stdin;$/.exec(line) ?? [];
    if (!columns) columns = named?.split(", ").map((column) => column.replaceAll('"', ""));
    else if (line === "\\.") columns = undefined;
    else {
      const values = line.split("\t").map(unescaped);
      const order = columns;
      yield table ? table.columns.map(({ name, type }) => typed(values[order.indexOf(name)], type)) : values;
    }
  }
}

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

function unescaped(text: string): string | null {
  return text === "\\N" ? null : text.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
}

function typed(text: string | null | undefined, type: string): Row[number] {
  if (text === undefined) throw new DatabaseBroken("a column is missing");
  if (text === null || type === "TEXT") return text;
  return type === "BLOB" ? Buffer.from(text.slice("\\x".length), "hex") : Number(text);
}

async function* linesOf(...words: string[]): AsyncGenerator<string> {
  const child = spawn(postgresProgram("pg_restore"), words, { stdio: ["ignore", "pipe", "pipe"] });
  const forget = onExit(() => child.kill());
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  try {
    yield* linesIn(child.stdout);
    if ((await ended) !== 0) throw new DatabaseBroken(said.trim().replaceAll("\n", " "));
  } finally {
    forget();
  }
}

/** Returns the newest version installed, since an older one cannot read dumps of a newer server. */
export function postgresProgram(name: "pg_dump" | "pg_restore"): string {
  const debians = existsSync(DEBIANS) ? readdirSync(DEBIANS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [...debians.map((version) => join(DEBIANS, version, "bin", name)), name];
  const found = places.find((place) => spawnSync(place, ["--version"]).status === 0);
  if (!found) throw new NoProgram(`${name} is not on this machine`);
  return found;
}
