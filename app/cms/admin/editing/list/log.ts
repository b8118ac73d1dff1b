import type { RevisionAction } from "#app/cms/admin/editing/entry/revisions.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { type EventAction, type EventTopic, eventTopics } from "#app/platform/audit/event-actions.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { isDay } from "#app/platform/site/days.ts";

export const logTopics: readonly { value: EventTopic | "entries"; label: string }[] = [
  { value: "entries", label: "記録の編集" },
  // The keys of the file are the topics.
  ...Object.entries(eventTopics).map(([value, { label }]) => ({ value: value as EventTopic, label })),
];

export interface LogQuery {
  topic: EventTopic | "entries" | "";
  /** Part of an e-mail address or name. */
  who: string;
  /** Days in Japan, inclusive; "" for no limit. */
  from: string;
  to: string;
  page: number;
}

export const LOG_PAGES_MAX = 40;
export const LOG_PER_PAGE = 50;
export const LOG_FILE_LINES = 20_000;

export function readLogQuery(search: URLSearchParams): LogQuery {
  const text = (name: string) => (search.get(name) ?? "").trim().slice(0, 100);
  const day = (name: string) => (isDay(text(name)) ? text(name) : "");
  const page = Number(search.get("page") ?? 1);
  return {
    topic: logTopics.find(({ value }) => value === search.get("topic"))?.value ?? "",
    who: text("who"),
    from: day("from"),
    to: day("to"),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LOG_PAGES_MAX) : 1,
  };
}

export function logPath(query: LogQuery, page: number): string {
  return addressOf("/admin/log", Object.entries({ ...query, page: page > 1 ? String(page) : "" }));
}

export function logFilePath({ page: _, ...query }: LogQuery, encoding: "shift_jis" | "" = ""): string {
  return addressOf("/admin/log.csv", Object.entries({ ...query, encoding }));
}

export type LogLine = { at: string; by: string } & (
  | { type: "event"; action: EventAction; target: string; network: string; more: number }
  | { type: "entry"; action: RevisionAction; kind: KindName; id: string; title: string; version: number; note: string }
  | { type: "setting"; name: string; version: number }
);
