// Loads the clutch page: facts of the season, snakes already created, and an empty numbered form.

import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import { offersOfAll } from "#app/collection/breeding/pair/offers.server.ts";
import { clutchWords, lastClutch, lifeOf, type SeasonLife } from "#app/collection/season/season-life.ts";
import { eventsOfSeason } from "#app/collection/season/season-log.server.ts";
import { type Pair, pairOf } from "#app/collection/snake/parentage.server.ts";
import { givenNumbers, nextNumber, series } from "#app/kinds/ball/numbers.server.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { numberKey } from "#app/platform/search/number.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { clutchSize, type HatchlingRow, type HatchlingsForm, type RowsRequested } from "./form.ts";

export async function hatchlingsPage(db: Db, entry: Entry, search: URLSearchParams, now: Date) {
  const { title, fields } = contentOf(entry) as Content<BreedFields>; // called with breeding records only
  const events = await eventsOfSeason(db, entry.id);
  const life = lifeOf(events);
  const { laid, eggs, slugs } = lastClutch(events);
  const [given, pairs, made, { genes }] = await Promise.all([
    givenNumbers(db),
    pairsOf(db, fields, life),
    madeAlready(db, entry.id, now),
    referenceIndexes(db, now),
  ]);
  const [pair] = pairs;
  const parents = [fields.sire && (pair.sire?.title ?? fields.sire), fields.dam && (pair.dam?.title ?? fields.dam)];
  const today = dayInJapan(now);
  const unmade = Math.max(0, (life.hatchlings ?? 0) - made.length);
  const count = clutchSize(search.get("count") ?? String(unmade || life.remaining || 1));
  const hatched = unmade > 0 ? (life.hatched ?? "") : "";
  const first = search.get("first")?.trim() || nextNumber(given, (life.hatched ?? today).slice(0, 4));
  const sires = pairs.map(({ sire }) => sire).filter((sire) => sire !== null);
  const blank = blankRow(sires.length > 1 ? "unknown" : "");
  const figure = (value: number | null) => (value === null ? "" : String(value));
  const taken = new Set(given.map(numberKey));
  const typed: HatchlingsForm = {
    ...{ laid: laid ?? "", eggs: figure(eggs), slugs: figure(slugs), lost: "", wanted: String(count), first },
    hatched,
    weighed: today,
    common: "",
    weights: "",
    fillsUnseen: true,
    seen: "",
    isPublished: false,
    rows: series(first, count, (number) => taken.has(numberKey(number))).map((number) => ({ ...blank, number })),
  };
  return {
    ...{ id: entry.id, title: title || entry.id, parents, made, count, first, typed },
    sires: sires.length > 1 ? sires.map(({ id, title: name }) => ({ value: id, label: name })) : [],
    clutch: clutchWords(life),
    offers: offersOfAll(genes, pairs),
  };
}

/** Returns the pair once per possible sire. */
export async function pairsOf(db: Db, { sire, dam }: BreedFields, life: SeasonLife): Promise<[Pair, ...Pair[]]> {
  const others = life.otherSires.filter((other) => other !== sire);
  return [await pairOf(db, sire, dam), ...(await Promise.all(others.map((other) => pairOf(db, other, dam))))];
}

function blankRow(sire: string): HatchlingRow {
  return { number: "", sex: "unknown", sire, line: "", grams: "", note: "" };
}

/** Resizes the rows, with numbers from `first`, preserving input. */
export async function withRows(
  db: Db,
  typed: HatchlingsForm,
  { count, first }: RowsRequested,
): Promise<HatchlingsForm> {
  const taken = new Set((await givenNumbers(db)).map(numberKey));
  const from = first || (typed.rows[0]?.number ?? "");
  const numbers = series(from, count, (number) => taken.has(numberKey(number)));
  const blank = blankRow(typed.rows[0]?.sire ? "unknown" : "");
  const rows = numbers.map((number, index) => ({ ...(typed.rows[index] ?? blank), number }));
  return { ...typed, wanted: String(rows.length), first: from, rows };
}

export type HatchlingsPage = Awaited<ReturnType<typeof hatchlingsPage>>;

async function madeAlready(db: Db, id: string, now: Date) {
  const made = await untrashed(db, "ball", { keys: { breed: id } });
  return made.map(({ entry, title }) => ({ id: entry.id, title, stage: stageOf(entry, now) }));
}
