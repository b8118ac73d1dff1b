import {
  chanceOf,
  chanceWords,
  pastPosteriors,
  percentText,
  proveHet,
  type Rational,
  toNumber,
} from "@borupa/genetics";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { mateKinds } from "#app/tools/calculator/plan/mate-kinds.ts";
import type { Parameters } from "#app/tools/calculator/query.ts";
import { readProveQuestion } from "./prove-query.ts";

export type ProveView = NonNullable<ReturnType<typeof proveAnswer>["view"]>;

function headlineOf(proven: boolean, eggs: number, prior: Rational, posterior: Rational): string {
  if (proven) return "表現個体が生まれているので、ヘテロであることは証明済みです（100%ヘテロ）。";
  if (eggs === 0) return `まだ卵の記録がありません。ヘテロである確率は、はじめの${chanceWords(prior)}のままです。`;
  return `表現個体の出なかった卵が${eggs}個。ヘテロである確率は、${percentText(prior)}から${chanceWords(posterior)}に下がりました。`;
}

const pastEggs = 8;

export function proveAnswer(parameters: Parameters) {
  const { form, prior, clutches, next } = readProveQuestion(parameters);
  const result = proveHet(prior, clutches, next.mate);
  const { problems } = parameters;
  if (!result.ok) {
    return { form, view: null, problems: [...problems, ...result.refusals.map(({ message }) => message)] };
  }
  const { proof } = result;
  const eggs = clutches.reduce((total, clutch) => total + clutch.eggs, 0);
  const past = pastPosteriors(prior, clutches, next.mate, pastEggs);
  const isOneMate = clutches.every(({ mate }) => mate === next.mate);
  return {
    form,
    problems,
    view: {
      headline: headlineOf(proof.proven, eggs, prior, proof.posterior),
      prior: chanceWords(prior),
      proven: proof.proven,
      eggs,
      curve: proof.proven ? null : proofCurve([...past, ...proof.curve], eggs - past.length, eggs),
      ruleOut: [
        { sure: "95%", eggs: proof.eggsToRuleOut.percent95 },
        { sure: "99%", eggs: proof.eggsToRuleOut.percent99 },
      ],
      show: [
        { sure: "95%", eggs: proof.eggsToShow.percent95 },
        { sure: "99%", eggs: proof.eggsToShow.percent99 },
      ],
      /** Mate of future eggs; null if all clutches had the same. */
      next: isOneMate ? null : (mateKinds.find(({ value }) => value === next.kind)?.label ?? null),
      nextIsPossible: typeof next.mate === "object",
      anyIsPossible: [next.mate, ...clutches.map(({ mate }) => mate)].some((mate) => typeof mate === "object"),
    },
  };
}

const width = 440;
const height = 230;
const edge = { top: 12, right: 16, bottom: 40, left: 56 };

const round = (value: number) => Math.round(value * 10) / 10;

/** `posteriors` after `first`, `first` + 1 … eggs; `now` of them are recorded. */
function proofCurve(posteriors: readonly Rational[], first: number, now: number) {
  const x = scaleLinear([0, Math.max(1, posteriors.length - 1)], [edge.left, width - edge.right]);
  const y = scaleLinear([0, 1], [height - edge.bottom, edge.top]);
  const points = posteriors.map((posterior, i) => ({
    x: round(x(i)),
    y: round(y(toNumber(posterior))),
    eggs: first + i,
    isNow: first + i === now,
    chance: chanceOf(posterior),
  }));
  const draw = line<{ x: number; y: number }>(
    (point) => point.x,
    (point) => point.y,
  );
  return {
    width,
    height,
    left: edge.left,
    right: width - edge.right,
    baseline: height - edge.bottom,
    path: draw(points) ?? "",
    /** `eggs`: total at that point; `isNow`: the recorded ones. */
    points,
    yTicks: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ y: round(y(share)), label: `${share * 100}%` })),
  };
}

export type ProofCurve = ReturnType<typeof proofCurve>;
