import { readdirSync, rmSync, statfsSync, statSync } from "node:fs";
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
/** The copies of one minute count as one: several processes may start at once. */
const NAME = /^before-schema-\d+-(?<minute>\d{8}T\d{4})(?:\d{5}-\d+)?\.(?:backup|sqlite|dump)$/;

/** Writes `backups/before-schema-{new}-{time}-{process}.backup` in the data folder if this start will migrate. */
export async function backUpBeforeUpgrade(place: string, data: string): Promise<void> {
  const schema = await withoutMigrating(place, schemaIn);
  if (schema === 0 || schema >= knownSchema()) return;
  const folder = join(data, "backups");
  makeFolder(folder);
  closeToOthers(folder);
  const { bavail, bsize } = statfsSync(folder);
  if (!isAddress(place) && bavail * bsize < statSync(place).size * 1.1)
    throw new DiskTooFull("no room for the copy before the upgrade");
  const time = currentTime().toISOString().slice(0, 23).replaceAll(/[-:.]/g, "");
  const copy = join(folder, `before-schema-${knownSchema()}-${time}-${process.pid}.backup`);
  await backUp(place, copy);
  log.warn({ copy, from: schema, to: knownSchema() }, "the database is upgraded: a backup was written first");
  const copies = Map.groupBy(readdirSync(folder), (name) => NAME.exec(name)?.groups?.minute ?? "");
  copies.delete("");
  for (const minute of [...copies.keys()].sort().slice(0, -COPIES_KEPT))
    for (const name of copies.get(minute) ?? []) rmSync(join(folder, name));
}
