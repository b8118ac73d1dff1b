// Messages after redirects, named in the URL.

import { useSearchParams } from "react-router";
import { NONE_CHOSEN } from "#app/cms/admin/editing/bulk/bulk.ts";
import { formatDays, isDay } from "#app/platform/site/days.ts";
import words from "./flash.json" with { type: "json" };

const done: Readonly<Record<string, string>> = words.done;
/** Reasons why nothing was stored, each with the next step. */
const refused: Readonly<Record<string, string>> = { ...words.refused, "none-chosen": NONE_CHOSEN };

/**
 * Returns the message named in the URL, with the recorded day, as 12/1 could be read as last year's. `until`: last of
 * several days. `own`: messages of this page.
 */
export function flashMessage(search: URLSearchParams, own: Readonly<Record<string, string>> = {}) {
  const name = search.get("flash") ?? "";
  // URLs may contain anything, such as "constructor".
  const known = [own, done, refused].find((some) => Object.hasOwn(some, name));
  const sentence = known?.[name];
  if (!sentence) return null;
  const day = search.get("day") ?? "";
  const until = search.get("until") ?? "";
  const dates = `日付は${formatDays(day, isDay(until) && until > day ? until : day)}です。`;
  const tone = known === refused ? "error" : "done";
  return { name, tone, words: isDay(day) ? sentence + dates : sentence } as const;
}

/** Returns the message that the page's address names. */
export const useFlash = (own?: Readonly<Record<string, string>>) => flashMessage(useSearchParams()[0], own);
