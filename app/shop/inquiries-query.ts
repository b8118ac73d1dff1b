import { typedQuery } from "#app/platform/search/fold.ts";
import { inquiryStates } from "./inquiry.ts";

export const inquiryFilters = [...inquiryStates, { value: "all", label: "すべて" }] as const;

export interface InquiriesQuery {
  state: (typeof inquiryFilters)[number]["value"];
  q: string;
  page: number;
}

/** Ignores invalid values: defaults to open inquiries, first page. */
export function readInquiriesQuery(search: URLSearchParams): InquiriesQuery {
  const page = Number(search.get("page") ?? 1);
  return {
    state: inquiryFilters.find(({ value }) => value === search.get("state"))?.value ?? "open",
    q: typedQuery(search),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function inquiriesPath({ state, q, page }: InquiriesQuery, flash?: string): string {
  const search = new URLSearchParams();
  if (state !== "open") search.set("state", state);
  if (q) search.set("q", q);
  if (page > 1) search.set("page", String(page));
  if (flash) search.set("flash", flash);
  return search.size > 0 ? `/admin/inquiries?${search}` : "/admin/inquiries";
}
