// Recognises the columns of a keeper's table by heading, in the Japanese and English terms of common apps.

import data from "./columns.json" with { type: "json" };

export const columnLabels = data.labels;

export type Column = keyof typeof columnLabels;

/** Columns that a keeper's notebook has no place for. */
export const shopOnly: readonly string[] = ["price", "breeder", "acquired"];

/** Columns about the snake itself. */
export const factColumns = [
  "sex",
  "birth",
  "genotype",
  "from",
  "breeder",
  "enclosure",
  "group",
  "standing",
  "left",
  "acquired",
  "interval",
  "weighEvery",
  "cleanEvery",
  "price",
] as const satisfies readonly Column[];

/** Columns that make a record if filled. */
export const recordColumns = [
  "kind",
  "detail",
  "grams",
  "outcome",
  "food",
  "size",
  "count",
  "mealGrams",
  "shed",
  "stool",
  "cleaning",
  "warm",
  "cool",
  "humidity",
  "minutes",
] as const satisfies readonly Column[];

/**
 * Full headings, normalised by `normaliseHeading`. Who bred it may not be who sold it; a table without a column for the breeder
 * takes both as its source. A price is not what the shop paid (購入価格, 仕入値).
 */
const words: Readonly<Partial<Record<Column, string>>> = data.words;

/** Fallback patterns for parts of headings; the first match wins. */
const parts: readonly (readonly [RegExp, Column])[] = [
  [/最終給餌|給餌日|fed$|lastmeal|lastfeed/, "outcome"],
  [/餌の?重|prey.?weight/, "mealGrams"],
  [/体重|weight/, "grams"],
  [/生年月日|誕生|ハッチ|孵化|birth|dob|hatch/, "birth"],
  [/モルフ|morph|genetic|trait|^(?:品|商品)名?$/, "genotype"],
  [/性別|gender/, "sex"],
  [/拒食|食べた|refus|accept/, "outcome"],
  [/サイズ|大きさ|size/, "size"],
  [/餌|エサ|food|prey/, "food"],
  [/脱皮|shed/, "shed"],
  [/日付|日時|date/, "date"],
  [/番号/, "number"],
  [/名前|個体名|snakename/, "name"],
  [/メモ|備考|note|comment/, "note"],
];

/** Dates other than the record's: acquisition, last event. */
export const isOtherDate = (heading: string): boolean =>
  /迎え|入荷|仕入|入手日|購入日|導入日|取得日|来た日|^最終(?!計|測|体重)|acqui|purchas|bought|arriv|^last(?!weigh)/.test(
    normaliseHeading(heading),
  );

/** Returns the column a date column belongs to: 脱皮日 to sheds, "Date fed" to meals; null if none. */
export function dateColumnOf(heading: string): Column | null {
  const plain = normaliseHeading(heading);
  if (/脱皮|shed/.test(plain)) return "shed";
  return /給餌|feed|fed/.test(plain) ? "outcome" : null;
}

const columns = Object.entries(words).map(([column, list]) => [column as Column, new Set(list.split(" "))] as const); // table keys

/** Normalises a heading: Animal_Id*, "Weight (g)" and 体重［ｇ］ lose case, brackets and symbols. */
export function normaliseHeading(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[([［【〔].*?[)\]］】〕]/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Assigns columns by heading, each at most once; null for unknown headings. */
export function columnsOf(headings: readonly string[], known: readonly Column[]): (Column | null)[] {
  const plain = headings.map(normaliseHeading);
  const found: (Column | null)[] = plain.map(() => null);
  const take = (at: number, column: Column | undefined) => {
    if (column && known.includes(column) && found[at] === null && !found.includes(column)) found[at] = column;
  };
  const named = (heading: string) => columns.find(([column, own]) => known.includes(column) && own.has(heading))?.[0];
  for (const [at, heading] of plain.entries()) take(at, named(heading));
  // Such as 体重g or weight_oz.
  for (const [at, heading] of plain.entries()) take(at, named(heading.replace(/(?:kg|lbs?|oz|g|日|円)$/, "")));
  for (const [at, heading] of plain.entries()) {
    const part = parts.find(([pattern, column]) => pattern.test(heading) && !found.includes(column))?.[1];
    take(at, part === "date" && isOtherDate(heading) ? undefined : part);
  }
  return found;
}
