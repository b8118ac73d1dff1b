// Parses values of the log's forms: a weight, a day, a meal, with a sentence for invalid ones.

import { gramsIn } from "#app/kinds/ball/tables/values.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import { type Outcome, outcomeLabels, type Prey, preyLabels, type Shed, shedLabels } from "./care.ts";

export type Read<Value> = { ok: true; value: Value } | { ok: false; message: string };

const GRAMS_MAX = 9_999;
const COUNT_MAX = 20;
const SIZE_MAX = 20;
const DOSE_MAX = 60;
const NOTE_MAX = 200;
const DAYS_MAX = 365;

/** "８１２．５", "1,234g", "1.2kg", "12oz": a weight in grams, to the hundredth. */
export function readGrams(typed: string): Read<number> {
  const value = gramsIn(typed, "g") ?? readNumber(typed);
  if (value === null) return refused("体重を数字で入力してください（例: 1240）");
  if (value < 1 || value > GRAMS_MAX) return refused(`1〜${GRAMS_MAX}の数字（g）を入力してください`);
  return { ok: true, value: Math.round(value * 100) / 100 };
}

/** "2", "２匹": how many prey animals. */
export function readCount(typed: string): Read<number> {
  const value = readNumber(typed.replace(/[匹羽個]\s*$/, ""));
  if (value === null || !Number.isInteger(value) || value < 1 || value > COUNT_MAX) {
    return refused(`1〜${COUNT_MAX}の数を入力してください`);
  }
  return { ok: true, value };
}

/** A day that has come. */
export function readPastDay(typed: string, today: string): Read<string> {
  if (typed.trim() === "") return refused("日付を入力してください");
  const read = readDay(typed, { today });
  if (!read) return refused("日付として読めません（例: 2026年11月20日、11/20）");
  if (read.day > today) return refused(`今日（${formatDay(today)}）までの日付を入力してください`);
  return { ok: true, value: read.day };
}

export function readPrey(typed: string): Read<Prey> {
  return typed === "" || Object.hasOwn(preyLabels, typed)
    ? { ok: true, value: typed as Prey }
    : refused("選択肢から選んでください");
}

export function readShed(typed: string): Read<Shed> {
  return Object.hasOwn(shedLabels, typed) ? { ok: true, value: typed as Shed } : refused("選択肢から選んでください");
}

export function readSize(typed: string): Read<string> {
  return shortText(typed, SIZE_MAX);
}

/** "7", "７日": for how many days a medicine is given. */
export function readDays(typed: string): Read<number> {
  const value = readNumber(typed.replace(/日(?:間)?\s*$/, ""));
  const isCount = value !== null && Number.isInteger(value) && value >= 1 && value <= DAYS_MAX;
  return isCount ? { ok: true, value } : refused(`1〜${DAYS_MAX}の日数を入力してください`);
}

export function readOutcome(typed: string): Read<Outcome> {
  return Object.hasOwn(outcomeLabels, typed)
    ? { ok: true, value: typed as Outcome }
    : refused("食べたかどうかを選んでください");
}

export function readDose(typed: string): Read<string> {
  return shortText(typed, DOSE_MAX);
}

export function readNote(typed: string): Read<string> {
  return shortText(typed, NOTE_MAX);
}

function shortText(typed: string, max: number): Read<string> {
  const value = typed.trim();
  return value.length > max ? refused(`${max}文字以内で入力してください`) : { ok: true, value };
}

function refused(message: string): { ok: false; message: string } {
  return { ok: false, message };
}
