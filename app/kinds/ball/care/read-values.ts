import { GRAMS_MAX, gramsIn } from "#app/kinds/ball/tables/values.ts";
import { aheadProblem } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import { type CareType, type Outcome, outcomeLabels, type Prey, preyLabels, type Shed, shedLabels } from "./care.ts";

export type Read<Value> = { ok: true; value: Value } | { ok: false; message: string };

const COUNT_MAX = 20;
const SIZE_MAX = 20;
const DOSE_MAX = 60;
const NOTE_MAX = 200;
const DAYS_MAX = 365;

/** Parses a weight in grams: "８１２．５", "1,234g", "1.2kg", "12oz". */
export function readGrams(typed: string): Read<number> {
  const value = gramsIn(typed, "g");
  if (value !== null) return { ok: true, value };
  return refused(`体重を1〜${GRAMS_MAX}gの数字で入力してください（例：1240）`);
}

/** Parses the number of prey animals: "2", "２匹". */
export function readCount(typed: string): Read<number> {
  const value = readNumber(typed.replace(/[匹羽個]\s*$/, ""));
  if (value === null || !Number.isInteger(value) || value < 1 || value > COUNT_MAX) {
    return refused(`1〜${COUNT_MAX}の数を入力してください`);
  }
  return { ok: true, value };
}

/** `year`: accepts a bare year. */
export function readPastDay(typed: string, today: string, year = false): Read<string> {
  if (typed.trim() === "") return refused("日付を入力してください");
  const read = readDay(typed, { today, year });
  if (!read) return refused("日付として読めません（例：2026年11月20日、11/20）");
  const problem = aheadProblem(read.day, today);
  return problem ? refused(problem) : { ok: true, value: read.day };
}

export function readPrey(typed: string): Read<Prey> {
  return typed === "" || Object.hasOwn(preyLabels, typed)
    ? { ok: true, value: typed as Prey }
    : refused("選択肢から選んでください");
}

function readShed(typed: string): Read<Shed> {
  return Object.hasOwn(shedLabels, typed) ? { ok: true, value: typed as Shed } : refused("選択肢から選んでください");
}

function readSize(typed: string): Read<string> {
  return shortText(typed, SIZE_MAX);
}

/** Parses the duration of a medication: "7", "７日". */
function readDays(typed: string): Read<number> {
  const value = readNumber(typed.replace(/日(?:間)?\s*$/, ""));
  const isCount = value !== null && Number.isInteger(value) && value >= 1 && value <= DAYS_MAX;
  return isCount ? { ok: true, value } : refused(`1〜${DAYS_MAX}の日数を入力してください`);
}

export function readOutcome(typed: string): Read<Outcome> {
  return Object.hasOwn(outcomeLabels, typed)
    ? { ok: true, value: typed as Outcome }
    : refused("食べたかどうかを選んでください");
}

function readDose(typed: string): Read<string> {
  return shortText(typed, DOSE_MAX);
}

function noteOr(missing: string): (typed: string) => Read<string> {
  return (typed) => (typed.trim() === "" ? refused(missing) : shortText(typed, NOTE_MAX));
}

function shortText(typed: string, max: number): Read<string> {
  const value = typed.trim();
  return value.length > max ? refused(`${max}文字以内で入力してください`) : { ok: true, value };
}

function refused(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

type PartName = "grams" | "meal" | "prey" | "size" | "count" | "shed" | "visit" | "medicine" | "dose" | "days" | "note";

export interface CarePart {
  /** Property name, and column name unless `column` is given. */
  of: "grams" | "outcome" | "prey" | "size" | "count" | "shed" | "note" | "dose" | "forDays";
  column?: "days";
  /** Name in forms and files. */
  name: PartName;
  read(typed: string): Read<string | number>;
  /** Default; required without one. */
  otherwise?: string | number;
}

/** Values per record type, in file order. */
export const careParts: Readonly<Record<CareType, readonly CarePart[]>> = {
  weight: [{ of: "grams", name: "grams", read: readGrams }],
  meal: [
    { of: "outcome", name: "meal", read: readOutcome },
    { of: "prey", name: "prey", read: readPrey, otherwise: "" },
    { of: "size", name: "size", read: readSize, otherwise: "" },
    { of: "count", name: "count", read: readCount, otherwise: 1 },
  ],
  shed: [{ of: "shed", name: "shed", read: readShed }],
  cleaning: [],
  visit: [{ of: "note", name: "visit", read: noteOr("診察の内容を入力してください") }],
  medicine: [
    { of: "note", name: "medicine", read: noteOr("薬の名前を入力してください") },
    { of: "dose", name: "dose", read: readDose, otherwise: "" },
    { of: "forDays", column: "days", name: "days", read: readDays, otherwise: 1 },
  ],
  note: [{ of: "note", name: "note", read: noteOr("メモを入力してください") }],
};

/** Returns the name whose presence determines the record type. */
export function determiningPart(type: CareType): PartName | "cleaned" {
  return careParts[type][0]?.name ?? "cleaned";
}
