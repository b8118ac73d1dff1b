// Search queries for snakes as a filtered list: メス 3万円以下, 販売中のバナナ, 2025年生まれのオス.

import { sexAt } from "@borupa/genetics";
import type { NumberInQuery } from "#app/cms/content/number-in-query.ts";
import { countKeys } from "#app/cms/content/public-queries.server.ts";
import type { NamedEntry, SitePage } from "#app/cms/content/search/words.ts";
import { LOOK } from "#app/kinds/ball/index.ts";
import { priceInQuery } from "#app/kinds/ball/price-in-query.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";

/** A query without any of these characters is not for snakes. */
const TELLING = /[0-9０-９]|[売買購在安高個生万円欲ほ探]/;
const WORDS: readonly (readonly [
  pattern: RegExp,
  what: "sale" | "cheap" | "dear" | "male" | "female" | "snake" | "age" | "",
])[] = [
  [
    /(?:販売中?|売り?って(?:い?る)?|買い?(?:たい|える|う)|購入(?:したい|できる)?|在庫|売り物|欲しい|ほしい|探して(?:い?る|い?ます))/y,
    "sale",
  ],
  [/(?:安い順?|格安|最安|激安)/y, "cheap"],
  [/高い順/y, "dear"],
  [sexAt("male"), "male"],
  [sexAt("female"), "female"],
  [/(?:個体|生体|生まれ|ハッチ)/y, "snake"],
  [/(?:ベビー|赤ちゃん|ヤング|アダルト|成体)/y, "age"],
  [
    /(?:ボールパイソン|ボルパ|ヘビ|蛇|モルフ|予算|価格|値段|今|現在|くらい|ぐらい|前後|程度|(?:あり|い)ますか?|いる|見たい|です|教えて(?:ください)?|子|[のがをでなはにもかね])/y,
    "",
  ],
];
const YEAR = /(20[0-9]{2})年?/y;
const NAME_MAX = 20;
const READ_MAX = 60;
/** Prices have at most nine digits. */
const PRICE_MAX = 1_000_000_000;
/** Smaller bare numbers are not prices. */
const BARE_MIN = 5000;
const FIGURES = "〇一二三四五六七八九十";
const KANJI_DIGIT = /[一二三四五六七八九十](?=[万千])/g;
/** End of a price without a space after it: 3万円以下のメス. */
const AMOUNT_END = /(?<=\d[万千]?円?)(?:[万千円]|以下|以内|まで|未満|以上|台)(?=[のでがをにオメ販売個購買])/gu;

interface Asked {
  price: Pick<NumberInQuery, "from" | "to"> | null;
  said: ReadonlySet<string>;
  year: string | null;
  morph: { id: string; name: string } | null;
}

/**
 * Returns the filtered shop list, or the collection for queries not about buying; undefined for other queries. While
 * the shop may not sell, always the collection, without price filters.
 */
export async function forSale(db: Db, query: string, named: NamedEntry, now: Date): Promise<SitePage | undefined> {
  const request = TELLING.test(query) ? read(query, named) : null;
  if (!request) return undefined;
  const { price, said, year, morph } = request;
  const isOne = isOneSex(said) || year !== null || morph !== null;
  const isPriced = price !== null || said.has("cheap") || said.has("dear");
  const isSale = isPriced || said.has("sale");
  const isOfSnakes = said.has("snake") || said.has("age");
  const isOfOnes = isOne && (said.has("snake") || (year !== null && isOneSex(said)));
  if (!(isSale ? isPriced || isOne || isOfSnakes : isOfOnes)) return undefined;
  const carriers = morph ? await countOf(db, "morph", morph.id, isSale, now) : 0;
  if (morph && !carriers && !(await countOf(db, "morph", morph.id, false, now))) return undefined;
  if (isSale && (await readShopNotice(db, now)).registration === null)
    return isOne ? page("/ball", "個体一覧", { morph, year, said: withoutPrice(said), price: null }) : undefined;
  const list = isSale ? page("/shop", "販売中の個体", request) : page("/ball", "個体一覧", request);
  if (!morph) return list;
  const seen = await countOf(db, LOOK, morph.id, isSale, now);
  const counts = `${morph.name}が見た目に出ている個体${seen}匹、ヘテロ・ポスヘテの個体${carriers - seen}匹。`;
  // The morph's count does not apply to a further filtered list.
  return year || isPriced || isOneSex(said) ? list : { ...list, summary: `${counts}${list.summary}` };
}

async function countOf(db: Db, key: string, morph: string, isSale: boolean, now: Date): Promise<number> {
  const counts = await countKeys(db, "ball", key, now, isSale ? { name: "sale", text: "on-sale" } : undefined);
  return counts.find(({ text }) => text === morph)?.count ?? 0;
}

function isOneSex(said: ReadonlySet<string>): boolean {
  return said.has("male") || said.has("female");
}

function withoutPrice(said: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...said].filter((word) => word !== "cheap" && word !== "dear"));
}

function page(path: string, title: string, { price, said, year, morph }: Asked): SitePage {
  const sex = said.has("male") ? "male" : said.has("female") ? "female" : null;
  // 3万円 is a budget, not an exact price.
  const from = price && price.from > 0 && price.from < price.to ? price.from : null;
  const to = price && price.to < PRICE_MAX ? Math.round(price.to) : null;
  const search = new URLSearchParams({
    ...(morph && { morph: morph.id }),
    ...(sex && { sex }),
    ...(year && { year }),
    ...(from !== null && { min: String(Math.round(from)) }),
    ...(to !== null && { max: String(to) }),
    ...(said.has("dear") ? { sort: "price-desc" } : (price || said.has("cheap")) && { sort: "price" }),
  });
  const yen = (value: number) => `${withCommas(value)}円`;
  const conditions = [
    morph?.name,
    sex && { male: "オス", female: "メス" }[sex],
    year && `${year}年`,
    from !== null && `${yen(from)}から`,
    to !== null && `${yen(to)}まで`,
  ].filter(Boolean);
  return {
    to: search.size > 0 ? `${path}?${search}` : path,
    title: conditions.length > 0 ? `${title}（${conditions.join("・")}）` : title,
    summary: "この条件で絞り込んだ一覧です。条件は、開いてから変えられます。",
    words: [],
  };
}

/** Parses a query entirely; null if anything is left over. */
function read(query: string, named: NamedEntry): Asked | null {
  const inFigures = query
    .slice(0, READ_MAX)
    .normalize("NFKC")
    .replace(KANJI_DIGIT, (kanji) => `${FIGURES.indexOf(kanji)}`);
  const plain = inFigures.replace(AMOUNT_END, "$& ");
  const number = priceInQuery(plain);
  // 2025 is a year.
  const price = number && (number.isSure || number.to >= BARE_MIN) ? number : null;
  const text = (price?.rest ?? plain).replaceAll(/[\s、。・,?？!！]/g, "");
  const said = new Set<string>();
  let year: string | null = null;
  let morph: Asked["morph"] = null;
  for (let index = 0; index < text.length; ) {
    const known = WORDS.map(([pattern, what]) => ({ what, length: lengthAt(pattern, text, index) })).find(
      (one) => one.length,
    );
    if (known) {
      said.add(known.what);
      index += known.length;
      continue;
    }
    const length = lengthAt(YEAR, text, index);
    const name = length ? null : nameAt(text, index, named);
    if (length) year = text.slice(index, index + 4);
    else if (name && !morph) morph = name;
    else return null;
    index += length || (name?.name.length ?? 1);
  }
  return { price, said, year, morph };
}

function lengthAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? 0;
}

function nameAt(text: string, index: number, named: NamedEntry): Asked["morph"] {
  for (let end = Math.min(text.length, index + NAME_MAX); end > index + 1; end -= 1) {
    const name = text.slice(index, end);
    const id = named("morph", fold(name));
    if (id) return { id, name };
  }
  return null;
}
