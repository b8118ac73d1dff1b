// Benchmark of the calculator: twelve segregating genes, first page of outcomes and exact totals.

import { bookOfMorphs, cross } from "@borupa/genetics";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { median } from "./measure.ts";
import type { Say } from "./report.ts";

export function benchGenetics(say: Say): void {
  const book = bookOfMorphs(starterMorphs);
  const genes = [...book.genes.values()].filter((gene) => gene.inheritance === "recessive" && !gene.group).slice(0, 12);
  const parent = { items: genes.map((gene) => ({ gene: gene.id, state: "het" as const })) };
  const times = Array.from({ length: 9 }, () => {
    const started = performance.now();
    const crossed = cross(book, parent, parent);
    if (!crossed.ok) throw new Error("The cross was refused");
    return performance.now() - started;
  });
  const ms = median(times);
  say("genetics: 12 segregating genes", `${ms.toFixed(1)} ms`, "≤ 50 ms", ms <= 50);
}
