// Reads the form for a clutch: lines of genotypes, each snake as its own form would check it, and first weights.

import type { Entry } from "#app/cms/content/entry.ts";
import type { Content, Problem } from "#app/cms/content/kind.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import { type LineReading, withRead } from "#app/cms/fields/rows/line.ts";
import { readGrams, readPastDay } from "#app/kinds/ball/care/read-values.ts";
import type { BreedFields } from "#app/kinds/breed/kind.ts";
import { genotypeLine } from "#app/kinds/shared/genotype-field.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { HatchlingRow, HatchlingsForm } from "./form.ts";

/** By the row they stand in, or "common". */
type Readings = Record<string, LineReading>;

export async function readLines(db: Db, { common, rows }: HatchlingsForm): Promise<Readings> {
  const lines: [string, string][] = [
    ["common", common],
    ...rows.map(({ line }, index): [string, string] => [String(index), line]),
  ];
  const read = lines
    .filter(([, line]) => line.trim() !== "")
    .map(async ([name, line]): Promise<[string, LineReading]> => [name, await readGenotypeLine(db, line)]);
  return Object.fromEntries(await Promise.all(read));
}

/** Where in this form a problem of the snake's own form stands. */
const columnOf: Readonly<Record<string, keyof HatchlingRow>> = {
  number: "number",
  title: "number",
  sex: "sex",
  genotype: "line",
  memo: "note",
};

/** The snake of a row, and what is the matter with it, at the row's own fields. */
export function checkHatchling(
  record: Entry,
  typed: HatchlingsForm,
  row: HatchlingRow,
  index: number,
  readings: Readings,
) {
  const { fields } = contentOf(record) as Content<BreedFields>; // asked for breeding records only
  const kind = kindNamed("ball");
  const reading = readings[index];
  const empty = emptyContent(kind);
  const raw = {
    ...empty,
    title: row.number,
    fields: {
      ...empty.fields,
      number: row.number,
      sex: row.sex,
      genotype: withRead(readings.common?.rows ?? [], reading?.rows ?? [], genotypeLine.key),
      hatched: typed.hatched,
      origin: "own",
      sire: fields.sire,
      dam: fields.dam,
      breed: record.id,
      memo: row.note,
    },
  };
  const checked = checkContent(kind, raw, typed.isPublished ? "publish" : "draft");
  const problems = (checked.ok ? [] : checked.problems).map(({ path, message }): Problem => {
    const name = path.replace(/^fields\./, "").split(/[.[]/)[0] ?? "";
    const column = columnOf[name];
    return { path: column ? `${column}.${index}` : name, message };
  });
  if (reading?.rest) problems.push({ path: `line.${index}`, message: `「${reading.rest}」が読めません` });
  return { content: checked.ok ? checked.content : empty, problems };
}

/** Each one's first weighing, null where none was typed, and what cannot be read. */
export function firstWeights(weighed: string, snakes: readonly { row: HatchlingRow; index: number }[], now: Date) {
  const problems: Problem[] = [];
  const date = readPastDay(weighed, dayInJapan(now));
  const read = snakes.map(({ row, index }) => {
    if (row.grams === "") return null;
    const grams = readGrams(row.grams);
    if (!grams.ok) problems.push({ path: `grams.${index}`, message: grams.message });
    if (!date.ok) problems.push({ path: "weighed", message: date.message });
    return date.ok && grams.ok ? { date: date.value, grams: grams.value } : null;
  });
  return { read, problems };
}
