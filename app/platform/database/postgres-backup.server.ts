// A whole copy of a PostgreSQL database while the site goes on: PostgreSQL's own programs, looked after.

import { statSync } from "node:fs";
import type { Client } from "pg";
import type { BackupFacts } from "./backup.server.ts";
import { knownSchema } from "./migrations.server.ts";
import { NoProgram, run } from "./postgres-programs.server.ts";
import { DatabaseBroken, DatabaseNewer } from "./trouble.server.ts";
import { partFile, putInPlace, seal } from "./whole-file.server.ts";

/** Copies the database into a file, as it stood at one moment; reads the file back and counts it before it gets its name. */
export async function backUpPostgres(
  address: string,
  to: string,
  onProgress: (share: number) => void = () => {},
): Promise<BackupFacts> {
  const { part, forget } = partFile(to);
  try {
    const rows = await onClient(address, async (client) => {
      await client.query("begin isolation level repeatable read read only");
      const { rows: snapshots } = await client.query("select pg_export_snapshot() as name");
      const counted = await countRows(client);
      const what = ["--format=custom", "--schema=public", "--no-owner", "--no-privileges", "--verbose"];
      let tables = 0;
      await run("pg_dump", [...what, `--snapshot=${snapshots[0].name}`, `--file=${part}`], {
        address,
        onWord(line) {
          if (!line.includes("dumping contents of table")) return;
          onProgress(tables / Object.keys(counted).length);
          tables += 1;
        },
      });
      onProgress(1);
      return counted;
    });
    const facts = await checkPostgresBackup(part);
    if (JSON.stringify(facts.rows) !== JSON.stringify(rows)) {
      throw new DatabaseBroken("the copy does not hold what the database does");
    }
    seal(part);
    const { size: bytes } = statSync(part);
    putInPlace(part, to);
    return { ...facts, bytes };
  } finally {
    forget();
  }
}

/** Reads a copy from end to end. Throws where it is none of this site, cut short, or of a newer build. */
export async function checkPostgresBackup(file: string): Promise<BackupFacts> {
  const rows: Record<string, number> = {};
  let table: string | undefined;
  let schema = 0;
  const onLine = (line: string) => {
    const [, copied] = /^COPY \w+\."?(\w+)"? /.exec(line) ?? [];
    if (copied && table === undefined) {
      table = copied;
      rows[table] = 0;
    } else if (line === "\\.") table = undefined;
    else if (table !== undefined) {
      rows[table] = (rows[table] ?? 0) + 1;
      if (table === "schema_version") schema = Number(line);
    }
  };
  await run("pg_restore", ["--data-only", "--file=-", file], { onLine }).catch((error: unknown) => {
    throw error instanceof NoProgram ? error : new DatabaseBroken(error instanceof Error ? error.message : "");
  });
  if (schema === 0 || rows.entries === undefined) throw new DatabaseBroken("no database of this site");
  if (schema > knownSchema()) throw new DatabaseNewer(`schema ${schema}, this build knows ${knownSchema()}`);
  return { bytes: statSync(file).size, schema, rows: sorted(rows) };
}

async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`select count(*) as n from public.${client.escapeIdentifier(name)}`);
    counts[name] = Number(rows[0].n);
  }
  return sorted(counts);
}

function sorted(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One connection of a command, apart from the site's own. */
export async function onClient<Result>(address: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: address,
    application_name: "borupa backup",
    connectionTimeoutMillis: 5_000,
  });
  // Where it is cut off, the next query says so.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
