// Stores the clutch form (eggs, hatching, snakes) in one transaction; on errors returns the form.

import type { GeneBook } from "@borupa/genetics";
import { unseenGenes } from "@borupa/genetics";
import type { Changed } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { storeBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Content, Problem } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { FormRow } from "#app/cms/fields/form-value.ts";
import { type LineReading, mergeRows } from "#app/cms/fields/rows/line.ts";
import { type Holder, holdersOf, takenWords } from "#app/collection/life/given-numbers.server.ts";
import { parentDoubts } from "#app/collection/season/parent-doubts.server.ts";
import { eventOn } from "#app/collection/season/season-event.ts";
import { lifeOf } from "#app/collection/season/season-life.ts";
import { eventsOfSeason } from "#app/collection/season/season-log.server.ts";
import { incubationDoubt } from "#app/collection/season/steps.ts";
import { type Pair, parentageWords } from "#app/collection/snake/parentage.server.ts";
import { addCare, careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { readGrams, readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { checkNewBall, placeBall } from "#app/kinds/ball/new-ball.server.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import { genotypeLine } from "#app/kinds/shared/genotype-field.ts";
import { itemsOfRows, readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { numberKey } from "#app/platform/search/number.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readClutch, writeClutch } from "./clutch.server.ts";
import type { HatchlingRow, HatchlingsAnswer, HatchlingsForm } from "./form.ts";
import { pairsOf } from "./page.server.ts";

// Parses genotype lines, validates each snake by the rules of its own form, and reads first weights.

type Readings = Record<string, LineReading>;

async function readLines(db: Db, { common, rows }: HatchlingsForm): Promise<Readings> {
  const lines: [string, string][] = [
    ["common", common],
    ...rows.map(({ line }, index): [string, string] => [String(index), line]),
  ];
  const read = lines
    .filter(([, line]) => line.trim() !== "")
    .map(async ([name, line]): Promise<[string, LineReading]> => [name, await readGenotypeLine(db, line)]);
  return Object.fromEntries(await Promise.all(read));
}

const columnOf: Readonly<Record<string, keyof HatchlingRow>> = {
  number: "number",
  title: "number",
  sex: "sex",
  genotype: "line",
  memo: "note",
};

function checkHatchling(
  record: Entry,
  typed: HatchlingsForm,
  { row, index }: Snake,
  { genotype }: Reckoned,
  reading: LineReading | undefined,
) {
  const { fields } = contentOf(record) as Content<BreedFields>; // called with breeding records only
  const sire = row.sire === "unknown" ? null : row.sire || fields.sire;
  const { content, problems: found } = checkNewBall(
    row.number,
    {
      ...{ number: row.number, sex: row.sex, genotype, hatched: typed.hatched, memo: row.note },
      ...{ origin: "own", sire, dam: fields.dam, breed: record.id },
    },
    typed.isPublished,
  );
  const problems = found.map(({ name, message }): Problem => {
    const column = columnOf[name];
    return { path: column ? `${column}.${index}` : name, message };
  });
  if (reading?.rest)
    problems.push({
      path: `line.${index}`,
      message: `「${reading.rest}」が読めません。図鑑にある名前で書いてください`,
    });
  return { content, problems };
}

interface Reckoned {
  genotype: FormRow[];
  doubt: string;
}

/** Returns the genes to record for a row, including hidden ones from the parents, and contradictions with them. */
function reckon(
  book: GeneBook,
  pair: Pair,
  typed: HatchlingsForm,
  reading: LineReading | undefined,
  readings: Readings,
): Reckoned {
  const read = mergeRows(readings.common?.rows ?? [], reading?.rows ?? [], genotypeLine.key);
  // A row without a look means unknown, not normal.
  if (!reading && read.length === 0) return { genotype: [], doubt: "" };
  const items = itemsOfRows(read);
  const unseen = typed.fillsUnseen && pair.sire && pair.dam ? unseenGenes(book, pair.sire, pair.dam, { items }) : [];
  const filled = unseen.map(({ item: { gene, state, percent } }) => ({
    gene,
    state,
    percent: percent === undefined ? "" : String(percent),
  }));
  return { genotype: [...read, ...filled], doubt: parentageWords(book, pair, items).join("") };
}

function firstWeights({ weighed, weights }: HatchlingsForm, snakes: readonly Snake[], now: Date) {
  const problems: Problem[] = [];
  const date = readPastDay(weighed, dayInJapan(now));
  const listed = weights.split(/[\s,、，]+/).filter(Boolean);
  const empty = snakes.filter(({ row }) => row.grams === "");
  const given = new Map(empty.map((snake, at) => [snake, listed[at] ?? ""]));
  if (listed.length > empty.length)
    problems.push({ path: "weights", message: `体重の数が多すぎます（空欄は${empty.length}匹）。減らしてください` });
  const read = snakes.map((snake) => {
    const typed = snake.row.grams || (given.get(snake) ?? "");
    if (typed === "") return null;
    const grams = readGrams(typed);
    const path = snake.row.grams === "" ? "weights" : `grams.${snake.index}`;
    if (!grams.ok) problems.push({ path, message: `「${typed}」：${grams.message}` });
    if (!date.ok) problems.push({ path: "weighed", message: date.message });
    return date.ok && grams.ok ? { date: date.value, grams: grams.value } : null;
  });
  return { read, problems };
}

export type Hatched = { ok: true; result: string | null; day: string | null } | { ok: false; answer: HatchlingsAnswer };

/** `isCountOnly`: stores eggs and hatching without creating snakes. */
export async function hatch(
  db: Db,
  record: Entry,
  typed: HatchlingsForm,
  actor: Actor,
  isCountOnly = false,
): Promise<Hatched> {
  const readings = await readLines(db, typed);
  const rows = isCountOnly ? [] : typed.rows;
  const snakes = rows.flatMap((row, index) => (row.number === "" ? [] : [{ row, index }]));
  const { fields } = contentOf(record) as Content<BreedFields>; // called with breeding records only
  const life = lifeOf(await eventsOfSeason(db, record.id));
  const [{ genes }, pairs] = await Promise.all([referenceIndexes(db), pairsOf(db, fields, life)]);
  const [own] = pairs;
  const pairFor = (sire: string): Pair =>
    sire === "unknown" ? { ...own, sire: null } : (pairs.find((pair) => pair.sire?.id === sire) ?? own);
  const reckoned = snakes.map(({ row, index }) => reckon(genes, pairFor(row.sire), typed, readings[index], readings));
  // Ask for confirmation if all looks are missing.
  const isBlank = typed.common === "" && typed.rows.every(({ line }) => line === "");
  const isLookless = snakes.length > 0 && reckoned.every(({ genotype }) => genotype.length === 0) && isBlank;
  for (const one of reckoned) if (isLookless) one.doubt ||= "見た目がまだ書かれていません。";
  const clutch = readClutch(typed, isCountOnly ? typed.wanted : String(snakes.length), dayInJapan(actor.now));
  const checked = snakes.map((snake, at) =>
    checkHatchling(record, typed, snake, reckoned[at] ?? { genotype: [], doubt: "" }, readings[snake.index]),
  );
  const laying = clutch.laid === null || clutch.laid === life.laid ? [] : [eventOn("laid", clutch.laid)];
  const doubts = Object.fromEntries(
    [
      ["laid", (await parentDoubts(db, fields, laying)).flat().join("。")] as const,
      ["hatched", incubationDoubt(clutch.laid ?? life.laid, clutch.hatched)] as const,
      ...snakes.map(({ index }, at) => [String(index), reckoned[at]?.doubt ?? ""] as const),
    ].filter(([, doubt]) => doubt !== ""),
  );
  const seen = Object.entries(doubts).flat().join(" ");
  const weights = firstWeights(typed, snakes, actor.now);
  const day = clutch.hatched ?? clutch.laid;
  const problems = [
    ...(isCountOnly ? clutch.problems : clutch.problems.filter(({ path }) => path !== "wanted")),
    ...(!isCountOnly && typed.hatched === ""
      ? [{ path: "hatched", message: "ハッチ日を入力してください（分からなければ、年だけでもかまいません）" }]
      : []),
    ...(!isCountOnly && snakes.length === 0 ? [{ path: "number.0", message: "番号を1つ以上入力してください" }] : []),
    ...(readings.common?.rest
      ? [{ path: "common", message: `「${readings.common.rest}」が読めません。図鑑にある名前で書いてください` }]
      : []),
    ...checked.flatMap((one) => one.problems),
    ...weights.problems,
  ];
  return db.transaction().execute(async (trx): Promise<Hatched> => {
    // Within the transaction, so that a double submit finds the snakes of the first one.
    const holders = await holdersOf(
      trx,
      snakes.map(({ row }) => row.number),
    );
    const wanted = snakes.map(({ row }, at) => ({
      id: holders.get(numberKey(row.number))?.id,
      content: checked[at]?.content,
      weighing: weights.read[at] ?? null,
    }));
    if (snakes.length > 0 && (await areMade(trx, wanted))) return { ok: true, result: null, day };
    problems.push(...numberProblems(snakes, holders));
    if (problems.length > 0 || seen !== typed.seen)
      return { ok: false, answer: { typed, problems: unique(problems), readings, doubts, seen } };
    const written = await writeClutch(trx, record.id, clutch, snakes.length, actor);
    if (!written.ok) {
      const found = written.problems.map((message) => ({ path: clutch.hatched ? "hatched" : "laid", message }));
      return { ok: false, answer: { typed, problems: found, readings, doubts, seen } };
    }
    const changed: Changed[] = [];
    const care: Parameters<typeof addCare>[1][number][] = [];
    for (const [index, { content }] of checked.entries()) {
      if (!content) continue;
      const ball = await placeBall(trx, content, actor, { isPublished: typed.isPublished });
      changed.push({ kind: "ball", id: ball, version: 1, before: null });
      const weighing = weights.read[index];
      if (weighing) care.push({ ball, type: "weight", ...weighing, isPublic: true });
    }
    const lines = [...written.lines, ...(await addCare(trx, care, actor))];
    const action = isCountOnly ? "clutch" : "hatch";
    const done = isCountOnly ? lines.length : snakes.length;
    if (done === 0) return { ok: true, result: null, day };
    return { ok: true, day, result: await storeBulkResult(trx, action, { done, failed: [], changed, lines }, actor) };
  });
}

interface Snake {
  row: HatchlingsForm["rows"][number];
  index: number;
}

function numberProblems(snakes: readonly Snake[], holders: ReadonlyMap<string, Holder>): Problem[] {
  return snakes.flatMap(({ row, index }) => {
    const key = numberKey(row.number);
    const isTwice = snakes.some((other) => other.index < index && numberKey(other.row.number) === key);
    const holder = holders.get(key);
    if (!isTwice && !holder) return [];
    return [{ path: `number.${index}`, message: holder ? takenWords(holder) : "同じ番号が2つあります" }];
  });
}

/** Returns the form with parsed lines, after a meaning was chosen. */
export async function redraw(db: Db, typed: HatchlingsForm): Promise<HatchlingsAnswer> {
  return { typed, problems: [], readings: await readLines(db, typed), doubts: {}, seen: "" };
}

interface Wanted {
  id: string | undefined;
  content: Content | null | undefined;
  weighing: { date: string; grams: number } | null;
}

/**
 * Returns whether all snakes exist exactly as typed. If anything differs for the same numbers, the user means other snakes, and must not
 * lose the input.
 */
async function areMade(trx: Db, wanted: readonly Wanted[]): Promise<boolean> {
  for (const { id, content, weighing } of wanted) {
    const entry = id === undefined ? undefined : await findEntry(trx, "ball", id);
    if (!entry || !content) return false;
    const typed = ({ fields }: Content) =>
      JSON.stringify([fields.breed, fields.sex, fields.genotype, fields.memo, fields.hatched]);
    if (typed(contentOf(entry)) !== typed(content)) return false;
    const isWeighed = (await careOf(trx, entry.id)).some(
      (line) => line.type === "weight" && line.date === weighing?.date && line.grams === weighing.grams,
    );
    if (weighing && !isWeighed) return false;
  }
  return true;
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values()];
}
