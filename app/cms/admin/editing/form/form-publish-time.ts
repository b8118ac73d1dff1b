// datetime-local values: minute precision, Japan time (no daylight saving).

import type { Entry } from "#app/cms/content/entry.ts";
import type { Problem } from "#app/cms/content/kind.ts";

/** Intents of the form's buttons. Enter triggers the first, which changes nothing public. */
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

const OFFSET_MS = 9 * 60 * 60 * 1000;

/** Returns "2026-11-21T09:00" for an ISO timestamp; "" for null. */
function localTime(moment: string | null): string {
  return moment === null ? "" : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 16);
}

/** Parses a local time into an ISO timestamp; null if invalid. */
export function momentOf(local: string): string | null {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null;
  const at = Date.parse(`${local}+09:00`);
  if (Number.isNaN(at)) return null;
  const moment = new Date(at).toISOString();
  // Date.parse accepts 2026-02-31.
  return localTime(moment) === local.slice(0, 16) ? moment : null;
}

type Standing = Pick<Entry, "status" | "publishAt" | "nextAt" | "endAt">;

export function timesOf(entry: Standing | null): { publishAt: string; endAt: string } {
  if (entry?.status !== "published") return { publishAt: "", endAt: "" };
  return { publishAt: localTime(entry.nextAt ?? entry.publishAt), endAt: localTime(entry.endAt) };
}

export type Times = ReturnType<typeof timesOf>;

/** Returns the hidden fields of a form that keep its times as it was drawn with them. */
export const drawnFields = ({ publishAt, endAt }: Times) => ({ "drawn:publishAt": publishAt, "drawn:endAt": endAt });

/** Returns the times of a form; `theirs` where it still has what it was drawn with. */
export function mergeTimes(mine: Times, drawn: Times, theirs: Times): Times {
  const merged = (name: keyof Times) => (mine[name] === drawn[name] ? theirs : mine)[name];
  return { publishAt: merged("publishAt"), endAt: merged("endAt") };
}

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

const noTime: Problem = { path: "publishAt", message: "正しい日時を入力してください（例：2026-11-21 09:00）" };
const noEnd: Problem = {
  path: "endAt",
  message: "公開日時といまの時刻の、どちらよりも後の日時を入力してください。終わりを決めないときは空欄にします",
};

type Time = { ok: true; at: string | null } | { ok: false };

/**
 * Parses the publish time. Null means unchanged, or now if none is stored. An untouched time keeps its seconds;
 * clearing a scheduled time publishes now.
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
  // Published content keeps its time: a past time here only cancels the delay of the change.
  return { ok: true, at: next !== null && at <= now.toISOString() ? null : at };
}

/** Parses the end time; rejects one that is past or before the publish time. */
function endTime(local: string, start: string | null, current: Standing | null, now: Date): Time {
  const typed = local.trim();
  if (typed === "") return { ok: true, at: null };
  const old = current?.endAt ?? null;
  const at = old !== null && localTime(old) === typed.slice(0, 16) ? old : momentOf(typed);
  const from = [start ?? "", now.toISOString()].sort().at(-1) ?? "";
  return at !== null && at > from ? { ok: true, at } : { ok: false };
}
