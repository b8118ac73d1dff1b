// The calculator's promise: many segregating genes, first page and exact totals at once.

import { bookOfMorphs, cross, estimatedRecombination, maxEggs, planPairings } from "@borupa/genetics";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { crossView } from "#app/tools/calculator/cross-page.ts";
import { animal, dice, randomAnimal } from "../../packages/genetics/tests/animals.ts";
import { median } from "./measure.ts";
import type { Say } from "./report.ts";

const book = bookOfMorphs(starterMorphs);

export function benchGenetics(say: Say): void {
  for (const [count, limit] of [
    [12, 50],
    [20, 1000],
  ] as const) {
    const genes = [...book.genes.values()]
      .filter((gene) => gene.inheritance === "recessive" && !gene.group)
      .slice(0, count);
    const parent = { items: genes.map((gene) => ({ gene: gene.id, state: "het" as const })) };
    const times = Array.from({ length: 9 }, () => {
      const started = performance.now();
      const crossed = cross(book, parent, parent);
      if (!crossed.ok) throw new Error("The cross was refused");
      return performance.now() - started;
    });
    const ms = median(times);
    say(`genetics: ${count} segregating genes`, `${ms.toFixed(1)} ms`, `≤ ${limit} ms`, ms <= limit);
  }
  clutchBench(say);
  planBench(say);
}

/** A whole page of looks with the chance in the largest clutch, where every gene may or may not be there in both parents. */
function clutchBench(say: Say): void {
  const recessive = [...book.genes.values()].filter((gene) => gene.inheritance === "recessive" && !gene.group);
  const of = (percent: number) => ({
    items: recessive.slice(0, 12).map((gene) => ({ gene: gene.id, state: "pos-het" as const, percent })),
  });
  const pairing = { book, sire: of(66), dam: of(50), recombination: estimatedRecombination, eggs: maxEggs };
  const times = Array.from({ length: 9 }, () => {
    const started = performance.now();
    if (!crossView(pairing, "look").ok) throw new Error("The cross was refused");
    return performance.now() - started;
  });
  const ms = median(times);
  say("genetics: 12 possible hets on both sides, 50 eggs", `${ms.toFixed(1)} ms`, "≤ 50 ms", ms <= 50);
}

/** The plan for a target that no pairing of 200 snakes reaches, so that two generations are searched as well. */
function planBench(say: Say): void {
  const roll = dice(31);
  const genes = ["pastel", "clown", "piebald", "albino", "candy", "mojave", "lesser", "banana", "spider", "pinstripe"];
  const balls = Array.from({ length: 200 }, (_, i) => ({
    id: `b${i}`,
    sex: i % 2 === 0 ? ("male" as const) : ("female" as const),
    ...randomAnimal(roll, genes, 3),
  }));
  const { items } = animal("super pastel clown pied candino super mojave");
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    if (!planPairings(book, balls, { items }).ok) throw new Error("The plan was refused");
    return performance.now() - started;
  });
  const ms = median(times);
  say("genetics: plan among 200 snakes, two generations", `${ms.toFixed(1)} ms`, "≤ 1000 ms", ms <= 1000);
}
