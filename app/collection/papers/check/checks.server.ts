// Stored daily checks: one row per version; the latest of a day counts, earlier ones are its history.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { isHere } from "#app/collection/life/line.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { cached, raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { csvOfRows } from "#app/platform/csv/write.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan, formatDay } from "#app/platform/site/days.ts";
import type { LedgerProblem } from "../ledger/forms.ts";
import { keeperOf, ledgerLines, usualName } from "../ledger/ledger.server.ts";
import { storedUntil } from "../ledger/report.ts";
import { conditionLabels, countWords, type DailyCheck, duties, readCheck, type TypedCheck, typedOf } from "./check.ts";

async function checksOf(db: Db, from: string, to: string) {
  const rows = await db
    .selectFrom("daily_checks")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ value, ...row }) => ({ ...row, check: JSON.parse(value) }));
}

async function animalsOn(db: Db, day: string, now: Date): Promise<number> {
  return (await ledgerLines(db, now)).filter((line) => isHere(line, day)).length;
}

type Reader = Pick<Actor, "by" | "now">;

function checkerOf(db: Db, account: string): Promise<string> {
  const checks = db.selectFrom("daily_checks").select("value").orderBy("id", "desc").limit(1);
  return usualName(db, account, async (by) => {
    const last = await (by ? checks.where("by", "=", by) : checks).executeTakeFirst();
    return last && JSON.parse(last.value).checker;
  });
}

/** Returns a check with everything done and all animals healthy, for one-click confirmation. */
async function allWell(db: Db, day: string, { by, now }: Reader): Promise<DailyCheck> {
  const [count, checker] = await Promise.all([animalsOn(db, day, now), checkerOf(db, by)]);
  const done = { cleaned: true, disinfected: true, maintained: true };
  return { ...done, count, expected: count, isWell: true, note: "", checker };
}

/** Summarises the care log by day: "給餌 12匹・掃除 3匹". */
async function careByDay(db: Db, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const labels = {
    meal: "給餌",
    cleaning: "掃除",
    shed: "脱皮",
    weight: "計量",
    visit: "診察",
    medicine: "投薬",
  } as const;
  const rows = await db
    .selectFrom("care_records")
    .select(["date", "type"])
    .select((eb) => eb.fn.count<number>("entry").distinct().as("snakes"))
    .where("kind", "=", "ball")
    .where("date", ">=", from)
    .where("date", "<=", to)
    .groupBy(["date", "type"])
    .execute();
  const words = new Map<string, string>();
  for (const [type, label] of Object.entries(labels))
    for (const row of rows)
      if (row.type === type)
        words.set(row.date, [words.get(row.date), `${label} ${Number(row.snakes)}匹`].filter(Boolean).join("・"));
  return words;
}

const MONTH = /^(?:20\d\d)-(?:0[1-9]|1[0-2])$/;

function lastOf(month: string): string {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
}

/** `search`: `month` ("2026-11"), `day` to write or correct. */
export async function checkPage(db: Db, search: URLSearchParams, { by, now }: Reader) {
  const today = dayInJapan(now);
  const read = readPastDay(search.get("day") ?? today, today);
  const day = read.ok ? read.value : today;
  const named = search.get("month") ?? "";
  const month = MONTH.test(named) && named <= today.slice(0, 7) ? named : day.slice(0, 7);
  const isOver = month < today.slice(0, 7);
  const end = isOver ? lastOf(month) : today;
  const [checks, care, keeper, ofDay, first, animals] = await Promise.all([
    checksOf(db, `${month}-01`, end),
    careByDay(db, `${month}-01`, end),
    keeperOf(db),
    checksOf(db, day, day),
    db.selectFrom("daily_checks").select("day").orderBy("day").limit(1).executeTakeFirst(),
    animalsOn(db, day, now),
  ]);
  const [current] = ofDay;
  const length = Number(end.slice(8));
  const days = Array.from({ length }, (_, index) => {
    const date = addDays(`${month}-01`, index);
    const stored = checks.find((one) => one.day === date);
    return { day: date, check: stored?.check ?? null, care: care.get(date) ?? "" };
  });
  return {
    today,
    day,
    month,
    months: monthsFrom(first?.day ?? today, today),
    keeper,
    days,
    missing: days.filter(({ check, day: date }) => check === null && date >= (first?.day ?? today)).length,
    last: current?.id ?? 0,
    /** By the current ledger, which may have changed since the check. */
    animals,
    typed: typedOf(current?.check ?? (await allWell(db, day, { by, now }))),
    history: ofDay.map(({ id, check, at, by }) => ({ id, at, by, words: checkWords(check) })),
  };
}

export type CheckPage = Awaited<ReturnType<typeof checkPage>>;

function monthsFrom(first: string, today: string): string[] {
  const months: string[] = [];
  for (let month = today.slice(0, 7); month >= first.slice(0, 7); month = addDays(`${month}-01`, -1).slice(0, 7))
    months.push(month);
  return months;
}

function checkWords(check: DailyCheck): string {
  const done = duties.map(({ name, label }) => `${label}${check[name] ? "○" : "×"}`).join(" ");
  const condition = conditionLabels[check.isWell ? "well" : "ill"];
  return [done, countWords(check), condition, check.note, check.checker].filter(Boolean).join("・");
}

export interface CheckAnswer {
  day: string;
  typed: TypedCheck;
  problems: LedgerProblem[];
  last: number;
  status: 409 | 422;
}

/** Stores a day's check, or returns the form. `do=all` confirms that everything was done and all is well. */
export async function saveCheck(db: Db, form: FormData, actor: Actor): Promise<{ day: string } | CheckAnswer> {
  const today = dayInJapan(actor.now);
  const read = readPastDay(String(form.get("day") ?? ""), today);
  const day = read.ok ? read.value : today;
  return db.transaction().execute(async (trx) => {
    const [current] = await checksOf(trx, day, day);
    // Matches the ledger now or when the check was written, so no explanation is needed.
    const animals = await animalsOn(trx, day, actor.now);
    const { check: counted } = readCheck(form, animals);
    const sent = readCheck(form, counted.count === animals ? animals : (current?.check.expected ?? animals));
    const isAll = form.get("do") === "all";
    // Submitted twice or concurrently: already checked.
    if (isAll && current && read.ok) return { day };
    const check = isAll ? await allWell(trx, day, actor) : sent.check;
    const problems = [
      ...(read.ok ? [] : [{ name: "day", message: read.message }]),
      ...(isAll
        ? check.checker
          ? []
          : [{ name: "checker", message: "点検した者の氏名を入力してください" }]
        : sent.problems),
    ];
    const last = current?.id ?? 0;
    if (problems.length > 0) return { day, typed: isAll ? typedOf(check) : sent.typed, problems, last, status: 422 };
    if (last !== Number(form.get("last"))) {
      if (JSON.stringify(check) === JSON.stringify(current?.check)) return { day };
      const message =
        "このページを開いたあとに、この日の点検が記録されました。もう一度保存すると、訂正として記録します";
      return { day, typed: sent.typed, problems: [{ name: "", message }], last, status: 409 };
    }
    await trx
      .insertInto("daily_checks")
      .values({ day, value: JSON.stringify(check), at: actor.now.toISOString(), by: actor.by })
      .execute();
    await raiseGeneration(trx);
    return { day };
  });
}

export async function checksCsv(db: Db, search: URLSearchParams, now: Date): Promise<{ text: string; month: string }> {
  const { days, month } = await checkPage(db, search, { by: "", now });
  const marks = (check: DailyCheck) => duties.map(({ name }) => (check[name] ? "○" : "×"));
  const text = csvOfRows([
    [
      ...["年月日", ...duties.map(({ label }) => label), "動物の数", "帳簿の数"],
      ...["動物の状態", "備考", "点検した者", "飼育の記録"],
    ],
    ...days.map(({ day, check, care }) => {
      if (!check) return [day, "", "", "", "", "", "", "", "", care];
      const { count, expected, isWell, note, checker } = check;
      const condition = conditionLabels[isWell ? "well" : "ill"];
      return [day, ...marks(check), count, expected, condition, note, checker, care];
    }),
  ]);
  return { text, month };
}

/** Returns the check due today for the dashboard; null if done, or if the shop has no animals. */
export function checkDue(
  db: Db,
  { by, now }: Reader,
): Promise<{ day: string; count: number; checker: string; isOneMissing: string | null } | null> {
  const today = dayInJapan(now);
  return cached(db, `check due ${today} ${by}`, now, async () => {
    const keeper = await keeperOf(db);
    const days = new Set((await checksOf(db, addDays(today, -7), today)).map(({ day }) => day));
    if (days.has(today) || (keeper.number === "" && days.size === 0)) return null;
    const yesterday = addDays(today, -1);
    const isOneMissing = days.size > 0 && !days.has(yesterday) ? formatDay(yesterday) : null;
    const { count, checker } = await allWell(db, today, { by, now });
    return { day: today, count, checker, isOneMissing };
  });
}

export type CheckDue = NonNullable<Awaited<ReturnType<typeof checkDue>>>;

/** Deletes checks after five years. */
export async function purgeChecks(db: Db, now: Date): Promise<void> {
  const today = dayInJapan(now);
  const rows = await db
    .selectFrom("daily_checks")
    .select("day")
    .where("day", "<", `${Number(today.slice(0, 4)) - 4}-01-01`)
    .execute();
  const over = [...new Set(rows.map(({ day }) => day))].filter((day) => storedUntil(day) < today);
  for (const day of over) await db.deleteFrom("daily_checks").where("day", "=", day).execute();
}
