// What holds the total down whatever the other answers are. The caps are this site's own: without them a good diet would make
// up for a cage without heat or water, and a good cage for a snake that wastes away.

import { type Answers, pointsOf } from "./answers.ts";
import { type Question, questions } from "./questions.ts";

/** The highest total with so many essentials of one sort at their worst answer; the last holds for more, too. */
const highest = [100, 69, 49, 49, 29] as const;

export interface Cap {
  total: number;
  because: readonly Question[];
  /** What to do before all else, where the answers together are graver than each by itself. */
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

/** Every cap that these answers meet, the lowest first. */
export function capsOf(answers: Answers): Cap[] {
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
