import { hash } from "node:crypto";
import type { GenotypeItem } from "@borupa/genetics";
import { lookOfPair } from "@borupa/genetics";
import { expect, test } from "vitest";
import { starterBook as book, starterEntries, starterMorphs } from "../../genetics/tests/starter-book.ts";
import { drawnAlike, drawnOf, undrawnGenes } from "../src/drawn.ts";
import { lookOfGenotype } from "../src/look-of-genotype.ts";
import { drawnGenotype } from "../src/sheet.ts";
import { drawSmall } from "../src/small.ts";
import { drawPortrait, drawSnake, drawWide, poseOf, posesOf } from "../src/snake.ts";
import { coreGenes } from "./core-genes.ts";

/** Elements and references that a self-contained picture must not have. */
const foreign = /<(text|script|image|foreignObject)\b|href="[^#]|NaN|undefined|https?:\/\/(?!www\.w3\.org)/;

const visual = (gene: string): GenotypeItem => ({ gene, state: "visual" });
const het = (gene: string): GenotypeItem => ({ gene, state: "het" });

// After an intended change: look at the drawings whose hash changed, then run with -u.
test("drawings are as recorded, to the last line", async () => {
  const recorded = starterMorphs.flatMap(({ id, fields }, i) => {
    const genotype = fields.type === "combo" ? (fields.recipe ?? []) : [visual(id)];
    const look = lookOfGenotype(book, genotype);
    const drawings = coreGenes.has(id)
      ? [drawSnake(book, genotype, id, { age: i % 4 === 0 ? "hatchling" : "adult" }), drawSmall(look)]
      : [];
    return [JSON.stringify(look), ...drawings].map((drawing, part) => `${id} ${part} ${hash("sha1", drawing)}`);
  });
  for (const draw of [drawPortrait, drawWide])
    for (const id of ["clown", "granite", "piebald", "spider"])
      recorded.push(`${id} ${draw.name} ${hash("sha1", draw(book, [visual(id)], id))}`);
  await expect(`${recorded.join("\n")}\n`).toMatchFileSnapshot("recorded-drawings.txt");
});

test("named pairs differ from either allele alone, and a Snow has no yellow left", () => {
  const drawn = (...genes: string[]) => JSON.stringify(lookOfGenotype(book, genes.map(visual)));
  const named = ["mojave mystic", "mojave phantom", "mojave special", "yellow-belly gravel", "yellow-belly spark"];
  for (const pair of [...named, "yellow-belly specter", "fire vanilla"]) {
    const [a = "", b = ""] = pair.split(" ");
    const looks = new Set([drawn(a), drawn(b), drawn(a, b), drawn("mojave", "lesser"), drawn()]);
    expect(looks.size, pair).toBe(5);
  }
  const snow = lookOfGenotype(book, [
    { gene: "albino", state: "visual" },
    { gene: "axanthic-vpi", state: "visual" },
  ]);
  expect(snow.blotch.yellow).toBeLessThan(0.1);
});

const drawn = (genotype: GenotypeItem[]) => JSON.stringify(lookOfGenotype(book, genotype));
const wild = drawn([]);

test("hidden and visible genes are drawn according to the encyclopedia's inheritance", () => {
  for (const { id, inheritance } of book.genes.values()) {
    if (inheritance === "recessive") {
      expect([id, drawn([het(id)])]).toEqual([id, wild]);
      expect([id, drawn([visual(id)])]).toEqual([id, drawn([{ gene: id, state: "super" }])]);
    } else expect([id, drawn([het(id)])]).toEqual([id, drawn([visual(id)])]);
  }
});

test("two recessive alleles of one locus show together, as in the calculator", () => {
  for (const { genes } of new Set(book.locusOf.values())) {
    const alleles = genes.filter(({ id, inheritance }) => inheritance === "recessive" && drawn([visual(id)]) !== wild);
    for (const [i, a] of alleles.entries()) {
      for (const b of alleles.slice(i + 1))
        expect([a.id, b.id, drawn([het(a.id), het(b.id)]) === wild]).toEqual([a.id, b.id, false]);
    }
  }
});

test("the pairs the calculator calls white are drawn white, and no others of their groups", () => {
  for (const { genes } of new Set(book.locusOf.values())) {
    if (!["bel", "fire"].includes(genes[0]?.group ?? "")) continue;
    for (const [i, { id: a }] of genes.entries()) {
      for (const { id: b } of genes.slice(i)) {
        const look = lookOfGenotype(book, a === b ? [{ gene: a, state: "super" }] : [visual(a), visual(b)]);
        const white = lookOfPair(book, [a, b]).white !== null;
        expect([a, b, look.ground.dark < 0.1]).toEqual([a, b, white]);
      }
    }
  }
});

test("a Candino is neither Albino nor Candy, a Coral Glow Albino more than an Albino, and each has an address", () => {
  const pairOf = (other: string): GenotypeItem[] => [het("albino"), het(other)];
  const [candino, albino, candy] = [pairOf("candy"), [visual("albino")], [visual("candy")]].map((one) =>
    lookOfGenotype(book, one),
  );
  expect(candino?.ground.dark).toBeGreaterThan((albino?.ground.dark ?? 1) + 0.2);
  expect(candino?.ground.dark).toBeLessThan(candy?.ground.dark ?? 0);
  expect(drawn(pairOf("toffee"))).toBe(drawn(pairOf("candy")));
  const [address] = drawnOf(book, [pairOf("candy")]);
  expect(address && drawn(drawnGenotype(book, address) ?? [])).toBe(drawn(pairOf("candy")));
  const coral = lookOfGenotype(book, [visual("banana"), visual("albino")]);
  expect(coral.blotch.red).toBeGreaterThan((albino?.blotch.red ?? 1) + 0.15);
});

test("well-known genes look different, except indistinguishable ones, and unlike the wild type, except Het Daddy; Cypress has no documented look", () => {
  const undocumented = [...coreGenes].filter((id) => undrawnGenes(book, [visual(id)]).length > 0);
  expect(undocumented).toEqual(["cypress"]);
  const documented = [...coreGenes].filter((id) => !undocumented.includes(id));
  const alike = [...Map.groupBy([...documented, ""], (id) => drawn(id ? [visual(id)] : [])).values()];
  // Indistinguishable by sight: synonyms, and lines of one look.
  expect(alike.filter((ids) => ids.length > 1).map((ids) => ids.sort().join(" "))).toEqual([
    "axanthic-mj axanthic-tsk axanthic-vpi",
    "butter lesser",
    "candy toffee",
    "confusion stranger",
    " het-daddy",
    "monsoon moray",
    "mystic phantom",
  ]);
  expect(drawnAlike(book, "moray")).toEqual(["monsoon"]);
  expect(drawnAlike(book, "het-daddy")).toEqual([""]);
  expect(drawnAlike(book, "banana")).toEqual([]);
});

test("a snake keeps its pose, and its neighbours on a page lie differently", () => {
  const seeds = Array.from({ length: 60 }, (_, i) => `ball-${i}`);
  const lying = posesOf(seeds);
  expect(new Set(lying).size).toBeGreaterThanOrEqual(16);
  lying.forEach((pose, i) => {
    expect(lying.slice(Math.max(0, i - 4), i)).not.toContain(pose);
  });
  expect(lying.filter((pose, i) => pose === poseOf(seeds[i] ?? "")).length).toBeGreaterThan(40);
});

test("two drawings on one page share no id", () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const ids = ["a", "b", "c"].flatMap((seed) => idsOf(drawSnake(book, [], seed)));
  expect(new Set(ids).size).toBe(ids.length);
});

const amelanistic = ["albino", "candy", "toffee", "lavender-albino", "caramel-albino", "ultramel"];
const darksOf = ({ ground, blotch, rim, belly, freckle, dorsalColor, head }: ReturnType<typeof lookOfGenotype>) =>
  Math.max(...[ground, blotch, rim, belly, freckle, dorsalColor, head.cap, head.stripe].map(({ dark }) => dark));

test.each(amelanistic)("with %s no gene, super form or combination keeps dark pigment or dark eyes", (id) => {
  const alone = lookOfGenotype(book, [visual(id)]);
  const genes = [...book.genes.keys()].flatMap((gene) => [[visual(gene)], [{ gene, state: "super" as const }]]);
  const others = [...genes, ...book.combos.map(({ recipe }) => recipe)].filter((items) =>
    items.every(({ gene }) => !amelanistic.includes(gene)),
  );
  const darker = others.filter((items) => {
    const { darkTint, head, ...look } = lookOfGenotype(book, [visual(id), ...items]);
    const eyes =
      [head.iris, head.pupil, darkTint].join() === [alone.head.iris, alone.head.pupil, alone.darkTint].join();
    return !eyes || look.bellyEdge !== "clean" || darksOf({ darkTint, head, ...look }) > alone.ground.dark;
  });
  expect(others.length).toBeGreaterThan(700);
  expect(darker).toEqual([]);
  const banana = lookOfGenotype(book, [visual("banana"), visual(id)]);
  expect(banana).toMatchObject({ ground: alone.ground, head: alone.head });
  expect(banana.freckles).toBeGreaterThan(0);
});

test("a demo snake's drawing contains only a picture", () => {
  for (const { id, fields } of starterEntries<{ genotype: GenotypeItem[] }>("demo/ball").slice(0, 12)) {
    const svg = drawSnake(book, fields.genotype, id);
    expect(svg.startsWith("<svg ")).toBe(true);
    expect(svg).not.toMatch(foreign);
  }
});
