import type { EntryEnvelope } from "#app/cms/admin/editing/form/view.server.ts";
import { type Stage, stageLabels } from "#app/cms/content/entry.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { isDay } from "#app/platform/site/days.ts";

const PER_PAGE = 50;

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

/** Date that a range applies to. */
export const listDates = [
  { value: "updated", label: "更新" },
  { value: "published", label: "公開" },
] as const;

export interface AdminListQuery {
  q: string;
  /** "" for all except the trash. */
  stage: Stage | "";
  filters: Readonly<Record<string, string>>;
  on: (typeof listDates)[number]["value"];
  /** Days in Japan, inclusive; "" for no limit. */
  from: string;
  to: string;
  sort: string;
  per: number;
  page: number;
}

type Listed = Pick<AnyKind, "filters" | "adminFilters" | "sorts">;

/** Returns the sort orders of a kind: the common ones and those by key. */
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

/** Returns the query string with `change` applied, without defaults. */
export function adminListSearch(query: AdminListQuery, change: Partial<AdminListQuery> = {}): string {
  const { q, stage, filters, on, from, to, sort, per, page } = { ...query, ...change };
  return addressOf("", [
    ...Object.entries({ q, stage, ...filters, on: from || to ? unless("updated", on) : "", from, to }),
    ...Object.entries({ sort: unless("updated", sort), per: unless(PER_PAGE, per), page: unless(1, page) }),
  ]);
}

function unless<Value extends string | number>(usual: Value, value: Value): string {
  return value === usual ? "" : String(value);
}

export function isNarrowed({ q, stage, filters, from, to }: AdminListQuery): boolean {
  return [q, stage, from, to, ...Object.values(filters)].some((value) => value !== "");
}

export interface ListView {
  label: string;
  count: number;
  /** Replaces search and filters. */
  filters: Readonly<Record<string, string>>;
}

export interface ListColumn {
  label: string;
  width: "narrow" | "normal" | "wide";
  /** Contains the row's `extra`. */
  hasExtra?: true;
}

export interface ListCell {
  text: string;
  note?: string;
}

export interface AdminListItem extends EntryEnvelope {
  title: string;
  image: string | null;
  /** URL of the drawing shown without a picture. */
  drawing?: string | null;
  under: string;
  cells: readonly ListCell[];
  extra?: unknown;
}
