// Events of a pair's season, in a log of the entry, and their words.

import { formatDay, formatUntil } from "#app/platform/site/days.ts";
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
  note: "メモ",
};

/** One line of the log. */
export interface NewSeasonEvent {
  type: SeasonEventType;
  /** Days in Japan, "2026-02-04"; `until` is the last of a stretch. */
  date: string;
  until: string;
  /** Of follicles only. */
  millimetres: number | null;
  note: string;
}

export interface SeasonEvent extends NewSeasonEvent {
  id: number;
  version: number;
  by: string;
}

export function isSameEvent(a: NewSeasonEvent, b: NewSeasonEvent): boolean {
  return (
    a.type === b.type &&
    a.date === b.date &&
    a.until === b.until &&
    a.millimetres === b.millimetres &&
    a.note === b.note
  );
}

/** "2026年2月10日〜2月12日" */
export function eventDays({ date, until }: Pick<NewSeasonEvent, "date" | "until">): string {
  return date === until ? formatDay(date) : `${formatDay(date)}〜${formatUntil(date, until)}`;
}

/** "卵胞 25mm（右が大きい）" */
export function eventWords({ type, millimetres, note }: NewSeasonEvent): string {
  if (type === "note") return note;
  const size = millimetres === null ? "" : ` ${millimetres}mm`;
  return `${seasonEventLabels[type]}${size}${note ? `（${note}）` : ""}`;
}
