import { existsSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { closeToOthers, makeFolder } from "#app/platform/site/own-files.server.ts";
import { backUp } from "./backup.server.ts";
import { schemaIn } from "./dialect.server.ts";
import { knownSchema } from "./migrations.server.ts";
import { withoutMigrating } from "./open.server.ts";
import { DiskTooFull, isAddress } from "./trouble.server.ts";

const COPIES_KEPT = 3;
const NAME = /^before-schema-\d+-(?<time>\d{8}T\d{4})\.(?:backup|sqlite|dump)$/;

/** Writes `backups/before-schema-{new}-{time}.backup` in the data folder if this start will migrate. */
export async function backUpBeforeUpgrade(place: string, data: string): Promise<void> {
  const schema = await withoutMigrating(place, schemaIn);
  if (schema === 0 || schema >= knownSchema()) return;
  const folder = join(data, "backups");
  makeFolder(folder);
  closeToOthers(folder);
  const { bavail, bsize } = statfsSync(folder);
  if (!isAddress(place) && bavail * bsize < statSync(place).size * 1.1)
    throw new DiskTooFull("no room for the copy before the upgrade");
  const time = currentTime().toISOString().slice(0, 16).replaceAll(/[-:]/g, "");
  const copy = join(folder, `before-schema-${knownSchema()}-${time}.backup`);
  // Already written by another process that started at the same time.
  if (existsSync(copy)) return;
  await backUp(place, copy);
  log.warn({ copy, from: schema, to: knownSchema() }, "the database is upgraded: a backup was written first");
  const timeOf = (name: string) => NAME.exec(name)?.groups?.time ?? "";
  const copies = readdirSync(folder).filter((name) => NAME.test(name));
  const byTime = copies.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
  for (const name of byTime.slice(0, -COPIES_KEPT)) rmSync(join(folder, name));
}
