// Before a newer build changes the tables it puts a copy aside: with it, and the older build, one can go back.

import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { log } from "#app/platform/site/log.server.ts";
import { KNOWN_SCHEMA, schemaOf } from "./migrations.server.ts";
import { DiskTooFull } from "./trouble.server.ts";

const COPIES_KEPT = 3;
const NAME = /^before-schema-\d+-\d{8}T\d{4}\.sqlite$/;

/** Writes `backups/before-schema-{new}-{time}.sqlite` beside the database where the coming start will change its tables. */
export function backUpBeforeUpgrade(sqlite: DatabaseSync, now: Date): void {
  const file = sqlite.location();
  const schema = schemaOf(sqlite);
  if (file === null || schema === 0 || schema >= KNOWN_SCHEMA) return;
  const folder = join(dirname(file), "backups");
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < statSync(file).size * 1.1) throw new DiskTooFull("no room for the copy before the upgrade");
  const time = now.toISOString().slice(0, 16).replaceAll(/[-:]/g, "");
  const copy = join(folder, `before-schema-${KNOWN_SCHEMA}-${time}.sqlite`);
  // Another process, started at the same time, is writing it.
  if (existsSync(copy)) return;
  sqlite.prepare("VACUUM INTO ?").run(copy);
  log.warn({ file, copy, from: schema, to: KNOWN_SCHEMA }, "the database is upgraded: a copy was made first");
  const older = readdirSync(folder).filter((name) => NAME.test(name));
  const byTime = older.toSorted((a, b) => a.slice(-18).localeCompare(b.slice(-18)));
  for (const name of byTime.slice(0, -COPIES_KEPT)) rmSync(join(folder, name));
}
