// The admin's list as its address says it, and what one line of it holds.

import type { Stage } from "#app/content/entry.ts";
import type { EntryState } from "./form-view.ts";

export const ADMIN_PER_PAGE = 50;

export const listSorts = [
  { value: "updated", label: "更新の新しい順" },
  { value: "published", label: "公開日時の新しい順" },
  { value: "title", label: "名前順" },
] as const;

export const listStages = ["published", "published-with-draft", "scheduled", "draft", "ended", "trash"] as const;

export interface AdminListQuery {
  q: string;
  /** "" for all but the trash. */
  stage: Stage | "";
  sort: (typeof listSorts)[number]["value"];
  page: number;
}

export function readAdminListQuery(search: URLSearchParams): AdminListQuery {
  const page = Number(search.get("page") ?? 1);
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    stage: listStages.find((stage) => stage === search.get("stage")) ?? "",
    sort: listSorts.find(({ value }) => value === search.get("sort"))?.value ?? "updated",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The list's address with another page, stage or order; defaults are left out. */
export function adminListSearch(query: AdminListQuery, change: Partial<AdminListQuery> = {}): string {
  const { q, stage, sort, page } = { ...query, ...change };
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (stage) search.set("stage", stage);
  if (sort !== "updated") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

export interface AdminListItem extends EntryState {
  title: string;
  facts: string;
  image: string | null;
}
