// How a possible het's chance falls with every egg that shows nothing, so far and from here: a picture, and its figures.

import { type Rational, toNumber } from "@borupa/genetics";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { chanceOf } from "#app/ui/genetics/chance.ts";

const width = 440;
const height = 230;
const edge = { top: 12, right: 16, bottom: 40, left: 56 };

const round = (value: number) => Math.round(value * 10) / 10;

/** `posteriors` after `first`, `first` + 1 … eggs in all; `now` of them are recorded. */
export function proofCurve(posteriors: readonly Rational[], first: number, now: number) {
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
    /** `eggs`: all so far, at that point; `isNow`: those already recorded. */
    points,
    yTicks: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ y: round(y(share)), label: `${share * 100}%` })),
  };
}

export type ProofCurve = ReturnType<typeof proofCurve>;
