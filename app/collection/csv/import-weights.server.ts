// The rows of a weights' file, taken into the snakes' logs in the caller's transaction: what cannot be is named by its line.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import { addCare, careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { readGrams, readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import type { CsvRow } from "./csv-text.server.ts";
import { KnownSnakes } from "./known-snakes.server.ts";
import type { Plan, PlannedRow, Writing } from "./plan.ts";

export async function importWeights(
  trx: Db,
  { rows, plan, writing }: { rows: readonly CsvRow[]; plan: Plan; writing: Writing },
  actor: Actor,
): Promise<void> {
  const known = await KnownSnakes.read(trx, actor.now);
  const today = dayInJapan(actor.now);
  const seen = new Set<string>();
  const weighings: Parameters<typeof addCare>[1][number][] = [];
  const logs = new Map<string, Log>();
  const planned: { row: PlannedRow; log: Log; date: string; grams: number }[] = [];
  for (const { line, cells } of rows) {
    const problem = (message: string) => plan.problems.push({ line, message });
    const found = known.of(cells);
    const date = readPastDay(cells.date ?? "", today);
    const grams = readGrams(cells.grams ?? "");
    if (!found.ok) problem(found.message);
    else if (!found.snake) problem(`個体「${cells.id || cells.number || ""}」が見つかりません`);
    if (!date.ok) problem(`日付: ${date.message}`);
    if (!grams.ok) problem(`体重: ${grams.message}`);
    if (!found.ok || !found.snake || !date.ok || !grams.ok) continue;
    const { id, content } = found.snake;
    if (seen.has(`${id} ${date.value}`)) {
      problem("同じ個体の同じ日の行がほかにもあります");
      continue;
    }
    seen.add(`${id} ${date.value}`);
    const log = logs.get(id) ?? (await logOf(trx, id));
    logs.set(id, log);
    const current = log.get(date.value);
    const isPublic = shownIn(cells, current?.isPublic ?? true);
    log.set(date.value, { grams: grams.value, isPublic });
    const from = current?.grams ?? null;
    if (from === grams.value && current?.isPublic === isPublic) {
      plan.same += 1;
      continue;
    }
    weighings.push({ ball: id, type: "weight", date: date.value, grams: grams.value, isPublic });
    const row: PlannedRow = {
      line,
      id,
      isOut: false,
      title: content.title || id,
      number: content.fields.number,
      what: from === null ? "new" : "changed",
      changes: [
        { label: formatDay(date.value), from: from === null ? "" : `${from}g`, to: `${grams.value}g` },
        ...(current && current.isPublic !== isPublic
          ? [{ label: "サイトに出す", from: yesOrNo(current.isPublic), to: yesOrNo(isPublic) }]
          : []),
      ],
    };
    plan.rows.push(row);
    planned.push({ row, log, date: date.value, grams: grams.value });
  }
  const lives = await lifeDoubts(trx, [...logs.keys()]);
  for (const { row, log, ...weighing } of planned) {
    const doubt = [lives(row.id, weighing.date), weightDoubt(before(log, weighing.date), weighing)]
      .filter(Boolean)
      .join("。");
    if (doubt) row.doubt = doubt;
  }
  writing.lines.push(...(await addCare(trx, weighings, actor)));
}

/** Where the file does not say it, it stays as it is. */
function shownIn({ isPublic = "" }: CsvRow["cells"], asIs: boolean): boolean {
  return isPublic === "" ? asIs : !/^(?:いいえ|no|false|0|×)$/i.test(isPublic);
}

function yesOrNo(isPublic: boolean): string {
  return isPublic ? "はい" : "いいえ";
}

/** A snake's weights by their days: those it has, and over them the file's. */
type Log = Map<string, { grams: number; isPublic: boolean }>;

async function logOf(trx: Db, id: string): Promise<Log> {
  const records = await careOf(trx, id, { types: ["weight"] });
  return new Map(records.flatMap((record) => (record.type === "weight" ? [[record.date, record] as const] : [])));
}

function before(log: Log, day: string): { date: string; grams: number } | undefined {
  const earlier = [...log.keys()].filter((other) => other < day).sort();
  const date = earlier.at(-1) ?? "";
  const weighing = log.get(date);
  return weighing && { date, grams: weighing.grams };
}
