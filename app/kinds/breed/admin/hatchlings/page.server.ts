// The page that makes a clutch's snakes: the record's facts, the snakes that name it already, and an empty form with numbers.

import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { numberKey } from "#app/collection/life/number.ts";
import { pairOf } from "#app/kinds/ball/admin/parentage.server.ts";
import { givenNumbers, nextNumber, series } from "#app/kinds/ball/numbers.server.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { untrashed } from "#app/kinds/shared/untrashed.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { clutchSize, type HatchlingRow, type HatchlingsForm, type RowsRequested } from "./form.ts";
import { offersOf } from "./offers.server.ts";

export async function hatchlingsPage(db: Db, entry: Entry, search: URLSearchParams, now: Date) {
  const { title, fields } = contentOf(entry) as Content<BreedFields>; // called with breeding records only
  const [given, pair, made, { genes }] = await Promise.all([
    givenNumbers(db),
    pairOf(db, fields.sire, fields.dam),
    madeAlready(db, entry.id, now),
    referenceIndexes(db, now),
  ]);
  const parents = [fields.sire && (pair.sire?.title ?? fields.sire), fields.dam && (pair.dam?.title ?? fields.dam)];
  const today = dayInJapan(now);
  const left = Math.max(1, (fields.hatchlings ?? 6) - made.length);
  const count = clutchSize(search.get("count") ?? String(left));
  const first = search.get("first")?.trim() || nextNumber(given, (fields.hatched ?? today).slice(0, 4));
  const taken = new Set(given.map(numberKey));
  const typed: HatchlingsForm = {
    hatched: fields.hatched ?? "",
    weighed: today,
    common: "",
    weights: "",
    fillsUnseen: true,
    seen: "",
    isPublished: false,
    rows: series(first, count, (number) => taken.has(numberKey(number))).map(blankRow),
  };
  return { id: entry.id, title: title || entry.id, parents, made, count, first, typed, offers: offersOf(genes, pair) };
}

function blankRow(number: string): HatchlingRow {
  return { number, sex: "unknown", line: "", grams: "", note: "" };
}

/** As many rows as requested, with the numbers from the first on; what was typed into them stays. */
export async function withRows(
  db: Db,
  typed: HatchlingsForm,
  { count, first }: RowsRequested,
): Promise<HatchlingsForm> {
  const taken = new Set((await givenNumbers(db)).map(numberKey));
  const from = first || (typed.rows[0]?.number ?? "");
  const numbers = series(from, count, (number) => taken.has(numberKey(number)));
  return { ...typed, rows: numbers.map((number, index) => ({ ...(typed.rows[index] ?? blankRow(number)), number })) };
}

export type HatchlingsPage = Awaited<ReturnType<typeof hatchlingsPage>>;

async function madeAlready(db: Db, id: string, now: Date) {
  const made = await untrashed(db, "ball", { keys: { breed: id } });
  return made.map(({ entry, title }) => ({ id: entry.id, title, stage: stageOf(entry, now) }));
}
