import { expect, test } from "vitest";
import type { GenotypeItem } from "../src/genes/gene.ts";
import { printGenotype } from "../src/genes/print-genotype.ts";
import { foldName } from "../src/names/fold-name.ts";
import { nameIndex } from "../src/names/name-index.ts";
import { type ParsedLine, parseLine } from "../src/reading/parse-line.ts";
import { starterBook as book } from "./starter-book.ts";

function parsed(line: string): ParsedLine {
  const result = parseLine(book, line);
  if (!result.ok) throw new Error(result.refusals[0]?.message);
  return result.line;
}

function short(list: readonly GenotypeItem[]): string[] {
  return list.map(({ gene, state, percent }) => `${gene}:${state}${percent ?? ""}`).sort();
}

/** A single visible copy is written and read as its look. */
function asSeen(item: GenotypeItem): GenotypeItem {
  const hides = book.genes.get(item.gene)?.inheritance === "recessive";
  return item.state === "het" && !hides ? { ...item, state: "visual" } : item;
}

test("the parser reads back every printed pair of genes", () => {
  const genes = [...book.genes.values()];
  const { beginnings } = nameIndex(book);
  const states = [
    ["visual", "het"],
    ["visual", "visual"],
    ["super", "pos-het"],
    ["het", "het"],
  ] as const;
  // Compared as text, because thousands of assertions are slower than parsing.
  const misread: string[] = [];
  for (const [i, a] of genes.entries()) {
    for (const [j, b] of genes.slice(i + 1).entries()) {
      // A fifth of all pairs, and those whose names may merge: グリム リーパー.
      const mayRunOn = beginnings.has(foldName(a.nameJa + b.nameJa).slice(0, foldName(a.nameJa).length + 1));
      if ((i * 3 + j) % 5 !== 0 && !mayRunOn) continue;
      // Each gene is combined in all states, its partners in one.
      const [first, second] = states[(i + j) % 4] ?? states[0];
      const pair: GenotypeItem[] = [
        { gene: a.id, state: first },
        { gene: b.id, state: second, ...(second === "pos-het" ? { percent: 66 } : {}) },
      ];
      const printed = printGenotype(book, pair);
      const { items: read, unknown } = parsed(printed);
      const meant = short(pair.map(asSeen)).join();
      if (short(read).join() !== meant || unknown.length > 0) misread.push(`${printed}: ${short(read).join()}`);
    }
  }
  expect(genes.length).toBeGreaterThan(100);
  expect(misread).toEqual([]);
});
