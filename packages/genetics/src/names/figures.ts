// Numbers in shop listings other than het percentages: dates, ages, counts, ids, weights, prices.

import type { Said } from "./trade-words.ts";

const year = "(?:(?:19|20)\\d{2}|['’]?[0-3]\\d)";
const month = "(?:0?[1-9]|1[0-2])";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const monthName =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?= \\d)|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])";
const ofDay =
  "(?:[生産う]まれ|[生産]|はつち|hatch(?:ed)?|孵化|born|入荷|撮影|お迎え|(?:給餌|脱皮)(?:済み?|開始)?|現在|頃|から|まで|出品|(?:に|で)?(?:[生産う]まれ|孵化|はつち)(?:まし)?た?)";
/** Begins a het after a number: no number of an animal, no share of white. */
const state = "(?:het|ph|pos|dh|h(?![a-z])|へて|ぽす)";
const written = (source: string) => new RegExp(source, "y");
/** Patterns for 6/12生まれ, 12.6.2024, 1.0, 2匹, 120g, ¥30,000, No.12. 1/2 and 2/3 are excluded, as they may be shares. */
export const figures: [said: Said, pattern: RegExp][] = [
  ["date", written(`${month}/${day}\\s?${ofDay}`)],
  [
    "date",
    written(
      `(?:${month}[/.-]${day}|${day}[/.-]${month})[/.-]'?(?:19|20)?\\d{2}(?![\\d%])(?:\\s?${ofDay})?|(?:[rh]|令和|平成)\\d{1,2}[/.]${month}(?:[/.]${day})?(?![\\d%])`,
    ),
  ],
  [
    "date",
    written(
      `(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)(?:\\s?${ofDay})?|${month}/20\\d{2}(?![\\d%])`,
    ),
  ],
  ["date", written(`(?:${month}/(?:0[1-9]|[5-9](?!\\d)|[12]\\d|3[01])|(?:0?[4-9]|1[0-2])/[1-4])(?![\\d%/.])`)],
  ["date", written(`(?:1[5-9]|2\\d|3\\d)[./]${month}[./]${day}(?![\\d%.])(?:\\s?${ofDay})?`)],
  [
    "date",
    written(
      `(?:(?:19|20)?\\d{2}|れいわ\\d{1,2}|(?:令和|平成|[rh])\\d{1,2})(?:年|[./](?=${month}月))(?:${month}月(?:${day}日)?|[春夏秋冬])?\\s?${ofDay}?`,
    ),
  ],
  ["date", written(`(?:h(?=20))?(?:19|20)\\d{2}(?:[/.-]\\d{1,2}){0,2}(?![\\da-z%])(?:\\s?${ofDay}|[春夏秋冬])?`)],
  ["date", written(`\\d{1,2}月(?:\\d{1,2}日)?(?:\\s?${ofDay}|[上中下]旬)?`)],
  ["date", /['’][0-3]\d(?![\da-z%.])|[0-3]\d['’](?![\da-z])/y],
  [
    "date",
    written(
      `(?:\\d{1,2}(?:st|nd|rd|th)?\\s?)?${monthName}\\.?,?(?:\\s?\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?,?\\s?(?:20\\d{2}|'\\d{2})?(?![\\da-z%])`,
    ),
  ],
  [
    "date",
    written(
      `(?:cbb?|wc|ch|fh)\\s?${year}(?![\\da-z%.]|,\\d)|${year}'?\\s?(?:us|eu|jp|国内)?\\s?(?:cbb?|wc|ch|fh)(?![\\da-z])`,
    ),
  ],
  [
    "age",
    /(?:生後|推定)?約?(?:\d{1,2}|[一二三四五六七八九十半])\s?(?:歳|才|[かけゕゖ箇]月|日(?:齢|目)?|週[齢間]|年目?|months?|years?|weeks?|mo|yr?s?|yo|y\/o)(?![a-z])(?:半|\s?old)?|(?:去|今|昨|一昨)年(?:[生産う]まれ|[生産])?/y,
  ],
  ["count", /\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?![\d%.])/y],
  [
    "count",
    /(?:[x×]\s?)?\d{1,4}\s?(?:匹|頭|点|組|体(?![重長型調])|ぺあ|とりお|pairs?)(?:せつと|のみ|限り)?(?![a-z])|(?:限定|在庫|残り?)\s?[♂♀雄雌]?\s?\d{1,2}(?![\d%.])(?:のみ)?|[一二三四五六七八九十]\s?[匹頭点]|\d{1,2}[♂♀雄雌](?!\d)|(?:(?:[♂♀雄雌]|おす|めす)\s?[x×]?\s?\d{1,2}[\s、・]?)+(?![\d.,%a-z'か-ん匹年月/])/y,
  ],
  [
    "number",
    written(
      `#\\s?(?:(?!${state})[a-z]{1,4}-?)?\\d{1,6}(?:-\\d{1,6}){0,2}(?![\\d%ぁ-ん]|${state})|(?:no\\.?|id[:.]?|個体番号|管理番号|管理no\\.?|番号|個体(?=\\d))\\s?[:.]?\\s?(?:(?!${state})[a-z]{1,4}-?)?\\d{1,6}(?:-\\d{1,6}){0,2}(?![\\d%])`,
    ),
  ],
  [
    "number",
    /(?!ph|pos|h|d|t|q)[a-z]{1,4}(?:\d{2,4}-|-\d{2,4}-?|-)\d{1,4}(?![\d%a-z])|\d{1,4}[号番]|f[1-9](?![a-z\d])|第\d{1,2}(?:号|世代)/y,
  ],
  [
    "weight",
    /(?:\d{1,5}(?:\.\d)?|\d{1,3}(?:,\d{3})+)\s?(?:g|kg|ぐらむ|きろ|grams?|cm|せんち)(?![a-z])(?:↑|以上|前後|超|\s?(?:over|up(?![a-z])|あつぷ))?/y,
  ],
  [
    "price",
    /(?:\d{1,4}\s?[-~〜–])?\d{1,4}(?:\.\d)?万(?:\d{1,4}千?)?円?|送料\d{2,5}円?|\d{1,3}\s?%\s?(?:off中?|おふ中?|引き?|割引|値引き?|discount|ぽいんと(?:還元)?|還元|込み?|負担|増量)|[1-9]割引き?|\d{1,4}千円|\d{2,4}k(?![a-z])|\d{5,7}(?![\d.%a-z])/y,
  ],
  [
    "price",
    /[¥$€£]\s?\d[\d,]*(?:\.\d{1,3})?|\d{1,3}(?:,\d{3})+(?:\s?(?:円|yen))?|\d{2,8}\s?(?:円|yen|usd|jpy|euros?(?![a-z])|[€$£])/y,
  ],
  ["sex", /(?<![^\s([{,、/|・:-])[mf](?![^\s)\]},、/|・:-])/y],
  ["sex", /(?:[♂♀雄雌]|おす|めす|性別)\s?\(?\?+\)?|(?:性別|雌雄)\s?[:=]?\s?不明/y],
  ["the animal", /w\/(?!o(?![a-z]))|w(?=\s+(?:へて|ぽす))|#(?=[^\d\s])|#(?=\s)|@[a-z0-9_]+|遺伝子\s?:|https?:\/\/\S+/y],
  [
    "keeping",
    /\d{1,2}\s?回(?:給餌|脱皮|しえつど)?(?:済み?)?|(?:on |taking )?f\/t(?![a-z])|frozen\/thawed|[湿温]度\s?\d{1,3}\s?(?:%|度|°c)/y,
  ],
  // Glued to the word, or no share of a het: ポイント50% クラウン, but not 還元 66%ポスヘテ.
  [
    "price",
    written(
      `(?:ぽいんと|還元|消費税|税|手付け?金?|内金|頭金|割引|手数料)(?:\\d{1,3}\\s?%(?:還元|引き?)?| \\d{1,3}\\s?%(?!\\s?${state}))`,
    ),
  ],
  ["weight", written(`(?:体重|全長|体長)[:約]?(?:\\d{1,5}(?![\\d%.])| \\d{1,5}(?![\\d%.]|\\s?${state}))`)],
  // 60%ホワイト: share of white on a pied.
  ["look", written(`\\d{1,2}\\s?%\\s?(?:white|ほわいと|白)|(?:白率?|ほわいと)\\s?\\d{1,2}\\s?%(?!\\s?${state})`)],
  ["praise", /100\s?%\s?(?:国産|健康|自信|満足)|国産\s?100\s?%/y],
];
/** Fast check, because kana, which most lines consist of, never start a number. */
export const beginsFigure = /[\d'’¥$€£#@♂♀(a-zおめすのほぽ×\p{Script=Han}]/u;
