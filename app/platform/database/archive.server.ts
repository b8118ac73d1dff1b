// Backup format: gzipped JSON lines with the SHA-256 of the file as the last line. Contains rows only, nothing
// executable. The first line names the schema, a line with a table name precedes its rows, and the last one has row
// counts and a hash per table.

import { hash } from "node:crypto";
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Kysely } from "kysely";
import { z } from "zod";
import { linesIn } from "#app/platform/site/lines.server.ts";
import { readSnapshot, schemaIn } from "./dialect.server.ts";
import type { Database } from "./schema.ts";
import { type Batch, batchesIn, ROWS_IN_BATCH, type Row, type Table, tablesAt } from "./tables.server.ts";
import { DatabaseBroken } from "./trouble.server.ts";
import { appendChecksum, CHECKSUM_BYTES } from "./whole-file.server.ts";

const FORMAT = 1;

const sums = z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() }));
const line = z.union([
  z.object({ borupa: z.literal(FORMAT), schema: z.int() }),
  z.object({ table: z.string() }),
  z.object({ sums }),
  z.array(z.union([z.string(), z.number(), z.null()])),
]);

/** Row count and an order-independent hash per table. */
export type Sums = z.infer<typeof sums>;

export interface Backup {
  schema: number;
  batches: AsyncIterable<Batch>;
}

const MODULUS = 1n << 256n;

export class Summing {
  readonly #sums = new Map<string, { rows: number; sum: bigint }>();

  constructor(tables: readonly Table[]) {
    for (const { name } of tables) this.#sums.set(name, { rows: 0, sum: 0n });
  }

  add({ table, rows }: Batch): void {
    const known = this.#sums.get(table.name);
    if (!known) return;
    known.rows += rows.length;
    for (const row of rows) known.sum = (known.sum + BigInt(`0x${hash("sha256", written(row))}`)) % MODULUS;
  }

  get sums(): Sums {
    return Object.fromEntries(
      [...this.#sums].map(([name, { rows, sum }]) => [name, { rows, sha256: sum.toString(16).padStart(64, "0") }]),
    );
  }
}

function written(row: Row): string {
  return JSON.stringify(
    row.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value)),
  );
}

/** Writes a consistent snapshot while the site keeps writing. */
export async function writeArchive(db: Kysely<Database>, file: string): Promise<void> {
  await readSnapshot(db, async (moment) => {
    const lines = Readable.from(linesOf(moment, await schemaIn(moment)));
    await pipeline(lines, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 }));
  });
  appendChecksum(file);
}

async function* linesOf(db: Kysely<Database>, schema: number): AsyncGenerator<string> {
  const tables = tablesAt(schema);
  const summing = new Summing(tables);
  yield `${JSON.stringify({ borupa: FORMAT, schema })}\n`;
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name })}\n`;
    for await (const batch of batchesIn(db, [table])) {
      summing.add(batch);
      yield batch.rows.map((row) => `${written(row)}\n`).join("");
    }
  }
  yield `${JSON.stringify({ sums: summing.sums })}\n`;
}

/** Reads a sealed archive. Throws, at the last batch at the latest, if the content is not what was written. */
export async function readArchive(file: string): Promise<Backup> {
  const lines = parsedLines(file);
  const first = (await lines.next()).value;
  if (!first || !("borupa" in first)) throw new DatabaseBroken("no backup of this site");
  return { schema: first.schema, batches: batchesOf(lines, tablesAt(first.schema)) };
}

async function* parsedLines(file: string): AsyncGenerator<z.infer<typeof line>> {
  const compressed = createReadStream(file, { end: statSync(file).size - CHECKSUM_BYTES - 1 });
  const text = compressed.pipe(createGunzip());
  compressed.on("error", (error) => text.destroy(error));
  try {
    for await (const one of linesIn(text)) yield line.parse(JSON.parse(one));
  } catch (error) {
    throw new DatabaseBroken("a line of the backup cannot be read", { cause: error });
  } finally {
    compressed.destroy();
  }
}

async function* batchesOf(lines: AsyncIterable<z.infer<typeof line>>, tables: readonly Table[]): AsyncGenerator<Batch> {
  const summing = new Summing(tables);
  let table: Table | undefined;
  let rows: Row[] = [];
  let end: Sums | undefined;
  for await (const one of lines) {
    const isRow = Array.isArray(one);
    if (table && rows.length > 0 && (!isRow || rows.length === ROWS_IN_BATCH)) {
      const batch = { table, rows };
      summing.add(batch);
      yield batch;
      rows = [];
    }
    if (isRow) rows.push(rowOf(one, table));
    else if ("table" in one) table = tables.find(({ name }) => name === one.table);
    else if ("sums" in one) end = one.sums;
    if (!isRow && "table" in one && !table) throw new DatabaseBroken(`"${one.table}" is no table of this site`);
  }
  const found = summing.sums;
  const isSame = end && tables.every(({ name }) => end[name]?.sha256 === found[name]?.sha256);
  if (!isSame) throw new DatabaseBroken("it does not hold the rows it was written with");
}

function rowOf(values: readonly (string | number | null)[], table: Table | undefined): Row {
  if (table?.columns.length !== values.length) throw new DatabaseBroken("a row without a table, or of another one");
  return values.map((value, index) =>
    table.columns[index]?.type === "BLOB" && typeof value === "string" ? Buffer.from(value, "base64") : value,
  );
}
