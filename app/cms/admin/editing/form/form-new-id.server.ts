// An id for a new entry when the editor leaves it open: readable, for it is the address for good.

import { type AnyKind, ID_PATTERN } from "#app/cms/content/kind.ts";
import { textIn } from "#app/cms/fields/form-value.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { FormContent } from "./form-view.ts";

// Hiragana in Hepburn letters, plain enough for a URL: long vowels as they are written, no apostrophes.
const rows: Record<string, string> = {
  あいうえお: "a i u e o",
  かきくけこ: "ka ki ku ke ko",
  がぎぐげご: "ga gi gu ge go",
  さしすせそ: "sa shi su se so",
  ざじずぜぞ: "za ji zu ze zo",
  たちつてと: "ta chi tsu te to",
  だぢづでど: "da ji zu de do",
  なにぬねの: "na ni nu ne no",
  はひふへほ: "ha hi fu he ho",
  ばびぶべぼ: "ba bi bu be bo",
  ぱぴぷぺぽ: "pa pi pu pe po",
  まみむめも: "ma mi mu me mo",
  らりるれろ: "ra ri ru re ro",
  やゆよ: "ya yu yo",
  わをん: "wa o n",
  ゔ: "vu",
  ぁぃぅぇぉ: "a i u e o",
};

const letters = new Map(
  Object.entries(rows).flatMap(([kana, sounds]) => {
    const list = sounds.split(" ");
    return [...kana].map((one, index): [string, string] => [one, list[index] ?? ""]);
  }),
);

const small: Record<string, string> = { ゃ: "a", ゅ: "u", ょ: "o", ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o" };

/** "ぱいぼーるど" as "paiborudo": ー is left out. */
function romaji(hiragana: string): string {
  let result = "";
  let doubles = false;
  for (const kana of hiragana) {
    const vowel = small[kana];
    if (kana === "っ") doubles = true;
    else if (vowel && /[a-z]$/.test(result)) result = joined(result, vowel, "ゃゅょ".includes(kana));
    else {
      const sound = letters.get(kana) ?? (/[\s・]/.test(kana) ? "-" : "");
      result += (doubles && sound ? (sound.startsWith("ch") ? "t" : (sound[0] ?? "")) : "") + sound;
      if (sound) doubles = false;
    }
  }
  return result;
}

/** き + ゃ is kya, し + ゃ is sha, ふ + ぁ is fa. */
function joined(before: string, vowel: string, isY: boolean): string {
  const stem = before.slice(0, -1);
  return isY && !/(sh|ch|j)$/.test(stem) ? `${stem}y${vowel}` : stem + vowel;
}

/** Words that are pages of their own where an id would stand. */
export const reservedIds: readonly string[] = ["new", "sale", "csv", "compare", "complexes"];

const TRIES = 200;

/** A free id, as people read it: from the number on the rack, an English name, kana; else the kind and the day. */
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

/** Of a text in kana alone: kanji have readings that only people know. */
function romajiOf(text: string): string {
  const kana = text.normalize("NFKC").trim();
  if (!/^[ぁ-ゖァ-ヺー・\s]+$/.test(kana)) return "";
  return romaji(kana.replace(/[ァ-ヶ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60)));
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
