// An id for a new entry when the editor leaves it open: from an English name, from the reading, else the year and four letters.

import { randomInt } from "node:crypto";
import { type AnyKind, ID_PATTERN } from "#app/content/kind.ts";
import { textIn } from "#app/fields/form-value.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { FormContent } from "./form-content.ts";
import { romaji } from "./form-romaji.ts";

/** Words that are pages of their own where an id would stand. */
export const reservedIds: readonly string[] = ["new", "sale", "csv"];

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A free id. Readable where there is a name to take it from. */
export async function suggestId(db: Db, kind: AnyKind, typed: FormContent, now: Date): Promise<string> {
  const named = [textIn(typed.fields.english), typed.title, romaji(textIn(typed.fields.reading))]
    .map(slug)
    .find(Boolean);
  const tries = named ? [named, ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => `${named}-${count}`)] : [];
  for (const id of tries) {
    if (await isFree(db, kind, id)) return id;
  }
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)] ?? "x").join("");
  return `${kind.name}-${dayInJapan(now).slice(0, 4)}-${letters}`;
}

/** "Banana / Coral Glow" as "banana-coral-glow"; "" where the text is not Latin, or only partly. */
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
  if (!ID_PATTERN.test(id) || reservedIds.includes(id)) return false;
  const row = await db
    .selectFrom("entries")
    .select("id")
    .where("kind", "=", kind.name)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined;
}
