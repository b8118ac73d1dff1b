// Parses season events in breeders' notation: 2/4、2/10-2/12、ロック2/4、卵胞 25mm 3/1.

import { addDays, daysBetween, formatDay, isDay } from "#app/platform/site/days.ts";
import { withPlainDays } from "#app/platform/site/japanese-date.ts";
import { counted, eventOn, type NewSeasonEvent, type SeasonEventType } from "./season-event.ts";

/** Keywords per event type; earlier ones take precedence. */
const words: readonly [SeasonEventType, RegExp][] = [
  [
    "preLayShed",
    /(?:産卵前|排卵後)(?:の)?(?:脱皮|シェッド)|プレレイ(?:シェッド)?|\bp[lo]s\b|pre[- ]?lay(?: ?shed)?|(?<!前の?|後の?)脱皮/gi,
  ],
  [
    "lost",
    /(?<=(?:卵|個|つ)[がをは]?\s*)(?:カビ|かび|腐|潰|つぶ|破れ|凹|へこ|だめ|ダメ|駄目|死)[ぁ-ん]*|(?:カビ|腐|潰|つぶ|破れ|死)[ぁ-ん]*卵|死ごもり|卵の?(?:損失|ロス|廃棄|破棄)/gi,
  ],
  ["hatched", /(?:ハッチ|孵化|ふ化)(?:した|開始|完了)?|生まれた|hatch(?:ed|ing)?/gi],
  ["laid", /産卵(?:した|完了)?|産んだ|産みました|laid|\blay\b/gi],
  ["ovulated", /排卵(?:した|確認)?|ovulat(?:ion|ed)|ova/gi],
  ["follicles", /卵胞|濾胞|ろ胞|フォリクル|follicles?|エコー/gi],
  [
    "lock",
    /(?<![ァ-ヶー]|(?:ケージ|扉|戸|蓋|フタ|鍵)の?)ロック(?![ァ-ヶー])(?:した|確認|中)?|交尾(?:した|確認|中)?|locked|locks?/gi,
  ],
  [
    "apart",
    /離した|離す|分けた|分ける|別居|(?:同居|ペアリング)(?:終了|解消)|(?<!(?:[鼻顔頭舌餌]|吐き|噴き|取り|売りに?|咳)を?)出し|セパレート|(?<![ァ-ヶー])アウト(?![ァ-ヶー])|separated?|apart|out\b/gi,
  ],
  [
    "together",
    /ペアリング(?:した|開始)?|同居(?:させた|開始)?|一緒(?:にした)?|ペア|入れた|入れ|(?<![ァ-ヶー])イン(?![ァ-ヶー])|paired|pairing|together|\bin\b/gi,
  ],
];
/** Keywords in longer words, or ended, failed, expected or doubted events: these are notes. */
const NOT_THAT =
  /(?:ロック|交尾)(?:が|を|の)?\s*(?:外|解|とけ|ほど|終)|\block(?:ed|s)? (?:broken?|over|ended|lost)\b|slugged|(?:ロック|交尾|排卵|産卵|脱皮|シェッド|ハッチ|孵化)(?:の|から)?(?:前|後|期|床|箱|目安|待ち|しそう|[ァ-ヶ])|(?:ロック|交尾|排卵|産卵|脱皮|ハッチ|孵化|ペア|同居)(?:は|が|を)?\s*(?:な[しい]|無し|まだ|未|だめ|ダメ|駄目)|[?？]|かも|たぶん|多分|おそらく|らしい|っぽい|不明|[未非無ノ]ー?(?:ロック|交尾|排卵|産卵)|ならず|[せれえ]ず|し(?:ない|なかった)|てい?ない|できず|予[定想]|中止|失敗|拒否|やめ|けど|\b(?:no|not|never|without|poss(?:ibl[ey])?|maybe|probably|perhaps|might|didn'?t|fail(?:ed)?)\b/i;
/** Text that may follow a keyword; anything else makes it a different word (交尾行動). */
const MAY_FOLLOW =
  /^(?:$|[^ぁ-んァ-ヶー一-龠々]|[しさ]せ?(?:た|ました|て)|まし?た|てい?[るた]|[たるをがはとにでも]|確認|継続|済|あり|有り|開始|始|完了|終了|成功|中|見|目|膨満|日|朝|夜|[一二三四五六七八九十])/;
const PRE_LAY = /産卵前|排卵後|プレレイ|\bp[lo]s\b|pre[- ]?lay/i;
/** 産卵前の as part of one word. */
const BEFORE_LAYING = /(?:産卵前|排卵後)の?(?=脱皮|シェッド)/g;

/** Text after a plain date that adds no event: time of day, duration, repetition. */
const BARE =
  /^(?:[〜~]|朝|昼|夕方?|夜中?|晩|深夜|未明|早朝|午[前後]|まで|から|ごろ|頃|\d+\s*(?:回|時間?|分)目?|\d{1,2}:\d{2}|\s)*$/i;

/** Quantities are not dates: 1.5kg, 2/3個. */
const NO_DAY = String.raw`(?!\d|[/.]\d|\s*(?:kg|g|mg|cm|mm|ml|℃|°|度|%|個(?!体)|匹|時|分(?![けか])|回(?!収)|倍))`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const DATE = String.raw`(?<![\d/.])(?:(?<year>${YEAR})\s*[-/.年]\s*)?(?<month>\d{1,2})\s*[/.月]\s*(?<day>\d{1,2})${NO_DAY}(?:\s*日)?`;
const TO = String.raw`\s*(?<from>朝|昼|夕方?|夜|晩|深夜|未明)?\s*(?:-|–|—|−|~|〜|から|\.{2,})\s*`;
const END = String.raw`(?:(?:(?<endYear>${YEAR})\s*[-/.年]\s*)?(?<endMonth>\d{1,2})\s*[/.月]\s*)?(?<endDay>\d{1,2})${NO_DAY}(?:\s*日)?(?:まで|の間)?(?![月目])`;
/** A date or range. A bare 2-4 is ambiguous, so a date needs a slash or 月. */
const STRETCH = new RegExp(`${DATE}(?:${TO}${END})?`);
const ISO = /(?<year>(?:19|20)\d{2})-(?<month>\d{1,2})-(?<day>\d{1,2})/;
/** A day without a month after a full date: the 6 in "2/4、6", not in "6 eggs". */
const FOLLOWING = /^(\d{1,2})日?(?=$|\s)(?!\s*(?:eggs?|slugs?|good|bad|fertile|infertile|dead|bab|hatch))/i;
/** A share of the eggs, or of the hatchlings, in the form of a date: 有精卵 5/6, 5/6有精. */
const SHARE =
  /(?:[有無]精卵?|[良全]卵)\s*は?\d{1,2}\/\d{1,2}(?!\d)|(?<!\d)\d{1,2}\/\d{1,2}\s*(?:が|は)?(?:[有無]精|良卵)/;
const SHARE_OR_DAY = "日付か数か分かりません。日付は「、」で分け、数は「6個中5個」のように書いてください";
/** Words of counted events, before which a second date may be a share as well: 5/8 検卵 6/7. */
const OF_EGGS = /(?<!排)卵(?!胞)|孵化|ふ化|ハッチ|ピップ|嘴|有精|hatch|pip/i;
const RELATIVE: readonly [RegExp, number][] = [
  [/一昨日|おととい/, -2],
  [/昨日|昨夜|昨晩|きのう|ゆうべ/, -1],
  [/今日|本日|今夜|今晩|今朝|きょう/, 0],
];
const AGO = /(\d{1,2})日前/;
/** 25mm, 2.5cm, 25-28mm, 30×20mm: the larger number is used, and both are kept in the note. */
const SIZE =
  /(?<![\d.])(?:(\d{1,2}(?:\.\d+)?)\s*(?:mm|cm|ミリ|センチ)?\s*[-~〜x×]\s*)?(\d{1,2}(?:\.\d+)?)\s*(?:(mm|ミリ(?:メートル)?)|cm|センチ(?:メートル)?)/i;

const NOTE_MAX = 200;
const LINES_MAX = 100;
const TEXT_MAX = 2000;
const STRETCH_MAX = 60;

export interface SeasonDays {
  today: string;
  /** A known day of the season, near which dates without a year are resolved. */
  known: string | null;
  /** A shed after ovulation is taken for the pre-lay shed, one before it is a note. */
  hasOvulated: boolean;
}

const SOON = 60;

/** Resolves the year of a date: nearest to the known day, not far in the future. */
function dayNear(month: number, day: number, { today, known }: SeasonDays): string | null {
  const near = known ?? today;
  const years = [-1, 0, 1].map((shift) => Number(near.slice(0, 4)) + shift);
  const days = years.map((year) => dayOf(year, month, day)).filter((one) => one !== null);
  // Dates in the near future are rejected as typos, not moved to the previous year.
  const meant = days.filter((one) => daysBetween(today, one) <= SOON);
  const byDistance = (a: string, b: string) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b));
  return meant.sort(byDistance)[0] ?? days.sort(byDistance)[0] ?? null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(text) ? text : null;
}

type Read<Value> = { ok: true; value: Value } | { ok: false; message: string };
const refused = (message: string): { ok: false; message: string } => ({ ok: false, message });

interface Found {
  date: string;
  until: string;
}

const notYet = ({ today }: SeasonDays) =>
  `今日（${formatDay(today)}）までの日付を書いてください。前の年なら、年も必要です`;

function stretchOf(groups: Record<string, string | undefined>, season: SeasonDays): Read<Found> {
  const [month, day] = [Number(groups.month), Number(groups.day)];
  const date = groups.year ? dayOf(Number(groups.year), month, day) : dayNear(month, day, season);
  if (!date) return refused("日付として読めません（例：2/4、2/10-2/12）");
  if (date > season.today) return refused(notYet(season));
  if (groups.endDay === undefined) return { ok: true, value: { date, until: date } };
  const endMonth = groups.endMonth === undefined ? Number(date.slice(5, 7)) : Number(groups.endMonth);
  const sameYear = Number(groups.endYear ?? date.slice(0, 4));
  const first = dayOf(sameYear, endMonth, Number(groups.endDay));
  // 12/30-1/2 ends in the next year.
  const until = first && first < date && !groups.endYear ? dayOf(sameYear + 1, endMonth, Number(groups.endDay)) : first;
  if (!until || until < date || daysBetween(date, until) > STRETCH_MAX)
    return refused(`期間として読めません（例：2/10-2/12。${STRETCH_MAX}日まで）`);
  if (until > season.today) return refused(notYet(season));
  return { ok: true, value: { date, until } };
}

/** Extracts all dates from a text; returns them and the rest. */
function takeDays(text: string, season: SeasonDays): Read<{ days: Found[]; rest: string }> {
  const days: Found[] = [];
  let rest = text;
  for (;;) {
    const iso = ISO.exec(rest);
    const match = iso ?? STRETCH.exec(rest);
    const groups = match?.groups;
    if (!match || !groups) break;
    const read = stretchOf(groups, season);
    if (!read.ok) return refused(`「${match[0]}」：${read.message}`);
    days.push(read.value);
    const from = groups.from ? `${groups.from}〜` : "";
    rest = `${rest.slice(0, match.index)} ${from}${rest.slice(match.index + match[0].length)}`;
  }
  const ago = AGO.exec(rest);
  if (ago) {
    const day = addDays(season.today, -Number(ago[1]));
    days.push({ date: day, until: day });
    rest = rest.replace(AGO, " ");
  }
  for (const [word, shift] of RELATIVE) {
    if (!word.test(rest)) continue;
    const day = addDays(season.today, shift);
    days.push({ date: day, until: day });
    rest = rest.replace(word, " ");
  }
  return { ok: true, value: { days, rest } };
}

function sizeIn(piece: string): { millimetres: number; text: string; isTwo: boolean } | null {
  const size = SIZE.exec(piece);
  if (!size) return null;
  const largest = Math.max(Number(size[1] ?? 0), Number(size[2]));
  const millimetres = Math.round(largest * (size[3] ? 10 : 100)) / 10;
  return { millimetres, text: size[0], isTwo: size[1] !== undefined };
}

/** Finds the event types mentioned, longest keywords first: 産卵前脱皮 is not 産卵. */
function wordsIn(text: string): typeof words {
  let rest = text;
  return words.filter(([, word]) => {
    const without = rest.replace(word, " ");
    const isNamed = without !== rest;
    rest = without;
    return isNamed;
  });
}

/** Returns whether the keyword continues as a longer word: 交尾行動, ロックダウン. */
function isOtherWord(text: string, named: (typeof words)[number] | undefined): boolean {
  const places = named ? [...text.matchAll(named[1])] : [];
  return places.length > 0 && places.every(({ 0: word, index }) => !MAY_FOLLOW.test(text.slice(index + word.length)));
}

/** Negated or pending events, about which nothing is asked. */
const DENIED =
  /中止|失敗|拒否|やめ|[せれえら]ず|ない|な[しか]|無し|まだ|未|外れ|解除|予[定想]|\b(?:no|not|never|without|didn'?t|fail(?:ed)?)\b/i;

/** Returns the event type that a note may mean, so that the keeper can be asked. */
export function possibleType(note: string): Exclude<SeasonEventType, "note" | "follicles"> | null {
  const type = DENIED.test(note) ? undefined : wordsIn(note)[0]?.[0];
  return type === undefined || type === "note" || type === "follicles" ? null : type;
}

const MARKS = /^[\s:：・,に-]+|[\s:：・,-]+$/g;
const SLUGS = [
  /(?:スラッグ|無精卵|slugs?)(?:のみ|だけ)?\s*(\d{1,2})\s*個?/i,
  /(\d{1,2})\s*個?\s*(?:スラッグ|無精卵|slugs?)/i,
];
const COUNT =
  /(?:有精卵|良卵|卵)?\s*(?<!\d)(\d{1,2})\s*(?:個|匹|頭|卵|つ|eggs?|babies)|(?:有精卵|良卵|卵)\s*(\d{1,2})(?!\d)/i;
/** The first number of 6個中5匹, which is not the count of what hatched or was lost. */
const ALL_OF_THEM = /\d{1,2}\s*(?:個|匹|卵)\s*(?:中|のうち)/;

/** ハッチ 5; 産卵 6+1 has one slug. */
const PLAIN_COUNT = /^(\d{1,2})(?:\+(\d))?$/;

/** Extracts egg or hatchling counts; returns them and the rest. */
function takeCounts(type: SeasonEventType, text: string) {
  if (!counted[type]) return { count: null, slugs: null, rest: text };
  const plain = PLAIN_COUNT.exec(text.trim());
  if (plain) return { count: Number(plain[1]), slugs: plain[2] === undefined ? null : Number(plain[2]), rest: "" };
  const slugs = type === "laid" ? (SLUGS[0]?.exec(text) ?? SLUGS[1]?.exec(text) ?? null) : null;
  const rest = slugs ? text.replace(slugs[0], " ") : text;
  const count = COUNT.exec(type === "laid" ? rest : rest.replace(ALL_OF_THEM, " ")) ?? /^\s*(\d{1,2})\s*$/.exec(rest);
  const figure = (found: RegExpExecArray | null) => (found ? Number(found[1] ?? found[2]) : null);
  return {
    count: figure(count) ?? (type === "lost" ? 1 : null),
    slugs: figure(slugs),
    rest: count ? rest.replace(count[0], " ") : rest,
  };
}

/** Adds counts from a separate piece to the preceding clutch: 産卵 4/15、有精卵6、スラッグ1. */
function withCounts(last: NewSeasonEvent | undefined, piece: string): NewSeasonEvent | null {
  if (last?.type !== "laid" && last?.type !== "hatched") return null;
  const { count, slugs, rest } = takeCounts(last.type, piece);
  if (rest.trim() !== "" || (count === null && slugs === null)) return null;
  return { ...last, count: count ?? last.count, slugs: slugs ?? last.slugs };
}

function readPiece(piece: string, before: SeasonEventType, season: SeasonDays): Read<NewSeasonEvent[]> {
  const said = `「${piece.slice(0, 30)}」`;
  if (SHARE.test(piece)) return refused(`${said}：${SHARE_OR_DAY}`);
  const size = sizeIn(piece);
  const millimetres = size?.millimetres ?? null;
  const taken = takeDays(size ? piece.replace(size.text, " ") : piece, season);
  if (!taken.ok) return taken;
  const { days, rest } = taken.value;
  if (days.length === 0) return refused(`${said}：日付がありません（例：ロック2/4）`);
  const named = wordsIn(rest);
  const isShed = named[0]?.[0] === "preLayShed" && !season.hasOvulated && !PRE_LAY.test(rest);
  const isNotThat = isShed || NOT_THAT.test(rest.replace(BEFORE_LAYING, "")) || isOtherWord(rest, named[0]);
  const [known, ...others] = isNotThat ? [] : named;
  const areTwo = days.length > 1 && (others.length > 0 || /[→⇒>]/.test(rest));
  if (areTwo || (known && counted[known[0]] && others.some(([type]) => counted[type])))
    return refused(`${said}：出来事ごとに「、」か改行で分けてください`);
  if (days.length > 1 && OF_EGGS.test(rest)) return refused(`${said}：${SHARE_OR_DAY}`);
  const isBare = BARE.test(takeCounts(before, rest).rest.replace(MARKS, " "));
  const bare = !isNotThat && isBare ? before : "note";
  const isUnmeasured = known?.[0] === "follicles" && millimetres === null && rest.replace(known[1], "").trim() !== "";
  const type = isUnmeasured ? "note" : (known?.[0] ?? (millimetres === null || isNotThat ? bare : "follicles"));
  const { count, slugs, rest: remark } = takeCounts(type, known && !isUnmeasured ? rest.replace(known[1], " ") : rest);
  const note = remark
    .replace(/[（(]([^）)]*)[）)]/g, " $1 ")
    .replace(MARKS, "")
    .replace(/\s+/g, " ");
  if (/^[〜~]|[〜~]$/.test(note)) return refused(`${said}：期間の始めか終わりの日がありません（例：2/10-2/12）`);
  if (/^\d[\d\s]*$/.test(note)) return refused(`${said}：「${note}」が何か分かりません（例：2/4、2/6 や 6個）`);
  if (note.length > NOTE_MAX) return refused(`メモは${NOTE_MAX}文字までです`);
  if (type === "follicles" && millimetres === null)
    return refused(`${said}：卵胞は大きさも書いてください（例：卵胞 25mm 3/1）`);
  if (type === "note" && note === "") return refused(`${said}：何があったかを書いてください（例：ロック2/4）`);
  const measured = size && (type !== "follicles" || size.isTwo) ? `${size.text} ${note}`.trim() : note;
  return {
    ok: true,
    value: days.map(({ date, until }) =>
      eventOn(type, date, {
        ...{ until, note: measured, count, slugs },
        millimetres: type === "follicles" ? millimetres : null,
      }),
    ),
  };
}

/** Splits a line into pieces, except at commas in brackets or numbers (1,500); strips list numbers. */
function piecesOf(line: string): string[] {
  return line
    .replace(/^\s*(?:[-・*]|\d{1,2}[.)])\s+/, "")
    .split(/(?:[、;；]|(?<!\d),|,(?!\d{3}(?!\d))|(?<=[\d日])\s*[・と]\s*(?=\d))(?![^（(]*[）)])/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/**
 * Parses a text of events. Pieces without a keyword have the type of the preceding one, initially pairing. Rejects the whole text if
 * any part is unreadable.
 */
export function readEvents(text: string, season: SeasonDays): Read<NewSeasonEvent[]> {
  if (text.length > TEXT_MAX) return refused(`一度に書けるのは${TEXT_MAX}文字までです`);
  const events: NewSeasonEvent[] = [];
  for (const line of withPlainDays(text).split(/\r?\n/)) {
    let type: SeasonEventType = "together";
    let month = "";
    for (const piece of piecesOf(line)) {
      const whole = month ? piece.replace(FOLLOWING, (_, day: string) => `${month}-${day}`) : piece;
      const completed = withCounts(events.at(-1), whole);
      if (completed) {
        events.splice(-1, 1, completed);
        continue;
      }
      const hasOvulated = season.hasOvulated || events.some((event) => event.type === "ovulated");
      const read = readPiece(whole, type, { ...season, hasOvulated });
      if (!read.ok) return read;
      events.push(...read.value);
      const last = read.value.at(-1);
      // Dates after a note are not notes.
      type = last && last.type !== "note" ? last.type : type;
      month = last?.until.slice(0, 7) ?? month;
    }
  }
  if (events.length === 0) return refused("日付を書いてください（例：2/4、ロック2/10-2/12）");
  if (events.length > LINES_MAX) return refused(`一度に書けるのは${LINES_MAX}件までです`);
  return { ok: true, value: events };
}
