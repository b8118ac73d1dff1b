// Times as a form's datetime-local holds them: to the minute, in Japan, which keeps the same clock all year.

import type { Entry } from "#app/cms/content/entry.ts";
import type { Problem } from "#app/cms/content/kind.ts";

// Intents of the form's buttons.

/** Intents of the form's buttons. Enter sends the first: it changes nothing that visitors see. */
export const intents = [
  "save",
  "publish",
  "unschedule",
  "discard",
  "end",
  "trash",
  "draw",
  "all-mine",
  "all-theirs",
] as const;
export type Intent = (typeof intents)[number];

const OFFSET_MS = 9 * 60 * 60 * 1000;

/** "2026-11-21T09:00" from a stored moment; "" from none. */
function localTime(moment: string | null): string {
  return moment === null ? "" : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 16);
}

/** The moment of a typed local time; null where it is not one. */
export function momentOf(local: string): string | null {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null;
  const at = Date.parse(`${local}+09:00`);
  if (Number.isNaN(at)) return null;
  const moment = new Date(at).toISOString();
  // Date.parse forgives 2026-02-31; the calendar does not.
  return localTime(moment) === local.slice(0, 16) ? moment : null;
}

type Standing = Pick<Entry, "status" | "publishAt" | "nextAt" | "endAt">;

/** The two times as the form shows them: when what is in it comes out, and when it ends. */
export function timesOf(entry: Standing | null): { publishAt: string; endAt: string } {
  if (entry?.status !== "published") return { publishAt: "", endAt: "" };
  return { publishAt: localTime(entry.nextAt ?? entry.publishAt), endAt: localTime(entry.endAt) };
}

export type Times = ReturnType<typeof timesOf>;

/** The times to store when what was typed is published; problems where they cannot be. */
export function readTimes(
  typed: Times,
  current: Standing | null,
  now: Date,
): { publishAt: string | null; endAt: string | null; problems: Problem[] } {
  const from = publishTime(typed.publishAt, current, now);
  const publishedFrom = current?.status === "published" ? current.publishAt : null;
  const until = endTime(typed.endAt, from.ok ? (from.at ?? publishedFrom) : null, current, now);
  return {
    publishAt: from.ok ? from.at : null,
    endAt: until.ok ? until.at : null,
    problems: [...(from.ok ? [] : [noTime]), ...(until.ok ? [] : [noEnd])],
  };
}

const noTime: Problem = { path: "publishAt", message: "正しい日時を入力してください（例: 2026-11-21 09:00）" };
const noEnd: Problem = {
  path: "endAt",
  message: "公開日時と、いまの時刻より後の日時を入力してください。終わりを決めないときは空にします",
};

type Time = { ok: true; at: string | null } | { ok: false };

/**
 * The publish time to store. Null: as stored, or at once where nothing is stored.
 * An untouched time keeps its seconds; a scheduled entry whose time was taken out comes out now.
 */
function publishTime(local: string, current: Standing | null, now: Date): Time {
  const typed = local.trim();
  const old = current?.status === "published" ? current.publishAt : null;
  const next = old === null ? null : (current?.nextAt ?? null);
  if (typed === "")
    return { ok: true, at: next === null && old !== null && old > now.toISOString() ? now.toISOString() : null };
  const shown = next ?? old;
  if (shown !== null && localTime(shown) === typed.slice(0, 16)) return { ok: true, at: next };
  const at = momentOf(typed);
  if (at === null) return { ok: false };
  // Published content has its own time: a past hour only means that the change is not delayed any longer.
  return { ok: true, at: next !== null && at <= now.toISOString() ? null : at };
}

/** The end to store; an end that has come, or comes before what it ends, is none. */
function endTime(local: string, start: string | null, current: Standing | null, now: Date): Time {
  const typed = local.trim();
  if (typed === "") return { ok: true, at: null };
  const old = current?.endAt ?? null;
  const at = old !== null && localTime(old) === typed.slice(0, 16) ? old : momentOf(typed);
  const from = [start ?? "", now.toISOString()].sort().at(-1) ?? "";
  return at !== null && at > from ? { ok: true, at } : { ok: false };
}
