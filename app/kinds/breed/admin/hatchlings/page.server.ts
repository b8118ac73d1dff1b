// The page that makes a clutch's snakes: the record's facts, the snakes that name it already, and an empty form with numbers.

import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { clutchSize, type HatchlingRow, type HatchlingsForm, type RowsRequested } from "./form.ts";

export async function hatchlingsPage(db: Db, entry: Entry, search: URLSearchParams, now: Date) {
  const { title, fields } = contentOf(entry) as Content<BreedFields>; // called with breeding records only
  const [given, parents, made] = await Promise.all([
    givenNumbers(db),
    titles(db, [fields.sire, fields.dam]),
    madeAlready(db, entry.id, now),
  ]);
  const today = dayInJapan(now);
  const left = Math.max(1, (fields.hatchlings ?? 6) - made.length);
  const count = clutchSize(search.get("count") ?? String(left));
  const first = search.get("first")?.trim() || nextNumber(given, (fields.hatched ?? today).slice(0, 4));
  const taken = new Set(given);
  const typed: HatchlingsForm = {
    hatched: fields.hatched ?? "",
    weighed: today,
    common: "",
    isPublished: false,
    rows: series(first, count, (number) => taken.has(number)).map(blankRow),
  };
  return { id: entry.id, title: title || entry.id, parents, made, count, first, typed };
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
  const taken = new Set(await givenNumbers(db));
  const from = first || (typed.rows[0]?.number ?? "");
  const numbers = series(from, count, (number) => taken.has(number));
  return { ...typed, rows: numbers.map((number, index) => ({ ...(typed.rows[index] ?? blankRow(number)), number })) };
}

export type HatchlingsPage = Awaited<ReturnType<typeof hatchlingsPage>>;

/** Every number a snake has, in the trash too: none is given twice. */
async function givenNumbers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("entries").selectAll().where("kind", "=", "ball").execute();
  return rows.flatMap((row) => {
    const { number } = contentOf(entryOf(row)).fields;
    return typeof number === "string" && number !== "" ? [number] : [];
  });
}

async function titles(db: Db, ids: readonly (string | null)[]): Promise<(string | null)[]> {
  const known = ids.filter((id) => id !== null);
  const rows = await db
    .selectFrom("entries")
    .select(["id", "title"])
    .where("kind", "=", "ball")
    .where("id", "in", known.length > 0 ? known : [""])
    .execute();
  return ids.map((id) => id && (rows.find((row) => row.id === id)?.title || id));
}

async function madeAlready(db: Db, id: string, now: Date) {
  const rows = await db
    .selectFrom("entries")
    .selectAll("entries")
    .innerJoin("entry_keys as k", (join) => join.on("k.kind", "=", "ball").onRef("k.id", "=", "entries.id"))
    .where("entries.kind", "=", "ball")
    .where("k.name", "=", "breed")
    .where("k.text", "=", id)
    .orderBy("entries.title")
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title || row.id, stage: stageOf(entryOf(row), now) }));
}

// Individual numbers that go on from those a keeper has given: BP-2026-041, BP-2026-042 …

/** Numbers from the first on, as many as requested; those given already are passed over. */
export function series(first: string, count: number, isTaken: (number: string) => boolean): string[] {
  // Of a longer one, as a microchip's, the last figures: JavaScript counts no further.
  const parts = /^(.*?)(\d{1,15})(\D*)$/.exec(first.trim());
  if (!parts) return [first.trim(), ...Array<string>(Math.max(0, count - 1)).fill("")];
  const [, before = "", digits = "", after = ""] = parts;
  const numbers: string[] = [];
  for (let next = Number(digits); numbers.length < count; next += 1) {
    const number = `${before}${String(next).padStart(digits.length, "0")}${after}`;
    if (!isTaken(number)) numbers.push(number);
  }
  return numbers;
}

/** The number to go on with in a year: in the form of the keeper's last ones, after the highest of that year. */
export function nextNumber(given: readonly string[], year: string): string {
  const forms = given.flatMap((number) => {
    const parts = /^(.*?)((?:19|20)\d{2})(\D+)(\d+)$/.exec(number);
    return parts ? [{ before: parts[1] ?? "", year: parts[2], between: parts[3] ?? "", digits: parts[4] ?? "" }] : [];
  });
  const last = forms.toSorted((a, b) => String(b.year).localeCompare(String(a.year)))[0];
  const { before, between, digits } = last ?? { before: "", between: "-", digits: "000" };
  const ofYear = forms.filter((form) => form.year === year && form.before === before && form.between === between);
  const highest = Math.max(0, ...ofYear.map((form) => Number(form.digits)));
  return `${before}${year}${between}${String(highest + 1).padStart(digits.length, "0")}`;
}
