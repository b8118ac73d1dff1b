// Generates readable ids for new entries: an id becomes the permanent URL.

import { type AnyKind, ID_PATTERN } from "#app/cms/content/kind.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { textIn } from "#app/cms/fields/form-value.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { latinOf } from "#app/platform/search/romaji.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { FormContent } from "./form-view.ts";

export const reservedIds: readonly string[] = ["new", "sale", "csv", "compare", "complexes"];

const TRIES = 200;

/** Returns a free id from the rack number, English name or kana; else from the kind and date. */
export async function suggestId(db: Db, kind: AnyKind, typed: FormContent, now: Date): Promise<string> {
  const { number, english, reading } = typed.fields;
  const named = [textIn(number), textIn(english), typed.title, romajiOf(textIn(reading)), romajiOf(typed.title)]
    .map(slug)
    .find(Boolean);
  const base = named ?? `${kind.name}-${dayInJapan(now)}`;
  for (let count = 1; count < TRIES; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (await isFree(db, kind, id)) return id;
  }
  return `${base}-${now.getTime()}`;
}

/** Converts kana-only text; kanji readings cannot be derived. */
function romajiOf(text: string): string {
  const kana = text.normalize("NFKC").trim();
  if (!/^[ぁ-ゖァ-ヺー・\s]+$/.test(kana)) return "";
  return latinOf(kana.replace(/[ぁ-ゖ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60)));
}

/** Returns "banana-coral-glow" for "Banana / Coral Glow"; "" if the text is not entirely Latin. */
function slug(text: string): string {
  const latin = text.normalize("NFKC").toLowerCase();
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(latin)) return "";
  return latin
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 56)
    .replace(/-+$/, "");
}

async function isFree(db: Db, kind: AnyKind, id: string): Promise<boolean> {
  return ID_PATTERN.test(id) && !reservedIds.includes(id) && !(await findEntry(db, kind.name, id));
}
