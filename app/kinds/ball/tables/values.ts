// Parses table cells: weights, food, feeding results, sheds. "" and dashes are empty.

import type { Prey, preyLabels } from "#app/kinds/ball/care/care.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { foreignMoneyIn, readNumber } from "#app/platform/site/japanese-number.ts";

export const units = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;
export type Unit = keyof typeof units;

export const isNothing = (cell: string): boolean =>
  /^(?:[-‐–—―ー・./*=~_〜]*|n\/?a|null|none|なし|無し)$/i.test(cell.normalize("NFKC").trim());

/** Titles, closing lines and notes of lists: 在庫リスト, 合計 12匹, お問い合わせはDMまで. */
export const isOfList = (text: string): boolean =>
  /一覧|リスト|名簿|在庫|入荷|販売|価格|値段|料金|送料|発送|合計|総計|小計|平均|^計$|以上|以下|記録|日記|問い?合わ?せ|連絡|注文|予約|更新|営業|定休|セール|について|ください|下さい|たち$|まで$|[でま]す[。！!]?$|^全|\d\s*[匹頭]|https?:|www\.|@|電話|メール|\b(?:tel|e-?mail|total|sum|average|avg|mean|list|stock|price|sale|contact|shipping|inventory)\b/i.test(
    text.normalize("NFKC").trim(),
  );

/** Returns whether a snake is still here by the state in a list: いる, 販売中, 譲渡, 死亡; undefined if unclear. */
export function standingIn(word: string): "here" | "moved" | "died" | undefined {
  if (/死|dead|died|deceased/i.test(word)) return "died";
  if (
    /譲(?:っ|渡(?![可予希]))|売(?:[却れっ済]|り?切)|(?<![非販])売$|販売済|完売|(?<!un|not )sold|moved|rehomed|transferred|traded/i.test(
      word,
    )
  )
    return "moved";
  if (/不在|終了|やめ|放棄|逃|脱走|行方|迷子|いない|不明|escaped|lost|missing/i.test(word)) return undefined;
  const isHere =
    /いる|飼育|在|売|展示|商談|予約|置|育成|繁殖|キープ|active|here|alive|owned|keep|available|hold|breeder|for sale|nfs|grow|(?:un|not )sold/i;
  return isHere.test(word) ? "here" : undefined;
}

/** Returns the name of a snake without one: its genes without the species, numbered from the second of these on. */
export function nameByGenes(genotype: string, named: Map<string, number>): string {
  const genes = genotype.replace(/^(?:ボール\s?パイソン|ball\s?python)[\s・:：/／]+/i, "");
  const nth = (named.get(genes) ?? 0) + 1;
  named.set(genes, nth);
  return genes && nth > 1 ? `${genes} ${nth}` : genes;
}

/** A year with a month, season or origin: 2023年6月, 2022年夏, 2025CB. */
const YEAR_AND_PART =
  /^(?:19|20)\d\d(?=\s*(?:年[^\d]*|年?[^\d年]\s*\d{1,2}[^\d]*|年\s*\d{1,2}[^\d]*|(?:国内|海外|自家)?(?:cb|ch|繁殖))$)/i;

const UNKNOWN = /^(?:不明|未確認|[分わ]から(?:ない|ず)|unknown|\?+)$/i;

/** Reads a day or year of birth; "" if unknown. Of a year with a month or season the year is stored, and the text noted. */
export function readBirth(text: string, { today }: { today: string }): { day: string; note?: string } | null {
  const given = text.normalize("NFKC").trim();
  if (UNKNOWN.test(given)) return { day: "" };
  const whole = readDay(text, { today, year: true });
  if (whole) return whole;
  // Two figures without an era may also be a day and a month.
  const month = /^(?:\d{4}|\D)/.test(given)
    ? readDay(`${given}${given.endsWith("月") ? "1日" : ".1"}`, { today })
    : null;
  const [year] = YEAR_AND_PART.exec(given) ?? /(?<=^[a-z]{3,9}\.?[\s,-]*)20\d\d$/i.exec(given) ?? [];
  const day = month && !month.isYearGuessed ? month.day.slice(0, 4) : year;
  return day ? { day, note: `ハッチ ${text}` } : null;
}

const plain = (cell: string) =>
  cell
    .normalize("NFKC")
    .replace(/\uFE0F/g, "")
    .trim()
    .toLowerCase();

/** Marks for done and not done. */
const marks = { yes: "○〇◯◎⭕✓✔☑✅", no: "×✕✗✖✘❌" } as const;
/** A mark for a meal after its food, or alone. */
export const MARK = new RegExp(String.raw`(?<=^|\s)[${marks.yes}${marks.no}食]\uFE0F?\s*$`, "u");
const YES = new RegExp(`^(?:[${marks.yes}]|o|yes|y|true|1|はい|ok)$`, "u");
const NO = new RegExp(`^(?:[${marks.no}]|x|no|n|false|0|いいえ|ng)$`, "u");

function markIn(word: string): boolean | null {
  if (YES.test(word)) return true;
  return NO.test(word) ? false : null;
}

/** Parses a mark or word for yes or no; null if it is neither. */
export function yesIn(cell: string): boolean | null {
  const word = plain(cell);
  if (/^(?:有り?|あり|済み?|完了|した)$/.test(word)) return true;
  return /^(?:無し?|なし|未|まだ|しない|していない)$/.test(word) ? false : markIn(word);
}

/** Words for what is to come or did not happen: 脱皮前, 掃除の予定. */
export const NOT_DONE =
  /(?<![午以])前(?!回)|間近|待ち|[しけ]そう(?!じ)|もうすぐ|そろそろ|予定|まだ|未|(?<!少)な[いしかく]|無し|せず|出ず|\b(?:not?|pre|soon|due)\b/;

/** Faults that are denied: 残りなし, 異常なし. */
const FAULTLESS = /(?:残り|不全|破れ|切れ目?|問題|異常|[匂臭]い|におい|血|虫|下痢)[はも]?(?:なし|無し|なく|無く|ない)/g;

/** Returns whether a cell of sheds, stools or cleaning says that it was done; null if unclear. */
export function doneIn(cell: string): boolean | null {
  const word = plain(cell);
  return yesIn(word) ?? (NOT_DONE.test(word.replace(FAULTLESS, "")) ? null : true);
}

const WEIGHT = /^([\d.,]+)\s*(kg|キロ(?:グラム)?|g|グラム|gr|grams?|oz|オンス|ounces?|lbs?|pounds?|ポンド)?\.?$/;
const POUNDS = /^(\d+)\s*(?:lbs?|pounds?|ポンド)\s*(\d+(?:\.\d+)?)\s*(?:oz|ounces?|オンス)$/;

/** Returns the unit in a cell or heading; null if none. */
export function unitIn(text: string): Unit | null {
  const word = plain(text);
  if (/kg|キロ/.test(word)) return "kg";
  if (/\boz\b|oz[)\]]|_oz|\doz|ounce|オンス/.test(word)) return "oz";
  if (/\blbs?\b|_lbs?|\dlbs?|pound|ポンド/.test(word)) return "lb";
  return /(?:^|[\d\s([_重])g(?:[)\]\s]|r|$)|グラム/.test(word) ? "g" : null;
}

/** Larger figures are mistyped or in another unit. */
export const GRAMS_MAX = 9_999;

/** Parses a weight of 1 g to `GRAMS_MAX`, rounded to 0.01; null if invalid. `unit`: default unit. */
export function gramsIn(cell: string, unit: Unit): number | null {
  const word = plain(cell);
  const [, pounds, ounces] = POUNDS.exec(word) ?? [];
  const [, figure, own] = WEIGHT.exec(word) ?? [];
  // 812,5 is a decimal comma, as in continental Europe.
  const value = pounds ? Number(pounds) : figure ? readNumber(figure.replace(/^(\d+),(?=\d{1,2}$)/, "$1.")) : null;
  if (value === null) return null;
  const factor = units[pounds ? "lb" : own ? (unitIn(`1${own}`) ?? "g") : unit];
  const grams = Math.round((value * factor + Number(ounces ?? 0) * units.oz) * 100) / 100;
  return grams >= 1 && grams <= GRAMS_MAX ? grams : null;
}

/** Adds the currency named in the heading or another cell, so that 850 dollars are not read as yen. */
export function priceIn(cell: string, ...around: string[]): string {
  const foreign = around.map(foreignMoneyIn).find(Boolean);
  return foreign && !foreignMoneyIn(cell) ? `${cell} ${foreign}` : cell;
}

export type Outcome = "eaten" | "refused" | "vomited" | "assisted";

const outcomes: readonly (readonly [RegExp, Outcome])[] = [
  [/吐き?戻し|嘔吐|吐い|regurg|vomit/, "vomited"],
  [/強制|アシスト|assist|force/, "assisted"],
  [/拒食|拒否|食べな|食べず|食わず|食わな|無視|スルー|残し|refus|reject|declin|not eaten|didn'?t|did not/, "refused"],
  [/食べた|食べ(?!そ|か)|完食|食い|摂餌|捕食|ate|eaten|accept|taken|took|fed|^食$/, "eaten"],
];

/** Parses whether a meal was eaten; null if unclear. Headings such as 拒食 or "Refused" invert the answer. */
export function outcomeIn(cell: string, heading = ""): Outcome | null {
  const word = plain(cell);
  const mark = markIn(word);
  const found =
    outcomes.find(([pattern]) => pattern.test(word))?.[1] ?? (mark === null ? null : mark ? "eaten" : "refused");
  const isReversed = /拒食|refus/.test(plain(heading)) && /^(?:[^a-z\p{L}]|[a-z]{1,5}|はい|いいえ)$/u.test(word);
  if (!isReversed || (found !== "eaten" && found !== "refused")) return found;
  return found === "eaten" ? "refused" : "eaten";
}

/** The result of a meal as its group, with what joins it to the food. */
export const OUTCOME =
  /(?:[をも、が]|けれど|けど|のに|後|あと)?\s*(食べ(?:なかった|ない|ず|ました|た|させた)|完食|拒食|拒否|吐き?戻し(?:た)?|吐いた|無視|スルー|強制給餌|アシスト(?:給餌)?|\b(?:ate|eaten|refused|regurgitated)\b)/i;

/** Parses a meal whose result may be written behind the food or instead of it: マウスL 食べず, ×. */
export function mealIn(cell: string) {
  const text = cell.normalize("NFKC").trim();
  const [mark = ""] = MARK.exec(text) ?? [];
  const outcome = outcomeIn(mark) ?? outcomeIn(text);
  return { outcome, food: foodIn(outcome ? text.replace(MARK, "").replace(new RegExp(OUTCOME, "gi"), " ") : text) };
}

/** Returns a meal's outcome by its result, its food and the kind of record, by default eaten; null if the result is unclear. */
export function outcomeOf(result: string, kind: string, food: Outcome | null, heading = ""): Outcome | null {
  if (result !== "") return outcomeIn(result, heading);
  return [food, outcomeIn(kind)].find((one) => one !== null && one !== "eaten") ?? "eaten";
}

const preys: readonly (readonly [RegExp, keyof typeof preyLabels])[] = [
  [/マウス|ピンクマウス|ハツカ|mouse|mice/i, "mouse"],
  [/ラット|\brats?\b/i, "rat"],
  [/ヒヨコ|ひよこ|chicks?/i, "chick"],
  [/ウズラ|うずら|quails?/i, "quail"],
];

/**
 * Parses "ラット S 2匹 24g", "1 small rat", "Frozen/thawed hopper mouse x2": anything besides prey, count and weight is the
 * size.
 */
export function foodIn(cell: string) {
  let rest = cell
    .normalize("NFKC")
    .trim()
    .replace(/frozen[\s/-]*thawed|\bf\/t\b/i, "冷凍");
  const take = (pattern: RegExp): string | undefined => {
    const [whole, value] = pattern.exec(rest) ?? [];
    if (whole !== undefined) rest = rest.replace(whole, " ");
    return value;
  };
  const weight = take(/(\d+(?:\.\d+)?)\s*(?:g|グラム)(?![a-z])/i);
  const count =
    take(/(\d+)\s*(?:匹|羽|個|頭)/) ??
    take(/[x×✕*]\s*(\d+)/i) ??
    take(/^\s*(\d{1,2})\s*[x×]?(?=\s|[^\d.])/i) ??
    take(/\s(\d)$/);
  const found = preys.find(([pattern]) => pattern.test(rest));
  if (found) rest = rest.replace(found[0], " ");
  const size = rest
    .replace(/[-–—,、・/()（）:：]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const english = sizes.find(([pattern]) => pattern.test(size));
  const prey: Prey = found?.[1] ?? (size ? "other" : "");
  return {
    prey,
    size: english ? size.replace(english[0], english[1]).trim() : size,
    count: Math.max(1, Math.min(20, Number(count ?? 1))),
    grams: weight ? Number(weight) : null,
  };
}

const sizes: readonly (readonly [RegExp, string])[] = [
  [/\bx-?large\b|\bxl\b|\bjumbo\b/i, "LL"],
  [/\bsmall\b|^s$/i, "S"],
  [/\bmedium\b|^m$/i, "M"],
  [/\blarge\b|^l$/i, "L"],
  [/\bpink(?:y|ie)?s?\b/i, "ピンク"],
  [/\bfuzz(?:y|ies)\b/i, "ファジー"],
  [/\bhoppers?\b/i, "ホッパー"],
  [/\bpups?\b/i, "パップ"],
  [/\badult\b/i, "アダルト"],
];

/** Parses a shed's result or clouded eyes; "none" if there was no shed, null if unclear, as 脱皮前. */
export function shedIn(cell: string): "whole" | "pieces" | "cloudy" | "none" | null {
  const word = plain(cell).replace(FAULTLESS, "完全");
  if (/白濁(?!(?:し(?:てい)?|は)?(?:な|無|せず|まだ|前|待|予定|そう))|blue|opaque|clouded|milky|in shed/.test(word))
    return "cloudy";
  if (/切れ|残り|残っ|不全|不完|失敗|破れ|ぼろ|piece|partial|incomplete|bad|stuck|poor|retained|patchy/.test(word))
    return "pieces";
  const isDone = doneIn(word);
  if (!isDone) return isDone === null ? null : "none";
  const whole =
    /^(?:脱皮(?:し(?:まし)?た|済み?|完了|後)?|shed)$|完|全部|きれい|綺麗|キレイ|[一1][枚本]|成功|良好|whole|complete|full|perfect|good|clean|\bone\b/;
  return yesIn(word) || whole.test(word) ? "whole" : null;
}

/** Parses what was passed; "none" if nothing was, null if unclear. Urates usually come with a stool and are not named. */
export function stoolIn(cell: string): "both" | "stool" | "urates" | "none" | null {
  const word = plain(cell);
  const hasUrates = /尿酸|urate/.test(word);
  const isStool = /[便糞]|ふん|フン|うんち|ウンチ|stool|poop|feces/.test(word);
  const noStool = /[便ン糞ちチ][はも]?(?:なし|無し|ない)|no (?:stool|poop|feces)/.test(word);
  const noUrates = /尿酸[はも]?(?:なし|無し|ない)|no urate/.test(word);
  if (noStool) return noUrates || !hasUrates ? "none" : "urates";
  if (noUrates || /[便ン糞ちチ](?:だけ|のみ)/.test(word)) return "stool";
  const isDone = doneIn(word);
  if (!isDone) return isDone === null ? null : "none";
  return hasUrates && !isStool ? "urates" : "both";
}

export type KindWord =
  | "weight"
  | "meal"
  | "cloudy"
  | "shed"
  | "stool"
  | "cleaning"
  | "climate"
  | "vet"
  | "handling"
  | "note";

const kindWords: readonly (readonly [RegExp, KindWord])[] = [
  [/体重|計量|計測|測定|weigh/, "weight"],
  [/給餌|食事|餌|拒食|食べ|完食|吐き?戻|嘔吐|アシスト|feed|\bfed\b|meal|\bate\b|refus|regurg|vomit|assist/, "meal"],
  [/白濁|blue|opaque/, "cloudy"],
  [/脱皮|shed/, "shed"],
  [/便|尿酸|糞|排泄|stool|poop|defec|feces|waste/, "stool"],
  [/掃除|清掃|clean/, "cleaning"],
  [/温度|湿度|temp|humid|climate/, "climate"],
  [/薬|通院|診察|病院|治療|vet|medic|treat/, "vet"],
  [/ハンドリング|handl/, "handling"],
  [/メモ|その他|note|other|memo|comment/, "note"],
];

export function kindIn(cell: string): KindWord | null {
  const word = plain(cell);
  return word === "" ? null : (kindWords.find(([pattern]) => pattern.test(word))?.[1] ?? null);
}
