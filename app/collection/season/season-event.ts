import { formatDays } from "#app/platform/site/days.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import type { SeasonEventsTable } from "./tables.ts";

export type SeasonEventType = SeasonEventsTable["type"];

export const seasonEventLabels: Readonly<Record<SeasonEventType, string>> = {
  together: "ペアリング",
  lock: "ロック",
  apart: "離した",
  follicles: "卵胞",
  ovulated: "排卵",
  preLayShed: "産卵前脱皮",
  laid: "産卵",
  lost: "卵の損失",
  hatched: "ハッチ",
  note: "メモ",
};

export const isSeasonEventType = (text: string): text is SeasonEventType => Object.hasOwn(seasonEventLabels, text);

export const counted: Readonly<Partial<Record<SeasonEventType, string>>> = { laid: "個", lost: "個", hatched: "匹" };

const COUNT_MAX = 30;

/** Parses a number of eggs or hatchlings; null if nothing is typed. */
export function readCount(typed: string): { ok: true; value: number | null } | { ok: false; message: string } {
  if (typed === "") return { ok: true, value: null };
  const value = readNumber(typed.replace(/[個匹]$/, ""));
  const isCount = value !== null && Number.isInteger(value) && value >= 0 && value <= COUNT_MAX;
  return isCount ? { ok: true, value } : { ok: false, message: `0〜${COUNT_MAX}の整数で入力してください` };
}

export interface NewSeasonEvent {
  type: SeasonEventType;
  /** Days in Japan, "2026-02-04"; `until` is the last of a range. "" if the day of a clutch or hatching is unknown. */
  date: string;
  until: string;
  millimetres: number | null;
  /** Fertile eggs laid, eggs lost, or young hatched. */
  count: number | null;
  /** Infertile eggs laid. */
  slugs: number | null;
  /** Sire of a pairing or lock if not the season's own. */
  sire: string | null;
  note: string;
}

export interface SeasonEvent extends NewSeasonEvent {
  id: number;
  version: number;
  by: string;
  isPublic: boolean;
}

export function eventOn(type: SeasonEventType, date: string, more: Partial<NewSeasonEvent> = {}): NewSeasonEvent {
  return { type, date, until: date, millimetres: null, count: null, slugs: null, sire: null, note: "", ...more };
}

const compared = ["type", "date", "until", "millimetres", "count", "slugs", "sire", "note"] as const;

export function isSameEvent(a: NewSeasonEvent, b: NewSeasonEvent): boolean {
  return compared.every((name) => a[name] === b[name]);
}

export function eventDays({ date, until }: Pick<NewSeasonEvent, "date" | "until">): string {
  return date === "" ? "日付なし" : formatDays(date, until);
}

/** "卵胞 25mm（右が大きい）", "産卵 有精卵6個・無精卵1個" */
export function eventWords(event: NewSeasonEvent): string {
  const { type, millimetres, note } = event;
  if (type === "note") return note;
  const size = millimetres === null ? "" : ` ${millimetres}mm`;
  const counts = countWords(event);
  return `${seasonEventLabels[type]}${size}${counts ? ` ${counts}` : ""}${note ? `（${note}）` : ""}`;
}

/** "有精卵6個・無精卵1個", "3匹"; "" if nothing was counted. */
export function countWords({ type, count, slugs }: Pick<NewSeasonEvent, "type" | "count" | "slugs">): string {
  const fertile = count === null ? "" : `${type === "laid" ? "有精卵" : ""}${count}${counted[type] ?? ""}`;
  return [fertile, slugs === null ? "" : `無精卵${slugs}個`].filter(Boolean).join("・");
}
