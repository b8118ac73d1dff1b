// The rows of a file of records, taken into the snakes' logs in the caller's transaction: what cannot be is named by its line.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import { type Care, type CareRecord, careLabels, careWords } from "#app/kinds/ball/care/care.ts";
import { addCare, careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { type Read, readCount, readGrams, readNote, readPastDay, readSize } from "#app/kinds/ball/care/read-values.ts";
import { isSameLine } from "#app/kinds/ball/care/stored-care.server.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import { foodIn, kindIn, outcomeIn, shedIn } from "#app/kinds/ball/tables/values.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import type { CsvRow } from "./csv-text.server.ts";
import { KnownSnakes } from "./known-snakes.server.ts";
import type { Plan, PlannedRow, Writing } from "./plan.ts";

export async function importRecords(
  trx: Db,
  { rows, plan, writing }: { rows: readonly CsvRow[]; plan: Plan; writing: Writing },
  actor: Actor,
): Promise<void> {
  const known = await KnownSnakes.read(trx, actor.now);
  const today = dayInJapan(actor.now);
  const seen = new Set<string>();
  const added: Parameters<typeof addCare>[1][number][] = [];
  const logs = new Map<string, CareRecord[]>();
  const weighed: { row: PlannedRow; log: CareRecord[]; date: string; grams: number }[] = [];
  const days: { row: PlannedRow; date: string }[] = [];
  for (const { line, cells } of rows) {
    const problem = (message: string) => plan.problems.push({ line, message });
    const found = known.of(cells);
    const snake = found.ok ? found.snake : undefined;
    const date = readPastDay(cells.date ?? "", today);
    const care = readCareCells(cells);
    if (!found.ok) problem(found.message);
    else if (!snake) problem(`個体「${cells.id || cells.number || cells.title || ""}」が見つかりません`);
    if (!date.ok) problem(`日付: ${date.message}`);
    if (!care.ok) problem(care.message);
    if (!snake || !date.ok || !care.ok) continue;
    const { id, content } = snake;
    const key = care.value.type === "weight" ? `${id} ${date.value}` : `${id} ${date.value} ${careWords(care.value)}`;
    if (seen.has(key)) {
      problem("同じ個体の同じ日の行がほかにもあります");
      continue;
    }
    seen.add(key);
    const log = logs.get(id) ?? (await careOf(trx, id));
    logs.set(id, log);
    const ofDay = log.filter((one) => one.date === date.value && one.type === care.value.type);
    const same = ofDay.find((one) => isSameLine(one, { ...care.value, date: date.value, isPublic: one.isPublic }));
    const current = care.value.type === "weight" ? ofDay[0] : same;
    const isPublic = shownIn(cells, current?.isPublic ?? true);
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
    days.push({ row, date: date.value });
    if (care.value.type === "weight") weighed.push({ row, log, date: date.value, grams: care.value.grams });
  }
  const lives = await lifeDoubts(trx, [...logs.keys()]);
  const doubtsOf = new Map(
    weighed.map(({ row, log, ...weighing }) => [row, weightDoubt(before(log, weighing.date), weighing)]),
  );
  for (const { row, date } of days) {
    const doubt = [lives(row.id, date), doubtsOf.get(row)].filter(Boolean).join("。");
    if (doubt) row.doubt = doubt;
  }
  writing.lines.push(...(await addCare(trx, added, actor)));
}

/** A row without a kind is a weighing, as the shop's own file of weights has it. */
function readCareCells(cells: CsvRow["cells"]): Read<Care> {
  const cell = (name: string) => cells[name] ?? "";
  const kind = cell("kind") === "" ? "weight" : kindIn(cell("kind"));
  switch (kind) {
    case "weight": {
      const grams = readGrams(cell("grams"));
      return grams.ok
        ? { ok: true, value: { type: "weight", grams: grams.value } }
        : { ok: false, message: `体重: ${grams.message}` };
    }
    case "meal": {
      const { prey } = foodIn(cell("food"));
      const size = readSize(cell("size"));
      const count = cell("count") === "" ? { ok: true as const, value: 1 } : readCount(cell("count"));
      if (!size.ok) return { ok: false, message: `大きさ: ${size.message}` };
      if (!count.ok) return { ok: false, message: `数: ${count.message}` };
      const outcome = outcomeIn(cell("outcome")) ?? "eaten";
      return { ok: true, value: { type: "meal", prey, size: size.value, count: count.value, outcome } };
    }
    case "shed":
      return { ok: true, value: { type: "shed", shed: shedIn(cell("shed")) === "pieces" ? "pieces" : "whole" } };
    case "cleaning":
      return { ok: true, value: { type: "cleaning" } };
    case "vet":
    case "note": {
      const type = kind === "vet" ? "visit" : "note";
      const note = readNote(cell("note"));
      if (note.ok && note.value === "") return { ok: false, message: "メモ: 何も書かれていません" };
      return note.ok
        ? { ok: true, value: { type, note: note.value } }
        : { ok: false, message: `メモ: ${note.message}` };
    }
    default:
      return { ok: false, message: `種類「${cell("kind")}」は読めません（${Object.values(careLabels).join("・")}）` };
  }
}

/** Where the file does not say it, it stays as it is. */
function shownIn({ isPublic = "" }: CsvRow["cells"], asIs: boolean): boolean {
  return isPublic === "" ? asIs : !/^(?:いいえ|no|false|0|×)$/i.test(isPublic);
}

function yesOrNo(isPublic: boolean): string {
  return isPublic ? "はい" : "いいえ";
}

/** A weight without its commas: as it is typed. */
const careWordsPlain = (care: Care) => (care.type === "weight" ? `${care.grams}g` : careWords(care));

function before(log: readonly CareRecord[], day: string): { date: string; grams: number } | undefined {
  const earlier = log
    .flatMap((one) => (one.type === "weight" && one.date < day ? [{ date: one.date, grams: one.grams }] : []))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return earlier.at(-1);
}
