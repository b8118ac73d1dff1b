import type { Prey } from "#app/kinds/ball/care/care.ts";
import { readCount, readGrams, readPrey } from "#app/kinds/ball/care/read-values.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import { type Care, type CareKind, outcomeLabels, shedLabels, stoolLabels } from "./care.ts";

const NOTE_MAX = 1000;
const SIZE_MAX = 20;

export type Typed = Readonly<Record<string, string>>;
export type Problems = Readonly<Record<string, string>>;

export type ReadCare = { ok: true; care: Care; at: string } | { ok: false; problems: Problems };

/** `before`: the current timestamp of an edited record; accepted unchanged even if this device's clock says it is in the future. */
export function readCare(kind: CareKind, typed: Typed, now: Date, before = ""): ReadCare {
  const problems: Record<string, string> = {};
  const text = (name: string) => (typed[name] ?? "").trim();
  const take = <Value>(
    name: string,
    read: { ok: true; value: Value } | { ok: false; message: string },
    none: Value,
  ) => {
    if (read.ok) return read.value;
    problems[name] = read.message;
    return none;
  };
  const number = (name: string, [least, most]: readonly [number, number], unit: string): number | null => {
    if (text(name) === "") return null;
    const value = readNumber(text(name), unit);
    if (value !== null && value >= least && value <= most) return value;
    problems[name] = `${least}〜${most}の数を入力してください`;
    return null;
  };
  const note = (isNeeded: boolean) => {
    const value = text("note");
    if (isNeeded && value === "") problems.note = "内容を入力してください";
    if (value.length > NOTE_MAX) problems.note = `${NOTE_MAX}文字以内で入力してください`;
    return value;
  };
  const isAsBefore = before !== "" && text("at") === localMoment(new Date(before));
  const at = isAsBefore ? before : readAt(text("at"), now);
  if (at === null) problems.at = "1980年からいままでの日時を入力してください";
  const read = (): Care => {
    switch (kind) {
      case "meal": {
        const size = text("size");
        if (size.length > SIZE_MAX) problems.size = `${SIZE_MAX}文字以内で入力してください`;
        return {
          kind,
          outcome: oneOf(outcomeLabels, text("outcome")) ?? "eaten",
          prey: take<Prey>("prey", readPrey(text("prey")), ""),
          size,
          count: text("count") === "" ? 1 : take("count", readCount(text("count")), 1),
          grams: text("grams") === "" ? null : take("grams", readGrams(text("grams")), 0),
        };
      }
      case "weight":
        return { kind, grams: take("grams", readGrams(text("grams")), 0) };
      case "shed":
        return { kind, shed: oneOf(shedLabels, text("shed")) ?? "whole" };
      case "stool":
        return { kind, stool: oneOf(stoolLabels, text("stool")) ?? "both", note: note(false) };
      case "cleaning":
      case "cloudy":
        return { kind };
      case "climate": {
        const warm = number("warm", [0, 60], "℃");
        const cool = number("cool", [0, 60], "℃");
        const humidity = number("humidity", [0, 100], "%");
        const isNothing = warm === null && cool === null && humidity === null;
        if (isNothing && Object.keys(problems).length === 0) problems.warm = "温度か湿度を1つ以上入力してください";
        return { kind, warm, cool, humidity };
      }
      case "handling":
        return { kind, minutes: number("minutes", [1, 600], "分") };
      case "vet":
      case "note":
        return { kind, note: note(true) };
    }
  };
  const care = read();
  return at === null || Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, care, at };
}

function oneOf<Key extends string>(labels: Readonly<Record<Key, string>>, value: string): Key | undefined {
  return (Object.keys(labels) as Key[]).find((key) => key === value);
}

/** Tolerance for clock differences between devices. */
const AHEAD_MS = 5 * 60_000;

/** Parses local time ("2026-11-20T21:30"); null if invalid or in the future. */
function readAt(typed: string, now: Date): string | null {
  if (typed === "") return now.toISOString();
  const at = new Date(typed);
  if (Number.isNaN(at.getTime()) || at.getTime() > now.getTime() + AHEAD_MS || at.getFullYear() < 1980) return null;
  return at.toISOString();
}

export function localMoment(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function typedOf(care: Care, at: string): Typed {
  const values = Object.entries(care).flatMap(([name, value]) =>
    name === "kind" ? [] : [[name, value === null ? "" : String(value)] as const],
  );
  return { ...Object.fromEntries(values), at: localMoment(new Date(at)) };
}

export const dayOf = (at: string): string => dayInJapan(new Date(at));
