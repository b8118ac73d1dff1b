// Scoring: each answer is 0 to 2, unweighted, unknown ones are left out; no score if a vet is needed. Based on the welfare
// scoring in PMC9025157: 0 to 2 per item, unweighted, as a share of the maximum.

import { triageSigns } from "#app/kinds/shared/triage.ts";
import { type Answers, meantBy, pointsOf } from "./answers.ts";
import { type Area, areas, type Option, type Question, questions } from "./questions.ts";

// Caps of the total. Defined by this site: otherwise a good diet would compensate for a cage without heat or water, and
// a good cage for a wasting snake.

/** Maximum total by the number of essentials of one kind at their worst answer; the last applies to more. */
const highest = [100, 69, 49, 49, 29] as const;

interface Cap {
  total: number;
  because: readonly Question[];
  /** First advice if a combination is more serious than each answer alone. */
  first?: string;
}

interface Grave {
  total: number;
  because: readonly string[];
  isSo: (points: (id: string) => number, is: (id: string, value: string) => boolean) => boolean;
  first: string;
}

const graves: readonly Grave[] = [
  {
    total: 49,
    because: ["weight", "appetite"],
    isSo: (points) => points("weight") >= 1 && points("appetite") === 2,
    first: "体重が減っているうえに、2か月を超えて食べていません。まず、体重の記録を持って獣医師に相談してください。",
  },
  {
    total: 49,
    because: ["bcs"],
    isSo: (_, is) => is("bcs", "thin2"),
    first: "背骨や肋骨が浮くほど痩せています。まず、体重の記録と便を持って受診してください。",
  },
  {
    total: 49,
    because: ["acclimation", "appetite"],
    isSo: (points) => points("acclimation") === 2 && points("appetite") === 2,
    first:
      "迎えたその日から触られ、2か月を超えて食べていません。まず触るのをやめて静かに休ませ、一度獣医師に相談してください。",
  },
  {
    total: 49,
    because: ["acclimation", "handling"],
    isSo: (points) => points("acclimation") === 2 && points("handling") === 2,
    first: "迎えて間もないヘビに、触りすぎています。まず2週間、水替えと掃除のほかは触らずに休ませてください。",
  },
  {
    total: 69,
    because: ["acclimation", "handling"],
    isSo: (points) =>
      points("acclimation") >= 1 && points("handling") >= 1 && points("acclimation") + points("handling") < 4,
    first: "迎えて間もないヘビに、触りすぎています。まず2週間、水替えと掃除のほかは触らずに休ませてください。",
  },
];

/** Returns all applicable caps, lowest first. */
function capsOf(answers: Answers): Cap[] {
  const points = (id: string) => pointsOf(id, answers[id]) ?? 0;
  const is = (id: string, value: string) => answers[id] === value;
  const essentials = (["cage", "sign"] as const).flatMap((sort): Cap[] => {
    const because = questions.filter(({ id, essential }) => essential === sort && points(id) === 2);
    const total = highest[Math.min(because.length, highest.length - 1)];
    return because.length > 0 && total !== undefined ? [{ total, because }] : [];
  });
  const grave = graves
    .filter(({ isSo }) => isSo(points, is))
    .map(({ total, because, first }) => ({
      total,
      because: questions.filter(({ id }) => because.includes(id)),
      first,
    }));
  return [...grave, ...essentials].toSorted((a, b) => a.total - b.total);
}

/** Minimum share of answered questions for a result (わからない does not count). */
const ENOUGH = 0.6;
export const ENOUGH_ANSWERS = Math.ceil(questions.length * ENOUGH);

export interface Loss {
  question: Question;
  /** The chosen option; several if an old URL is ambiguous. */
  chosen: readonly Option[];
  points: 1 | 2;
  /** Increase of the total if this one answer were the best; 0 if the cap remains. */
  gain: number;
  caps: boolean;
}

const bands = [
  { from: 85, label: "良好" },
  { from: 70, label: "改善の余地あり" },
  { from: 50, label: "要改善" },
  { from: 0, label: "早めに見直しを" },
] as const;

export function score(answers: Answers, flagged: readonly string[]) {
  const known = questions.filter(({ id }) => pointsOf(id, answers[id]) !== null);
  const flags = triageSigns.filter(({ id }) => flagged.includes(id) || impliedFlags(answers).includes(id));
  const total = flags.length === 0 && known.length >= ENOUGH_ANSWERS ? totalOf(answers) : null;
  return {
    answered: known.length,
    questionCount: questions.length,
    /** Integer up to 100 (best); null below 60% answered or with a red flag. */
    total,
    band: total === null ? null : (bands.find(({ from }) => total >= from)?.label ?? null),
    caps: capsOf(answers),
    /** Percent is null if nothing in the area is known. */
    areas: (Object.keys(areas) as Area[]).map((area) => {
      const percent = percentOf(
        answers,
        known.filter((question) => question.area === area),
      );
      return { area, label: areas[area], percent };
    }),
    /** Sorted by gain, highest first. */
    lost: lostOf(answers, known),
    flags,
  };
}

export type Result = ReturnType<typeof score>;

function impliedFlags(answers: Answers): string[] {
  return questions.flatMap(({ id }) => meantBy(id, answers[id]).flatMap(({ flag }) => flag ?? []));
}

function totalOf(answers: Answers): number {
  const percent = percentOf(answers, questions) ?? 0;
  return Math.min(Math.round(percent), ...capsOf(answers).map(({ total }) => total));
}

function percentOf(answers: Answers, of: readonly Question[]): number | null {
  const points = of.flatMap(({ id }) => pointsOf(id, answers[id]) ?? []);
  if (points.length === 0) return null;
  const most = 2 * points.length;
  // A single division at the end, so that 22.5 stays exact and rounds up.
  return (100 * (most - points.reduce<number>((sum, value) => sum + value, 0))) / most;
}

/** Sorts by gain; then those that hold the cap, then by points lost. */
function lostOf(answers: Answers, known: readonly Question[]): Loss[] {
  const before = totalOf(answers);
  const [lowest, ...others] = capsOf(answers);
  const holding = [lowest, ...others.filter(({ total }) => total === lowest?.total)].flatMap(
    (cap) => cap?.because ?? [],
  );
  const lost = known.flatMap((question): Loss[] => {
    const points = pointsOf(question.id, answers[question.id]);
    if (points !== 1 && points !== 2) return [];
    const gain = totalOf({ ...answers, [question.id]: "0" }) - before;
    const chosen = meantBy(question.id, answers[question.id]);
    return [{ question, chosen, points, gain, caps: holding.includes(question) }];
  });
  return lost.toSorted((a, b) => b.gain - a.gain || Number(b.caps) - Number(a.caps) || b.points - a.points);
}
