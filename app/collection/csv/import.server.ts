// CSV import: runs in a transaction that is committed only if every line is valid and the user has seen the preview.

import { createHash } from "node:crypto";
import { storeBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import {
  type Care,
  type CareRecord,
  type CareType,
  careLabels,
  careWords,
  outcomeLabels,
  shedLabels,
} from "#app/kinds/ball/care/care.ts";
import { addCare, careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { lineOf } from "#app/kinds/ball/care/read-care.ts";
import { type Read, readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { isSameLine } from "#app/kinds/ball/care/stored-care.server.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import { serialDay } from "#app/kinds/ball/tables/days.ts";
import { kindIn, mealIn, outcomeOf, shedIn, yesIn } from "#app/kinds/ball/tables/values.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import { isOfRecords, LINE_COLUMN, recordColumns, snakeColumns } from "./columns.ts";
import { type CsvProblem, type CsvRow, headingOf, rowsOfCsv } from "./csv-text.server.ts";
import { importSnakes } from "./import-snakes.server.ts";
import { KnownSnakes } from "./known-snakes.server.ts";
import type { Plan, PlannedRow, Writing } from "./plan.ts";

export interface CsvTrial {
  plan: Plan;
  /** Identifies this plan. */
  seal: string;
  isWritten: boolean;
  /** Undo token. */
  result: string | null;
}

/**
 * Writes the file (or the files of one table) if `seal` matches the previewed plan; otherwise only previews. `sure`: ids of published
 * snakes whose changes go live; others are saved as drafts.
 */
export async function takeInCsv(
  db: Db,
  given: string | readonly string[],
  actor: Actor,
  { seal, sure }: { seal: string | null; sure: readonly string[] },
): Promise<CsvTrial> {
  // Browsers normalise line breaks when the form resubmits the text.
  const texts = [given].flat().map((text) => text.replace(/\r\n?/g, "\n"));
  const files = texts.map(readFile);
  const plan: Plan = {
    rows: [],
    same: 0,
    ignored: files.flatMap(({ ignored }) => ignored),
    problems: [],
    left: [],
  };
  plan.problems.push(...files.flatMap(({ problems }) => problems));
  if (files.some(({ rows }) => rows === null)) return { plan, seal: "", isWritten: false, result: null };
  let result: string | null = null;
  // The preview applies the rules for public content; the user's answer only decides where the values go.
  const outs = new Set(sure);
  const writing: Writing = { goesOut: (id) => seal === null || outs.has(id), changed: [], lines: [] };
  const isWritten = await attempt(db, async (trx) => {
    for (const { isRecords, isForeign, rows } of files) {
      const known = plan.problems.length;
      await (isRecords ? importRecords : importSnakes)(trx, { rows: rows ?? [], isForeign, plan, writing }, actor);
      // Users cannot fix another program's table, so import what is readable.
      if (isForeign) leaveOut(plan, plan.problems.splice(known));
    }
    plan.problems.sort((a, b) => a.line - b.line);
    const isSeen = plan.problems.length === 0 && plan.rows.length > 0 && seal === sealOf(plan, texts);
    if (isSeen) {
      const { changed, lines } = writing;
      result = await storeBulkResult(trx, "csv", { done: plan.rows.length, failed: [], changed, lines }, actor);
    }
    return isSeen;
  });
  // Show the preview again by the rules for public content, like the first time.
  if (!isWritten && seal !== null) return takeInCsv(db, texts, actor, { seal: null, sure });
  return { plan, seal: sealOf(plan, texts), isWritten, result };
}

/** Adds the problems of lines without an earlier one, each once: a skipped snake has no weight and no meal either. */
function leaveOut({ left }: Plan, problems: readonly CsvProblem[]): void {
  const lines = new Set(left.map(({ line }) => line));
  const once = new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem]));
  left.push(...[...once.values()].filter(({ line }) => !lines.has(line)));
}

const IDENTITIES = ["id", "number", "title"];

/** `isForeign`: from a foreign table, with its line numbers. `rows` is null if the file is unreadable. */
function readFile(text: string) {
  const heading = headingOf(text);
  const isRecords = isOfRecords(heading);
  const columns = [{ name: "line", label: LINE_COLUMN }, ...(isRecords ? recordColumns : snakeColumns)];
  const read = rowsOfCsv(text, columns);
  const file = { isRecords, isForeign: heading.includes(LINE_COLUMN), ignored: read.ok ? read.ignored : [] };
  if (!read.ok) return { ...file, rows: null, problems: read.problems };
  const [first] = read.rows;
  if (first && !IDENTITIES.some((name) => name in first.cells)) {
    const message = "見出しの行に「ID」「個体番号」「名前」のどれかが必要です";
    return { ...file, rows: null, problems: [...read.problems, { line: 1, message }] };
  }
  const rows = read.rows.map(({ line, cells: { line: own, ...cells } }) => ({ line: Number(own) || line, cells }));
  return { ...file, rows, problems: read.problems };
}

function sealOf(plan: Plan, text: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([plan.rows, plan.same, text]))
    .digest("hex");
}

class TakenBack extends Error {}

/** Runs `work` in a transaction; rolls back unless it returns true. */
async function attempt(db: Db, work: (trx: Db) => Promise<boolean>): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      if (!(await work(trx))) throw new TakenBack();
    });
    return true;
  } catch (error) {
    if (error instanceof TakenBack) return false;
    throw error;
  }
}

async function importRecords(
  trx: Db,
  { rows, plan, writing }: { rows: readonly CsvRow[]; plan: Plan; writing: Writing },
  actor: Actor,
): Promise<void> {
  const known = await KnownSnakes.read(trx, actor.now);
  const today = dayInJapan(actor.now);
  const seen = new Set<string>();
  const added: Parameters<typeof addCare>[1][number][] = [];
  const logs = new Map<string, CareRecord[]>();
  const read: { row: PlannedRow; log: CareRecord[]; date: string; care: Care }[] = [];
  for (const { line, cells } of rows) {
    const problem = (message: string) => plan.problems.push({ line, message });
    const found = known.of(cells);
    const snake = found.ok ? found.snake : undefined;
    const date = readPastDay(serialDay(cells.date ?? "") ?? cells.date ?? "", today);
    const care = readCareCells(cells);
    const shown = shownIn(cells);
    if (!found.ok) problem(found.message);
    else if (!snake)
      problem(
        `個体「${cells.id || cells.number || cells.title || ""}」が見つかりません。個体番号か名前を確かめてください`,
      );
    if (!date.ok) problem(`日付：${date.message}`);
    if (!care.ok) problem(care.message);
    if (shown === null) problem(`サイトに出す「${cells.isPublic}」が読めません。「はい」か「いいえ」を書いてください`);
    if (shown === null || !snake || !date.ok || !care.ok) continue;
    const { id, content } = snake;
    const key = care.value.type === "weight" ? `${id} ${date.value}` : `${id} ${date.value} ${careWords(care.value)}`;
    if (seen.has(key)) {
      problem("同じ個体の同じ日の記録が、ほかの行にもあります。どれか1つを残してください");
      continue;
    }
    seen.add(key);
    const log = logs.get(id) ?? (await careOf(trx, id));
    logs.set(id, log);
    const ofDay = log.filter((one) => one.date === date.value && one.type === care.value.type);
    const same = ofDay.find((one) => isSameLine(one, { ...care.value, date: date.value, isPublic: one.isPublic }));
    const current = care.value.type === "weight" ? ofDay[0] : same;
    const isPublic = shown ?? current?.isPublic ?? true;
    if (same && same.isPublic === isPublic) {
      plan.same += 1;
      continue;
    }
    const record = { ...care.value, date: date.value, isPublic };
    added.push({ ball: id, ...record });
    log.push({ ...record, id: 0, version: 0, by: "" });
    const label =
      care.value.type === "weight" ? formatDay(date.value) : `${formatDay(date.value)} ${careLabels[care.value.type]}`;
    const row: PlannedRow = {
      line,
      of: "record",
      id,
      isOut: false,
      isPutOnSale: false,
      title: content.title || id,
      number: content.fields.number,
      what: current ? "changed" : "new",
      changes: [
        { label, from: current ? careWordsPlain(current) : "", to: careWordsPlain(care.value) },
        ...(current && current.isPublic !== isPublic
          ? [{ label: "サイトに出す", from: yesOrNo(current.isPublic), to: yesOrNo(isPublic) }]
          : []),
      ],
    };
    plan.rows.push(row);
    read.push({ row, log, date: date.value, care: care.value });
  }
  const lives = await lifeDoubts(trx, [...logs.keys()]);
  for (const { row, log, date, care } of read) {
    const ofWeight = care.type === "weight" ? weightDoubt(before(log, date), { date, grams: care.grams }) : null;
    const doubt = [lives(row.id, date), ofWeight].filter(Boolean).join("。");
    if (doubt) row.doubt = doubt;
  }
  writing.lines.push(...(await addCare(trx, added, actor)));
}

/** Rows without a kind are weighings, as in the shop's own weights file. */
function readCareCells(cells: CsvRow["cells"]): Read<Care> {
  const cell = (name: string) => cells[name] ?? "";
  const word = cell("kind") === "" ? "weight" : kindIn(cell("kind"));
  const type = types[word ?? ""];
  if (!type)
    return {
      ok: false,
      message: `種類「${cell("kind")}」は使えません。${Object.values(careLabels).join("・")} のどれかを書いてください`,
    };
  // 拒食 and 脱皮不全 as kinds state the result as well.
  const meal = mealIn(cell("food"));
  const outcome = outcomeOf(cell("outcome"), cell("kind"), meal.outcome);
  const shed = shedIn(cell("shed") || cell("kind"));
  if (type === "meal" && !outcome) return unread("outcome", cell("outcome"), outcomeLabels);
  if (type === "shed" && shed !== "whole" && shed !== "pieces")
    return unread("shed", cell("shed") || cell("kind"), shedLabels);
  const read = lineOf(type, {
    ...{ grams: cell("grams"), size: cell("size"), count: cell("count"), note: cell("note"), visit: cell("note") },
    ...{ meal: outcome ?? "", prey: meal.food.prey, cleaned: "on" },
    ...{ shed: shed ?? "", medicine: "", dose: "", days: "" },
  });
  if (read.ok) return { ok: true, value: read.line };
  const [problem] = read.problems;
  return { ok: false, message: [labelOf(problem?.name), problem?.message].filter(Boolean).join("：") };
}

const labelOf = (column = "") => recordColumns.find(({ name }) => name === column)?.label.replace(/（.*/, "");

function unread(column: string, text: string, words: Readonly<Record<string, string>>): Read<Care> {
  const known = Object.values(words).join("・");
  return { ok: false, message: `${labelOf(column)}「${text}」が読めません。${known} のどれかを書いてください` };
}

const types: Readonly<Record<string, CareType>> = {
  ...{ weight: "weight", meal: "meal", shed: "shed", cleaning: "cleaning", vet: "visit", note: "note" },
};

/** Returns undefined if unspecified, which keeps the current value, and null if unclear. */
function shownIn({ isPublic = "" }: CsvRow["cells"]): boolean | null | undefined {
  if (isPublic === "") return undefined;
  return /^(?:非公開|公開)$/.test(isPublic) ? isPublic === "公開" : yesIn(isPublic);
}

function yesOrNo(isPublic: boolean): string {
  return isPublic ? "はい" : "いいえ";
}

/** Weights without thousands separators. */
const careWordsPlain = (care: Care) => (care.type === "weight" ? `${care.grams}g` : careWords(care));

function before(log: readonly CareRecord[], day: string): { date: string; grams: number } | undefined {
  const earlier = log
    .flatMap((one) => (one.type === "weight" && one.date < day ? [{ date: one.date, grams: one.grams }] : []))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return earlier.at(-1);
}
