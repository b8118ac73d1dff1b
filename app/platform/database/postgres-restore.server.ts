// The way back from a copy of a PostgreSQL database: one transaction, so that at no moment anybody finds half a site.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import type { BackupFacts } from "./backup.server.ts";
import { postgresSchema } from "./migrations.server.ts";
import { checkPostgresBackup, onClient } from "./postgres-backup.server.ts";
import { programNamed, run } from "./postgres-programs.server.ts";
import { DatabaseBroken } from "./trouble.server.ts";

/** Whether the site has been here, and whether it is at work now. */
export function postgresState(address: string): Promise<{ isFilled: boolean; isInUse: boolean }> {
  return onClient(address, async (client) => {
    const { rows } = await client.query(
      "select count(*) as busy from pg_stat_activity where datname = current_database() and application_name in ('borupa', 'borupa, listening')",
    );
    return { isFilled: (await postgresSchema(client)) > 0, isInUse: Number(rows[0].busy) > 0 };
  });
}

/** Puts a copy in the site's place. What stood there is stored in a schema of this name (null: nothing stood there). */
export async function restoreOnPostgres(file: string, address: string, aside: string | null): Promise<BackupFacts> {
  const facts = await checkPostgresBackup(file);
  const list = await contentsOf(file);
  const forget = onExit(() => rmSync(dirname(list), { recursive: true }));
  try {
    await run("psql", ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null", "--file=-"], {
      address,
      input: script(file, list, aside, facts.rows),
    });
  } finally {
    forget();
  }
  return facts;
}

/** Whatever breaks it off comes before its last word. */
async function* script(
  file: string,
  list: string,
  aside: string | null,
  rows: BackupFacts["rows"],
): AsyncGenerator<string | Buffer> {
  yield "BEGIN;\n";
  if (aside) yield `ALTER SCHEMA public RENAME TO ${aside};\nCREATE SCHEMA public;\n`;
  const restoring = spawn(programNamed("pg_restore"), [
    ...["--exit-on-error", "--no-owner", "--no-privileges"],
    ...[`--use-list=${list}`, "--file=-", file],
  ]);
  const kill = onExit(() => restoring.kill());
  const ended = once(restoring, "close");
  yield* restoring.stdout;
  const [code] = await ended;
  kill();
  if (code !== 0) throw new DatabaseBroken("the copy could not be read to its end");
  for (const [table, count] of Object.entries(rows)) {
    yield `DO $$ BEGIN IF (SELECT count(*) FROM public."${table}") <> ${count} THEN RAISE EXCEPTION 'not all of ${table} arrived'; END IF; END $$;\n`;
  }
  yield "COMMIT;\n";
}

/** What is in a copy, less the schema itself, which exists already; as a file for `--use-list`. */
async function contentsOf(file: string): Promise<string> {
  const lines: string[] = [];
  await run("pg_restore", ["--list", file], { onLine: (line) => lines.push(line) });
  const list = join(mkdtempSync(join(tmpdir(), "borupa-restore-")), "contents");
  writeFileSync(list, lines.filter((line) => !/ SCHEMA - public | COMMENT - SCHEMA public /.test(line)).join("\n"));
  return list;
}
