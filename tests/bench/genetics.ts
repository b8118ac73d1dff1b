// The calculator's promise: many segregating genes, first page and exact totals at once.

import { bookOfMorphs } from "#app/genetics/book-of-morphs.ts";
import { cross } from "#app/genetics/cross.ts";
import { starterMorphs } from "#app/starter/encyclopedia.server.ts";
import { median } from "./measure.ts";

const book = bookOfMorphs(starterMorphs);

export function benchGenetics(say: (name: string, value: string, promise: string, kept: boolean) => void): void {
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
}
