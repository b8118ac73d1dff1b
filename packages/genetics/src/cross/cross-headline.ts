// Summarises a cross in one sentence: what hatches from a clutch.

import { chanceWords } from "../genes/chance-words.ts";
import {
  compare,
  isOne,
  isZero,
  multiply,
  one,
  percentText,
  type Rational,
  rational,
  subtract,
} from "../genes/rational.ts";
import type { Cross } from "./cross.ts";
import { copiesIn, type ListedLook, meanOf } from "./listed-looks.ts";

/** Maximum number of looks named in the sentence. */
const IN_WORDS = 4;

function nameOf({ names, label, sex }: ListedLook): string {
  return `「${names[0] ?? label}」${sex ? (sex === "male" ? "のオス" : "のメス") : ""}`;
}

function areEven(looks: readonly ListedLook[]): boolean {
  return looks.every(({ probability }) => looks[0] && compare(probability, looks[0].probability) === 0);
}

/**
 * `looks`: all that were computed, most likely first. `count`: number of looks as text. `clutchOf`: chance of at least one in
 * the clutch; null if unknown.
 */
export function crossHeadline(
  { remainder, viable }: Pick<Cross, "remainder" | "viable">,
  looks: readonly ListedLook[],
  { eggs, count, clutchOf }: { eggs: number; count: string; clutchOf: (look: ListedLook) => Rational | null },
): string {
  const [best] = looks;
  if (!best) return "";
  const dead = isOne(viable) ? "" : `卵の${chanceWords(subtract(one, viable))}は育たない組み合わせです。`;
  const isWhole = isZero(remainder.looks.probability);
  const living = looks.filter((look) => look.viable);
  if (isWhole && looks.length === 1) return `生まれる子の見た目は、すべて${nameOf(best)}です。${dead}`;
  if (isWhole && living.length <= IN_WORDS) {
    const means = living.map(({ probability }) => `${meanOf(probability, eggs)}匹（${percentText(probability)}）`);
    const isEven = living.length > 2 && areEven(living);
    const each = living.map((look, place) => `${nameOf(look)}${isEven ? "" : means[place]}`).join("、");
    return `卵${eggs}個から、平均で${each}が${isEven ? `${means[0]}ずつ` : ""}生まれます。${dead}`;
  }
  const kinds = `見た目は${count}通り。`;
  const chance = (look: ListedLook) => {
    const inClutch = clutchOf(look);
    return `卵1個あたり${chanceWords(look.probability)}${inClutch ? `、卵${eggs}個から1匹以上生まれる見込みは${percentText(inClutch)}` : ""}`;
  };
  if (isWhole) {
    const most = living.toSorted((a, b) => copiesIn(b) - copiesIn(a))[0] ?? best;
    return `${kinds}見た目に表れる遺伝子がいちばん多い${nameOf(most)}は、${chance(most)}です。${dead}`;
  }
  const { rows, probability } = remainder.looks;
  const isEven = areEven(looks) && compare(probability, multiply(best.probability, rational(rows))) === 0;
  return isEven
    ? `${kinds}どれも${chanceWords(best.probability)}ずつです。${dead}`
    : `${kinds}いちばん多いのは${nameOf(best)}で、${chance(best)}です。${dead}`;
}
