// The admin's list as its address says it, and what one line of it holds.

import type { EntryEnvelope } from "#app/cms/admin/editing/form/form-view.ts";
import { type Stage, stageLabels } from "#app/cms/content/entry.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { isDay } from "#app/platform/site/days.ts";

const PER_PAGE = 50;

/** How many rows a page may have. */
export const listSizes = [25, PER_PAGE, 100] as const;

const listSorts = [
  { value: "updated", label: "更新の新しい順" },
  { value: "updated-asc", label: "更新の古い順" },
  { value: "published", label: "公開日時の新しい順" },
  { value: "published-asc", label: "公開日時の古い順" },
  { value: "title", label: "名前順" },
  { value: "title-desc", label: "名前の逆順" },
] as const;

export const listStages = Object.keys(stageLabels) as readonly Stage[]; // a Record's own keys

/** Which of an entry's moments a range of days is about. */
export const listDates = [
  { value: "updated", label: "更新" },
  { value: "published", label: "公開" },
] as const;

export interface AdminListQuery {
  q: string;
  /** "" for all but the trash. */
  stage: Stage | "";
  /** The kind's own filters, by name; only those requested. */
  filters: Readonly<Record<string, string>>;
  on: (typeof listDates)[number]["value"];
  /** Days in Japan, both included; "" where there is no bound. */
  from: string;
  to: string;
  sort: string;
  per: number;
  page: number;
}

type Listed = Pick<AnyKind, "filters" | "adminFilters" | "sorts">;

/** The orders of a kind's list: those of every list, and by the kind's own keys. */
export function sortsOf({ sorts }: Listed): readonly { value: string; label: string }[] {
  return [...listSorts, ...sorts.filter(({ key }) => key).map(({ value, label }) => ({ value, label }))];
}

const FILTER_MAX = 100;

export function readAdminListQuery(search: URLSearchParams, kind: Listed): AdminListQuery {
  const page = Number(search.get("page") ?? 1);
  const text = (name: string) => (search.get(name) ?? "").trim().slice(0, FILTER_MAX);
  const day = (name: string) => (isDay(text(name)) ? text(name) : "");
  return {
    q: text("q"),
    stage: listStages.find((stage) => stage === search.get("stage")) ?? "",
    filters: Object.fromEntries(
      [...kind.filters, ...(kind.adminFilters ?? [])]
        .map(({ name }) => [name, text(name)] as const)
        .filter(([, value]) => value !== ""),
    ),
    on: listDates.find(({ value }) => value === search.get("on"))?.value ?? "updated",
    from: day("from"),
    to: day("to"),
    sort: sortsOf(kind).find(({ value }) => value === search.get("sort"))?.value ?? "updated",
    per: listSizes.find((size) => String(size) === search.get("per")) ?? PER_PAGE,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The list's address with something else requested; defaults are left out. */
export function adminListSearch(query: AdminListQuery, change: Partial<AdminListQuery> = {}): string {
  const { q, stage, filters, on, from, to, sort, per, page } = { ...query, ...change };
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (stage) search.set("stage", stage);
  for (const [name, value] of Object.entries(filters)) search.set(name, value);
  if (on !== "updated" && (from || to)) search.set("on", on);
  if (from) search.set("from", from);
  if (to) search.set("to", to);
  if (sort !== "updated") search.set("sort", sort);
  if (per !== PER_PAGE) search.set("per", String(per));
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

/** Whether the address leaves anything out of the list. */
export function isNarrowed({ q, stage, filters, from, to }: AdminListQuery): boolean {
  return [q, stage, from, to, ...Object.values(filters)].some((value) => value !== "");
}

/** A part of a list that is one tap away. */
export interface ListView {
  label: string;
  count: number;
  /** Whole: without a word of search or any other filter. */
  filters: Readonly<Record<string, string>>;
}

/** A column that a kind adds to its list. */
export interface ListColumn {
  label: string;
  width: "narrow" | "normal" | "wide";
  /** The column of the kind's additions to a row. */
  hasExtra?: true;
}

export interface ListCell {
  text: string;
  /** Smaller, beneath it. */
  note?: string;
}

export interface AdminListItem extends EntryEnvelope {
  title: string;
  image: string | null;
  /** The address of what is drawn where there is no picture. */
  drawing?: string | null;
  /** Text under the title: the number or the id. */
  under: string;
  /** One for each of the kind's columns. */
  cells: readonly ListCell[];
  /** For what the kind adds to a row. */
  extra?: unknown;
}
