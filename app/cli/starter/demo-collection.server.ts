// The demo's snakes and breeding records, and a sample shop registration.

import { readFileSync } from "node:fs";
import { ageOf, posesOf } from "@borupa/snake-drawing";
import { STARTER_ACTOR } from "#app/cms/content/actors.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import { addDays, dayInJapan, daysBetween } from "#app/platform/site/days.ts";
import type { ShopInformation } from "#app/shop/registration.ts";
import { problemText } from "#app/transfer/file-problem.ts";
import { readShopFile, SHOP_FILE } from "#app/transfer/shop-file.server.ts";
import { starterBook } from "./encyclopedia.server.ts";
import { fillOne, type Report } from "./fill.server.ts";
import { drawn } from "./illustrate.server.ts";
import { readStarter, STARTER_FOLDER } from "./read.server.ts";

/** Number of days before the newest daily record whose records are moved to the days before the demo's first start. */
const RECENT_DAYS = 90;

/** Oldest first: parents before offspring. */
export const demoBalls = readStarter("ball", "demo/ball").toReversed();
export const demoBreeds = readStarter("breed", "demo/breed").toReversed();
const newestRecord =
  demoBalls
    .flatMap(({ log }) => (log as Dated[]).map(({ date }) => date))
    .toSorted()
    .at(-1) ?? "";

export async function fillDemo(db: Db, now: Date, report: Report): Promise<void> {
  for (const breed of demoBreeds) report(await fillOne(db, { kind: "breed", ...past(breed, now), cover: null }, now));
  // Only at the first start: records moved by other days would be added again.
  const isFirst = !(await findEntry(db, "ball", demoBalls[0]?.id ?? ""));
  const poses = posesOf(demoBalls.map(({ id }) => `ball-${id}`));
  for (const [place, ball] of demoBalls.entries()) {
    const drawing = { age: ageOf(ball.fields.hatched, now), pose: poses[place] };
    const cover = await drawn(db, starterBook, ball.fields.genotype, `ball-${ball.id}`, ball.title, now, drawing);
    const log = isFirst ? untilYesterday(ball.log as Dated[], now) : [];
    report(await fillOne(db, { kind: "ball", ...past(ball, now), cover, log }, now));
  }
  const { version } = await readSetting(db, "shop", null);
  if (version === 0) await saveSetting(db, "shop", 0, sampleShop(), { by: STARTER_ACTOR, now });
}

interface Dated {
  date: string;
}

/** Moves the recent records so that the newest one of the collection is yesterday's, and the demo looks kept. */
function untilYesterday(log: readonly Dated[], now: Date): Dated[] {
  const days = Math.max(0, daysBetween(newestRecord, dayInJapan(now)) - 1);
  const isRecent = ({ date }: Dated) => daysBetween(date, newestRecord) < RECENT_DAYS;
  return log.map((record) => (isRecent(record) ? { ...record, date: addDays(record.date, days) } : record));
}

/** Limits the publication time to now, so that the entry is not scheduled. */
function past<Entry extends { fields: object; publishedAt: string }>(entry: Entry, now: Date) {
  const at = new Date(Math.min(Date.parse(entry.publishedAt), now.getTime()));
  return { ...entry, fields: { ...entry.fields }, publishedAt: at.toISOString() };
}

function sampleShop(): ShopInformation {
  const file = `demo/${SHOP_FILE}`;
  const read = readShopFile(`starter/${file}`, readFileSync(`${STARTER_FOLDER}${file}`, "utf8"));
  if (!read.ok) throw new Error(read.problems.map(problemText).join("\n"));
  return read.shop;
}
