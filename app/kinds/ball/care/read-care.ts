// Parses the form of one snake's meal, shed, cleaning and note into lines of its log.

import type { Care, CareRecord, CareType, Meal } from "./care.ts";
import {
  type Read,
  readCount,
  readDays,
  readDose,
  readGrams,
  readNote,
  readOutcome,
  readPrey,
  readShed,
  readSize,
} from "./read-values.ts";

/** Those of a visit to the vet and of a medicine. */
const healthNames = ["visit", "medicine", "dose", "days"] as const;
export const careNames = ["meal", "prey", "size", "count", "shed", "cleaned", "note", ...healthNames] as const;
type CareName = (typeof careNames)[number];

/** As it is in the form. `meal`: an outcome or nothing. */
export type TypedCare = Record<CareName, string>;

export interface CareProblem {
  name: CareName | "grams" | "date";
  message: string;
}

const nothingTyped: TypedCare = {
  ...{ meal: "", prey: "", size: "", count: "", shed: "", cleaned: "", note: "" },
  ...{ visit: "", medicine: "", dose: "", days: "" },
};

/** `suffix`: what a page of many snakes puts behind each name. */
export function typedCare(form: FormData, suffix = ""): TypedCare {
  const typed = careNames.map((name) => [name, String(form.get(`${name}${suffix}`) ?? "")]);
  return Object.fromEntries(typed) as TypedCare; // of exactly those names
}

/** Details of a meal are prefilled from the last time: alone they record nothing. */
export function isUntouched({ meal, shed, cleaned, note, visit, medicine, dose }: TypedCare): boolean {
  return [meal, shed, cleaned, note, visit, medicine, dose].every((value) => value.trim() === "");
}

/** Every line that was typed; with a problem, none of them is to be stored. */
export function linesTyped(typed: TypedCare): { lines: Care[]; problems: CareProblem[] } {
  const lines: Care[] = [];
  const problems: CareProblem[] = [];
  for (const type of ["meal", "shed", "cleaning", "visit", "medicine", "note"] as const) {
    if (typed[nameOf[type]].trim() === "" && !(type === "medicine" && typed.dose.trim() !== "")) continue;
    const read = lineOf(type, { ...typed, grams: "" });
    if (read.ok) lines.push(read.line);
    else problems.push(...read.problems);
  }
  return { lines, problems };
}

const nameOf = {
  meal: "meal",
  shed: "shed",
  cleaning: "cleaned",
  visit: "visit",
  medicine: "medicine",
  note: "note",
} as const;

type LineRead = { ok: true; line: Care } | { ok: false; problems: CareProblem[] };

/** One line of that type. */
export function lineOf(type: CareType, typed: TypedCare & { grams: string }): LineRead {
  const problems: CareProblem[] = [];
  const value = <Value>(name: CareProblem["name"], read: Read<Value>): Value | undefined => {
    if (read.ok) return read.value;
    problems.push({ name, message: read.message });
    return undefined;
  };
  const line = readLine(type, typed, value);
  return line && problems.length === 0 ? { ok: true, line } : { ok: false, problems };
}

function readLine(
  type: CareType,
  typed: TypedCare & { grams: string },
  value: <Value>(name: CareProblem["name"], read: Read<Value>) => Value | undefined,
): Care | undefined {
  switch (type) {
    case "weight": {
      const grams = value("grams", readGrams(typed.grams));
      return grams === undefined ? undefined : { type, grams };
    }
    case "meal": {
      const outcome = value("meal", readOutcome(typed.meal));
      const prey = value("prey", readPrey(typed.prey));
      const size = value("size", readSize(typed.size));
      const count = value("count", typed.count.trim() === "" ? { ok: true, value: 1 } : readCount(typed.count));
      if (outcome === undefined || prey === undefined || size === undefined || count === undefined) return undefined;
      return { type, prey, size, count, outcome };
    }
    case "shed": {
      const shed = value("shed", readShed(typed.shed));
      return shed && { type, shed };
    }
    case "cleaning":
      return { type };
    case "medicine": {
      const note = value("medicine", readNote(typed.medicine));
      if (note === "") value("medicine", { ok: false, message: "薬の名前を入力してください" });
      const dose = value("dose", readDose(typed.dose));
      const days = value("days", typed.days.trim() === "" ? { ok: true, value: 1 } : readDays(typed.days));
      return note && dose !== undefined && days !== undefined ? { type, note, dose, forDays: days } : undefined;
    }
    case "visit":
    case "note": {
      const note = value(type, readNote(typed[type]));
      const missing = type === "visit" ? "診察の内容を入力してください" : "メモを入力してください";
      if (note === "") value(type, { ok: false, message: missing });
      return note ? { type, note } : undefined;
    }
  }
}

/** A line as a form shows it. */
export function formOfLine(record: CareRecord): TypedCare & { grams: string } {
  const empty = { ...nothingTyped, grams: "" };
  switch (record.type) {
    case "weight":
      return { ...empty, grams: String(record.grams) };
    case "meal": {
      const { prey, size, count, outcome } = record;
      return { ...empty, meal: outcome, prey, size, count: String(count) };
    }
    case "shed":
      return { ...empty, shed: record.shed };
    case "cleaning":
      return { ...empty, cleaned: "on" };
    case "visit":
      return { ...empty, visit: record.note };
    case "medicine":
      return { ...empty, medicine: record.note, dose: record.dose, days: String(record.forDays) };
    case "note":
      return { ...empty, note: record.note };
  }
}

/** A blank form that offers what the snake was fed last. */
export function asLastTime(meal: Meal | null): TypedCare {
  if (!meal) return nothingTyped;
  return { ...nothingTyped, prey: meal.prey, size: meal.size, count: String(meal.count) };
}
