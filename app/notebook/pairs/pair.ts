// Breeding pairs: two snakes for a season; one of them may belong to another keeper.

import { incubationDoubt, type Season } from "#app/collection/season/steps.ts";
import { numberIn, textIn } from "#app/notebook/model/read-thing.ts";
import { fieldOf, isGone, type Thing } from "#app/notebook/model/thing.ts";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { addDays, aheadProblem, daysBetween, isDay } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

/** A parent: a snake of the notebook by id, else another keeper's by name and genotype. */
export interface Parent {
  own: string;
  name: string;
  genotype: string;
}

export type Side = "sire" | "dam";
export const sideLabels = { sire: "父", dam: "母" } as const;

export interface Pair extends Season {
  id: string;
  sire: Parent;
  dam: Parent;
  slugs: number | null;
  memo: string;
}

export type PairFields = Omit<Pair, "id">;

export const PAIR = "pair";

export function pairOf(thing: Thing): Pair | null {
  if (thing.type !== PAIR || isGone(thing)) return null;
  const parent = (side: Side) => ({
    own: textIn(thing, side),
    name: textIn(thing, `${side}Name`),
    genotype: textIn(thing, `${side}Line`),
  });
  const day = (name: string) => (isDay(textIn(thing, name)) ? textIn(thing, name) : null);
  const pairings = fieldOf(thing, "pairings");
  return {
    ...{ id: thing.id, sire: parent("sire"), dam: parent("dam"), memo: textIn(thing, "memo") },
    pairings: Array.isArray(pairings) ? pairings.filter((one) => typeof one === "string" && isDay(one)) : [],
    ...{ ovulated: day("ovulated"), preLayShed: day("preLayShed"), laid: day("laid"), hatched: day("hatched") },
    ...{ eggs: numberIn(thing, "eggs"), slugs: numberIn(thing, "slugs"), incubation: numberIn(thing, "incubation") },
  };
}

/** Returns the parent with its current name and genotype. */
export function currentParent(parent: Parent, snakes: readonly Snake[]): Parent {
  const own = snakes.find(({ id }) => id === parent.own);
  return own ? { own: own.id, name: own.name, genotype: own.genotype } : parent;
}

export const pairName = (sire: Parent, dam: Parent): string => `${sire.name || "？"} × ${dam.name || "？"}`;

export const seasonDays = ["ovulated", "preLayShed", "laid", "hatched"] as const;
type SeasonDay = (typeof seasonDays)[number];
export const seasonNumbers = { eggs: "有精卵（個）", slugs: "無精卵（個）", incubation: "孵卵温度（℃）" } as const;
type SeasonNumber = keyof typeof seasonNumbers;
export const seasonNumberNames = Object.keys(seasonNumbers) as SeasonNumber[];

export type SeasonProblems = Partial<Record<"pairings" | SeasonDay | SeasonNumber | "memo", string>>;
/** `doubt`: a question about changed dates to confirm before saving; "" if there is none. */
type SeasonRead =
  | { ok: true; season: Pick<Pair, "pairings" | SeasonDay | SeasonNumber | "memo">; doubt: string }
  | { ok: false; problems: SeasonProblems };

const bounds: Readonly<Record<SeasonNumber, readonly [number, number]>> = {
  eggs: [0, 30],
  slugs: [0, 30],
  incubation: [20, 40],
};

const RANGE_MAX = 60;

/** Parses a date or a range (2/10-2/12, 2月10日〜12日) into days, ignoring words for the event (ロック 2/4). */
function daysOf(text: string, day: (text: string) => string | null): string[] {
  const bare = text.replace(/ペアリング|同居|ロック(?:確認)?|交尾(?:確認)?/g, "").trim();
  const [, from = "", to = ""] = /^(.+?[月/]\s*\d+日?)\s*[-〜～~]\s*(\d[\d/月日\s]*)$/.exec(bare) ?? [];
  if (from === "" || to === "") return [day(bare) ?? []].flat();
  const first = day(from);
  const month = /^\d+日?$/.test(to) ? `${from.replace(/\d+日?$/, "")}${to}` : to;
  const last = day(month);
  if (!first || !last) return [];
  const count = daysBetween(first, last);
  return count < 0 || count > RANGE_MAX
    ? [first, last]
    : Array.from({ length: count + 1 }, (_, i) => addDays(first, i));
}

/**
 * Parses the season form: past dates in chronological order of the steps. Dates that are in `before` are accepted unchanged, even if
 * they are in the future by this clock.
 */
export function readSeason(typed: (name: string) => string, today: string, before: Partial<Season> = {}): SeasonRead {
  const known = new Set([...(before.pairings ?? []), ...seasonDays.map((name) => before[name])]);
  const problems: SeasonProblems = {};
  const day = (name: "pairings" | SeasonDay, text: string): string | null => {
    if (text.trim() === "") return null;
    const read = readDay(text, { today });
    const ahead = read && !known.has(read.day) && aheadProblem(read.day, today);
    if (!read || !isDay(read.day)) problems[name] = "日付として読めません（例：2026年1月15日、1/15）";
    else if (ahead) problems[name] = ahead;
    return read?.day ?? null;
  };
  const pairings = typed("pairings")
    .split(/[\n、,，]+|(?<=[日\d])\s+(?=\d)/)
    .flatMap((text) => daysOf(text, (one) => day("pairings", one)));
  const days = Object.fromEntries(seasonDays.map((name) => [name, day(name, typed(name))])) as Record<
    SeasonDay,
    string | null
  >;
  let last = pairings.toSorted()[0] ?? null;
  for (const name of seasonDays) {
    const own = days[name];
    if (own && last && own < last) problems[name] = "前の段階より早い日付です。日付を確かめてください";
    last = own ?? last;
  }
  const number = (name: SeasonNumber): number | null => {
    const text = typed(name).trim();
    if (text === "") return null;
    const figure = readNumber(text.replace(/\s*(?:[個℃度]|°?[cCfF])\s*$/, ""));
    const isFahrenheit = name === "incubation" && /f$/i.test(text);
    const value = isFahrenheit && figure !== null ? Math.round(((figure - 32) / 1.8) * 10) / 10 : figure;
    const [least, most] = bounds[name];
    const isFit = value !== null && value >= least && value <= most;
    if (!isFit) problems[name] = `${least}〜${most}の数を入力してください`;
    return isFit ? value : null;
  };
  const season = {
    ...{ pairings: [...new Set(pairings)].toSorted(), ...days },
    ...{ eggs: number("eggs"), slugs: number("slugs"), incubation: number("incubation") },
    memo: typed("memo").trim(),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const isUnchanged = season.laid === before.laid && season.hatched === before.hatched;
  return { ok: true, season, doubt: isUnchanged ? "" : incubationDoubt(season.laid, season.hatched) };
}
