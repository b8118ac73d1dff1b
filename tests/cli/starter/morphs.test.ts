import { bookOfMorphs, isIncalculable, nameIndex, parseLine, readGenotype } from "@borupa/genetics";
import { expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { inheritanceLabels } from "#app/ui/genetics/labels.ts";
import { withAddresses } from "#app/ui/sources/SourceText.tsx";

const book = bookOfMorphs(starterMorphs);
const genes = starterMorphs.filter((morph) => morph.fields.type === "gene");
const combos = starterMorphs.filter((morph) => morph.fields.type === "combo");

/** Returns everything that breaks a rule, so that one failing run lists every place. */
function breaking<Item extends { id: string }>(items: readonly Item[], breaks: (item: Item) => unknown): string[] {
  return items.flatMap((item) => {
    const what = breaks(item);
    return what === false || what === undefined || what === null ? [] : [`${item.id}: ${String(what)}`];
  });
}

test("every gene states its inheritance, every combination its recipe", () => {
  expect(breaking(genes, ({ fields }) => !fields.inheritance && "no inheritance")).toEqual([]);
  expect(
    breaking(genes, ({ fields }) => !(fields.inheritance && fields.inheritance in inheritanceLabels) && "unknown"),
  ).toEqual([]);
  expect(breaking(combos, ({ fields }) => (fields.recipe?.length ?? 0) < 1 && "no recipe")).toEqual([]);
});

test("every gene of a recipe is in the encyclopedia, in a state that shows", () => {
  const known = new Set(genes.map((gene) => gene.id));
  const locus = (gene: string) => book.locusOf.get(gene)?.id;
  expect(
    breaking(combos, ({ fields: { recipe = [] } }) => {
      // One copy of a recessive shows only with another allele of its locus: アルビノ/キャンディ.
      const shows = ({ gene, state }: (typeof recipe)[number]) =>
        state === "visual" ||
        state === "super" ||
        (state === "het" &&
          recipe.some((other) => other.gene !== gene && other.state === "het" && locus(other.gene) === locus(gene)));
      return recipe.find((item) => !known.has(item.gene) || !shows(item))?.gene;
    }),
  ).toEqual([]);
});

test("no recipe is rejected by the genetics", () => {
  expect(
    breaking(combos, ({ fields }) => {
      const read = readGenotype(book, { items: fields.recipe ?? [] }, "sire");
      // A recipe may include a gene of unknown inheritance: that is reported, and no animal is ruled out by it.
      const refusals = read.ok ? [] : read.refusals.filter((refusal) => !isIncalculable(refusal));
      return refusals.length > 0 && refusals.map(({ message }) => message).join(" ");
    }),
  ).toEqual([]);
});

test("no recipe needs two copies of a lethal gene", () => {
  const lethal = new Set(genes.filter(({ fields }) => fields.homozygote === "non-viable").map(({ id }) => id));
  expect(
    breaking(
      combos,
      ({ fields }) => fields.recipe?.find(({ gene, state }) => state === "super" && lethal.has(gene))?.gene,
    ),
  ).toEqual([]);
});

test("a combination's name typed into the calculator gives exactly its recipe", () => {
  const plain = (items: readonly { gene: string; state: string }[]) =>
    items
      .map(({ gene, state }) => `${gene}:${state}`)
      .toSorted()
      .join(" ");
  expect(
    breaking(combos, ({ title, fields }) => {
      const entry = nameIndex(book).meanings;
      const read = parseLine(book, title);
      if (!read.ok || entry.size === 0) return "unread";
      const { items, unknown } = read.line;
      // A name with several meanings is asked about, never guessed.
      if (unknown.some(({ reason }) => reason.includes("複数の意味"))) return false;
      return plain(items) !== plain(fields.recipe ?? []) && `${plain(items)} ≠ ${plain(fields.recipe ?? [])}`;
    }),
  ).toEqual([]);
});

test("every health concern has a severity, the copies concerned, a certainty and a source", () => {
  for (const { id, fields } of starterMorphs) {
    for (const concern of fields.health ?? []) {
      expect([1, 2, 3], id).toContain(concern.severity);
      expect(concern.what.length, id).toBeGreaterThan(1);
      expect(concern.source.length, id).toBeGreaterThan(3);
      expect(concern.evidence, id).toBeTruthy();
      expect(concern.copies, id).toBeTruthy();
    }
  }
});

test("titles and aliases name one gene each, or are asked about", () => {
  const owners = new Map<string, Set<string>>();
  for (const { id, title, fields } of genes)
    for (const name of [title, fields.english, ...(fields.aliases ?? [])])
      owners.set(name, (owners.get(name) ?? new Set()).add(id));
  expect([...owners].filter(([, ids]) => ids.size > 1).map(([name, ids]) => `${name}: ${[...ids].join(", ")}`)).toEqual(
    [],
  );
});

test("confused pairs name both morphs or the reason, link a source, and are sufficiently certain", () => {
  const titles = new Map(starterMorphs.map(({ id, title }) => [id, title.replace(/（.*/, "")]));
  const pairs = starterMorphs.flatMap(({ id, title, fields }) =>
    fields.confusedWith.map((row) => ({ ...row, id, title, pair: [id, row.with].sort().join(" ") })),
  );
  expect(pairs.length).toBeGreaterThanOrEqual(40);
  expect(new Set(pairs.map(({ pair }) => pair)).size).toBe(pairs.length);
  expect(breaking(pairs, (row) => !titles.has(row.with) && row.with)).toEqual([]);
  expect(breaking(pairs, (row) => row.sure === "low" && row.pair)).toEqual([]);
  expect(breaking(pairs, (row) => !withAddresses(row.source).some(({ to }) => to) && row.source)).toEqual([]);
  expect(breaking(pairs, (row) => !row.apart.endsWith("。") && row.apart)).toEqual([]);
  // Pairs that a breeder's page calls indistinguishable by eye; the site may say so of no other pair.
  expect(pairs.flatMap(({ byEye, pair }) => (byEye === "impossible" ? [pair] : [])).sort()).toEqual([
    "axanthic-jolliff axanthic-tsk",
    "axanthic-jolliff axanthic-vpi",
    "axanthic-tsk axanthic-vpi",
    "butter lesser",
    "candy toffee",
  ]);
});
