// The site's tables at each schema version, as built by the migrations: what backups contain and what is foreign.

import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { assertKnown, migrate, schemaOf } from "./migrations.server.ts";
import type { Database } from "./schema.ts";
import { DatabaseBroken, DatabaseForeign } from "./trouble.server.ts";

export interface Table {
  name: string;
  columns: readonly { name: string; type: string }[];
  key: readonly string[];
}

export type Row = readonly (string | number | null | Uint8Array)[];

/** Some rows of one table. Small, because pictures are rows too. */
export interface Batch {
  table: Table;
  rows: readonly Row[];
}

export const ROWS_IN_BATCH = 25;

/** Derived or temporary tables, not in backups. Some exist only in older schemas. */
export const derived: readonly string[] = [
  "entry_links",
  "image_uses",
  "presences",
  "rate_limits",
  "search_documents",
  "share_pictures",
];

interface Shape {
  /** Tables in backups; referenced tables come first. */
  carried: readonly Table[];
  objects: ReadonlySet<string>;
}

const shapes = new Map<number, Shape>();

function shapeAt(schema: number): Shape {
  if (schema < 1) throw new DatabaseBroken("no database of this site");
  assertKnown(schema);
  const known = shapes.get(schema);
  if (known) return known;
  const sqlite = new DatabaseSync(":memory:");
  migrate(sqlite, schema);
  const shape = { carried: inOrder(sqlite), objects: new Set(objectsIn(sqlite)) };
  sqlite.close();
  shapes.set(schema, shape);
  return shape;
}

export function tablesAt(schema: number): readonly Table[] {
  return shapeAt(schema).carried;
}

/** Returns tables, views, triggers and indexes not created by the migrations. */
export function foreignObjects(sqlite: DatabaseSync): string[] {
  const { objects } = shapeAt(schemaOf(sqlite));
  const ofSqlite = /^(?:table sqlite_(?:sequence|stat\d)|index sqlite_autoindex_)/;
  return objectsIn(sqlite).filter((object) => !objects.has(object) && !ofSqlite.test(object));
}

/** Throws if a file has foreign objects or lacks a column. */
export function assertOwnSchema(sqlite: DatabaseSync): void {
  const foreign = foreignObjects(sqlite);
  if (foreign.length > 0) throw new DatabaseForeign(foreign.join(", "));
  for (const { name, columns } of tablesAt(schemaOf(sqlite))) {
    const found = sqlite.prepare(`PRAGMA table_info(${name})`).all();
    const missing = columns.find((column) => !found.some((one) => one.name === column.name));
    if (missing) throw new DatabaseBroken(`${name}.${missing.name} is missing`);
  }
}

function objectsIn(sqlite: DatabaseSync): string[] {
  return sqlite
    .prepare("SELECT type, name FROM sqlite_schema")
    .all()
    .map(({ type, name }) => `${type} ${name}`);
}

function inOrder(sqlite: DatabaseSync): Table[] {
  const own = sqlite
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith("sqlite_") && !derived.includes(name));
  const referred = (name: string) =>
    sqlite
      .prepare(`PRAGMA foreign_key_list(${name})`)
      .all()
      .map(({ table }) => String(table));
  const placed: string[] = [];
  const place = (name: string): void => {
    if (placed.includes(name)) return;
    for (const other of referred(name)) if (other !== name) place(other);
    placed.push(name);
  };
  own.forEach(place);
  return placed.map((name) => {
    const columns = sqlite.prepare(`PRAGMA table_info(${name})`).all();
    const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
    return {
      name,
      columns: columns.map((column) => ({ name: String(column.name), type: String(column.type) })),
      key: key.map((column) => String(column.name)),
    };
  });
}

export async function* batchesIn(db: Kysely<Database>, tables: readonly Table[]): AsyncGenerator<Batch> {
  for (const table of tables) {
    const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
    const key = sql.join(table.key.map((name) => sql.ref(name)));
    for (let after = sql``; ; ) {
      const { rows } = await sql<Record<string, Row[number]>>`SELECT ${columns} FROM ${sql.table(table.name)}
        ${after} ORDER BY ${key} LIMIT ${sql.lit(ROWS_IN_BATCH)}`.execute(db);
      if (rows.length > 0) yield { table, rows: rows.map((row) => table.columns.map(({ name }) => row[name] ?? null)) };
      const last = rows[ROWS_IN_BATCH - 1];
      if (!last) break;
      after = sql`WHERE (${key}) > (${sql.join(table.key.map((name) => last[name]))})`;
    }
  }
}
