// Rows as lines of JSON, the same line for the same row whichever database it is in, and the sum that tells two tables apart.

import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { CarriedTable, TableSum } from "./tables.ts";

/** Pictures are rows too: no more of them at once than memory takes easily. */
const ROWS_AT_ONCE = 100;

export type Row = Readonly<Record<string, string | number | null | Uint8Array>>;

/** All rows of a table in the order of its key, some at a time. */
export async function* rowsOf(db: Db, { name, key }: CarriedTable): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | undefined; ; ) {
    const after = last && sql.join(key.map((column) => last?.[column]));
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(name)}
      ${after ? sql`WHERE (${columns}) > (${after})` : sql``}
      ORDER BY ${columns} LIMIT ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}

export function lineOf(row: Row): string {
  const names = Object.keys(row).toSorted();
  return JSON.stringify(
    Object.fromEntries(
      names.map((name) => {
        const value = row[name];
        return [name, value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value];
      }),
    ),
  );
}

/** Undefined for what is no line of a table. */
export function rowOf(line: string): Row | undefined {
  try {
    const read: unknown = JSON.parse(line);
    if (!isRecord(read)) return undefined;
    const row: Record<string, string | number | null | Uint8Array> = {};
    for (const [name, value] of Object.entries(read)) {
      if (value === null || typeof value === "string" || typeof value === "number") row[name] = value;
      else if (isRecord(value) && typeof value.base64 === "string") row[name] = Buffer.from(value.base64, "base64");
      else return undefined;
    }
    return row;
  } catch {
    return undefined;
  }
}

const MODULUS = 1n << 256n;

/** Adds the hashes of lines up: two databases that sort their rows differently come to the same sum. */
export class Summing {
  #rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${hash("sha256", line)}`)) % MODULUS;
  }

  get sum(): TableSum {
    return { rows: this.#rows, sha256: this.#sum.toString(16).padStart(64, "0") };
  }
}

export async function sumOf(db: Db, table: CarriedTable): Promise<TableSum> {
  const summing = new Summing();
  for await (const rows of rowsOf(db, table)) for (const row of rows) summing.add(lineOf(row));
  return summing.sum;
}
