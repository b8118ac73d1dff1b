// A season's events as breeders write them: 2/4、2/10-2/12、ロック2/4、卵胞 25mm 3/1.

import { addDays, daysBetween, formatDay, isDay } from "#app/platform/site/days.ts";
import type { NewSeasonEvent, SeasonEventType } from "./season-event.ts";

/** Words for what happened; of two that fit the earlier one here counts. */
const words: readonly [SeasonEventType, RegExp][] = [
  ["preLayShed", /産卵前(?:の)?脱皮|プレレイ(?:シェッド)?|pls|pre-?lay(?: ?shed)?|脱皮/i],
  ["laid", /産卵(?:した)?|laid|lay/i],
  ["ovulated", /排卵(?:した)?|ovulat(?:ion|ed)|ova/i],
  ["follicles", /卵胞|濾胞|ろ胞|フォリクル|follicles?|エコー/i],
  ["lock", /ロック(?:した|確認)?|交尾(?:した|確認)?|locked|locks?/i],
  ["apart", /離した|離す|分けた|分ける|別居|separated?|apart/i],
  ["together", /ペアリング(?:した)?|同居(?:させた)?|一緒(?:にした)?|ペア|入れた|paired|pairing|together/i],
];

const DATE = String.raw`(?:(?<year>(?:19|20)\d{2})\s*[-/.年]\s*)?(?<month>\d{1,2})\s*[-/.月]\s*(?<day>\d{1,2})日?`;
const TO = String.raw`\s*(?:[-–—−~〜]|から)\s*`;
const END = String.raw`(?:(?:(?<endYear>(?:19|20)\d{2})\s*[-/.年]\s*)?(?<endMonth>\d{1,2})\s*[/.月]\s*)?(?<endDay>\d{1,2})日?(?:まで)?(?![/.月\d])`;
/** A day or a stretch; a bare 2-4 is a stretch of nothing, so a day of the month alone takes a slash or 月. */
const STRETCH = new RegExp(`${DATE.replace("[-/.月]", "[/.月]")}(?:${TO}${END})?`);
const ISO = /(?<year>(?:19|20)\d{2})-(?<month>\d{1,2})-(?<day>\d{1,2})/;
const RELATIVE: readonly [RegExp, number][] = [
  [/一昨日|おととい/, -2],
  [/昨日|昨夜|昨晩|きのう|ゆうべ/, -1],
  [/今日|本日|今夜|今晩|今朝|きょう/, 0],
];
const SIZE = /(\d{1,2}(?:\.\d+)?)\s*(?:mm|ミリ(?:メートル)?)/i;

const NOTE_MAX = 200;
const LINES_MAX = 100;
const TEXT_MAX = 2000;
const STRETCH_MAX = 60;

export interface SeasonDays {
  today: string;
  /** A day of the season, where one is known: a day without its year is taken as near to it as can be, and has come. */
  known: string | null;
}

/** The year that is meant by a day without one: the nearest to what is known of the season, never in the future. */
function dayNear(month: number, day: number, { today, known }: SeasonDays): string | null {
  const near = known ?? today;
  const years = [-1, 0, 1].map((shift) => Number(near.slice(0, 4)) + shift);
  const days = years.map((year) => dayOf(year, month, day)).filter((one) => one !== null);
  const past = days.filter((one) => one <= today);
  const byDistance = (a: string, b: string) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b));
  return past.sort(byDistance)[0] ?? days.sort(byDistance)[0] ?? null;
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

function stretchOf(groups: Record<string, string | undefined>, season: SeasonDays): Read<Found> {
  const [month, day] = [Number(groups.month), Number(groups.day)];
  const date = groups.year ? dayOf(Number(groups.year), month, day) : dayNear(month, day, season);
  if (!date) return refused("日付として読めません（例: 2/4、2/10-2/12）");
  if (date > season.today) return refused(`今日（${formatDay(season.today)}）までの日付を書いてください`);
  if (groups.endDay === undefined) return { ok: true, value: { date, until: date } };
  const endMonth = groups.endMonth === undefined ? Number(date.slice(5, 7)) : Number(groups.endMonth);
  const sameYear = Number(groups.endYear ?? date.slice(0, 4));
  const first = dayOf(sameYear, endMonth, Number(groups.endDay));
  // 12/30-1/2 goes on into the next year.
  const until = first && first < date && !groups.endYear ? dayOf(sameYear + 1, endMonth, Number(groups.endDay)) : first;
  if (!until || until < date || daysBetween(date, until) > STRETCH_MAX)
    return refused(`期間として読めません（例: 2/10-2/12。${STRETCH_MAX}日まで）`);
  if (until > season.today) return refused(`今日（${formatDay(season.today)}）までの日付を書いてください`);
  return { ok: true, value: { date, until } };
}

/** Takes all days out of a piece of text: what they are, and what is left. */
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
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  for (const [word, shift] of RELATIVE) {
    if (!word.test(rest)) continue;
    const day = addDays(season.today, shift);
    days.push({ date: day, until: day });
    rest = rest.replace(word, " ");
  }
  return { ok: true, value: { days, rest } };
}

function readPiece(piece: string, before: SeasonEventType, season: SeasonDays): Read<NewSeasonEvent[]> {
  const size = SIZE.exec(piece);
  const millimetres = size ? Number(size[1]) : null;
  const taken = takeDays(size ? piece.replace(size[0], " ") : piece, season);
  if (!taken.ok) return taken;
  const { days, rest } = taken.value;
  if (days.length === 0) return refused(`「${piece.slice(0, 30)}」：日付がありません（例: ロック2/4）`);
  const known = words.find(([, word]) => word.test(rest));
  const type = known?.[0] ?? (millimetres === null ? before : "follicles");
  const note = (known ? rest.replace(known[1], " ") : rest)
    .replace(/[（(]([^）)]*)[）)]/g, " $1 ")
    .replace(/^[\s:：・,に]+|[\s:：・,]+$/g, "")
    .replace(/\s+/g, " ");
  if (note.length > NOTE_MAX) return refused(`メモは${NOTE_MAX}文字までです`);
  if (type === "follicles" && millimetres === null)
    return refused(`「${piece.slice(0, 30)}」：卵胞は大きさも書いてください（例: 卵胞 25mm 3/1）`);
  const said = type === "follicles" || millimetres === null ? note : `${millimetres}mm ${note}`.trim();
  return {
    ok: true,
    value: days.map((one) => ({ type, ...one, millimetres: type === "follicles" ? millimetres : null, note: said })),
  };
}

/**
 * Reads a text of events. Without a word a day is of what the piece before it on the line was, and first of all a pairing. Refused as a
 * whole, with what could not be read.
 */
export function readEvents(text: string, season: SeasonDays): Read<NewSeasonEvent[]> {
  if (text.length > TEXT_MAX) return refused(`1度に${TEXT_MAX}文字まで書けます`);
  const events: NewSeasonEvent[] = [];
  for (const line of text.normalize("NFKC").split(/\r?\n/)) {
    let type: SeasonEventType = "together";
    // A comma inside brackets belongs to the note.
    for (const piece of line
      .split(/[、,;；](?![^（(]*[）)])/)
      .map((one) => one.trim())
      .filter(Boolean)) {
      const read = readPiece(piece, type, season);
      if (!read.ok) return read;
      events.push(...read.value);
      type = read.value[0]?.type ?? type;
    }
  }
  if (events.length === 0) return refused("日付を書いてください（例: 2/4、ロック2/10-2/12）");
  if (events.length > LINES_MAX) return refused(`1度に${LINES_MAX}件まで書けます`);
  return { ok: true, value: events };
}
