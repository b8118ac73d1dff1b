// Before a newer build changes the tables it puts a copy aside: with it, and the older build, one can go back.

import { existsSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { log } from "#app/platform/site/log.server.ts";
import { closeToOthers, makeFolder } from "#app/platform/site/own-files.server.ts";
import { knownSchema, schemaOf } from "./migrations.server.ts";
import { backUpPostgres } from "./postgres-backup.server.ts";
import { NoProgram } from "./postgres-programs.server.ts";
import { DiskTooFull } from "./trouble.server.ts";
import { seal } from "./whole-file.server.ts";

const COPIES_KEPT = 3;
const NAME = /^before-schema-\d+-(?<time>\d{8}T\d{4})\.(?:sqlite|dump)$/;

/** Writes `backups/before-schema-{new}-{time}.sqlite` beside the database where the coming start will change its tables. */
export function backUpBeforeUpgrade(sqlite: DatabaseSync, now: Date): void {
  const file = sqlite.location();
  const schema = schemaOf(sqlite);
  if (file === null || schema === 0 || schema >= knownSchema()) return;
  const folder = folderIn(dirname(file));
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < statSync(file).size * 1.1) throw new DiskTooFull("no room for the copy before the upgrade");
  const copy = join(folder, nameOf(now, "sqlite"));
  // Another process, started at the same time, is writing it.
  if (existsSync(copy)) return;
  sqlite.prepare("VACUUM INTO ?").run(copy);
  seal(copy);
  log.warn({ file, copy, from: schema, to: knownSchema() }, "the database is upgraded: a copy was made first");
  forgetOldest(folder);
}

/** The same of PostgreSQL, in DATA_DIR. Where this machine has no `pg_dump`, whoever runs the database makes the copies. */
export async function backUpPostgresBeforeUpgrade(address: string, data: string, now: Date): Promise<void> {
  const folder = folderIn(data);
  const copy = join(folder, nameOf(now, "dump"));
  try {
    await backUpPostgres(address, copy);
    log.warn({ copy, to: knownSchema() }, "the database is upgraded: a copy was made first");
    forgetOldest(folder);
  } catch (error) {
    if (!(error instanceof NoProgram)) throw error;
    log.warn({ err: error, to: knownSchema() }, "the database is upgraded without a copy: there is no pg_dump here");
  }
}

function folderIn(data: string): string {
  const folder = join(data, "backups");
  makeFolder(folder);
  closeToOthers(folder);
  return folder;
}

function nameOf(now: Date, ending: string): string {
  return `before-schema-${knownSchema()}-${now.toISOString().slice(0, 16).replaceAll(/[-:]/g, "")}.${ending}`;
}

function forgetOldest(folder: string): void {
  const timeOf = (name: string) => NAME.exec(name)?.groups?.time ?? "";
  const copies = readdirSync(folder).filter((name) => NAME.test(name));
  const byTime = copies.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
  for (const name of byTime.slice(0, -COPIES_KEPT)) rmSync(join(folder, name));
}
