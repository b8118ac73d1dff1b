// Trade names: the largest combos that an animal shows, preceded by left-over genes (エンチ バンブルビー).

import {
  type Combo,
  distinctGenes,
  type Gene,
  type GeneBook,
  isRecessive,
  type Locus,
  linesOf,
  superNameOf,
} from "../genes/gene-book.ts";
import { itemsOfPair } from "../genes/genotype.ts";
import {
  type GeneCopies,
  type LocusLook,
  lookOfPair,
  type WhiteForm,
  whitePairsAt,
  wild,
} from "../genes/locus-look.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { readGenotype } from "../genes/read-genotype.ts";
import { memoise } from "../memoise.ts";

interface Recipe {
  combo: Combo;
  /** The required look per locus; a compound never matches by one half. */
  looks: ReadonlyMap<string, string>;
  copies: number;
  /**
   * Number of recessive genes. Breeders append these: a Super Pastel Spider Clown is a Killer Bee Clown, not a Killer Clown with Spider.
   */
  recessives: number;
  /** The name only lists its genes (Pastel Clown), so a real name of the same size wins. */
  plain: boolean;
}

function lettersOf(names: readonly string[]): string {
  return [
    ...names
      .join("")
      .toLowerCase()
      .replace(/[^a-z]/g, ""),
  ]
    .sort()
    .join("");
}

function recipeOf(book: GeneBook, combo: Combo): Recipe[] {
  const reading = readGenotype(book, { items: combo.recipe }, "dam");
  if (!reading.ok || combo.recipe.some((item) => !book.genes.has(item.gene) || item.state === "pos-het")) return [];
  const looks = new Map<string, string>();
  let copies = 0;
  for (const [id, { states }] of reading.genotype.loci) {
    const pair = states[0]?.pair ?? [wild, wild];
    const { key } = lookOfPair(book, pair);
    if (!key) return [];
    looks.set(id, key);
    copies += pair.filter((allele) => allele !== wild).length;
  }
  const genes = combo.recipe.map((item) => book.genes.get(item.gene)?.nameEn ?? "");
  const plain = lettersOf(genes) === lettersOf([combo.nameEn]);
  const recessives = combo.recipe.filter(({ gene }) => isRecessive(book, gene)).length;
  return looks.size > 0 ? [{ combo, looks, copies, recessives, plain }] : [];
}

/** Returns named super forms (リオ of アローヨ) that have no combo entry. */
function superForms(book: GeneBook): Combo[] {
  const named = new Set(book.combos.flatMap(({ recipe: [first, ...more] }) => (more.length === 0 ? first?.gene : [])));
  return distinctGenes(book).flatMap(({ id, nameEn, superName }): Combo[] => {
    const nameJa = superNameOf({ superName });
    if (nameJa === "" || nameJa.startsWith("スーパー") || named.has(id)) return [];
    const names = {
      id,
      nameJa,
      nameEn: `Super ${englishName({ nameEn })}`,
      aliases: [],
      shortNames: [],
      tradeNames: [],
    };
    return [{ ...names, recipe: [{ gene: id, state: "super" }], health: [] }];
  });
}

/** Expands a combo to all lines of a gene: スノー（VPI）, スノー（TSK）, unless its name already lists the line. */
function eachLineOf(book: GeneBook, combo: Combo): Combo[] {
  const lines = linesOf(book);
  const line = combo.recipe.map(({ gene }) => lines.get(gene)).find((known) => known !== undefined);
  if (!line || combo.nameJa.includes(line.look)) return [combo];
  return line.genes.map(({ id }) => {
    const name = lines.get(id)?.line ?? "";
    const recipe = combo.recipe.map((item) =>
      lines.get(item.gene)?.look === line.look ? { ...item, gene: id } : item,
    );
    const names = { nameJa: `${combo.nameJa}（${name}）`, nameEn: `${combo.nameEn} (${englishLine(book, id)})` };
    return { ...combo, ...names, tradeNames: [combo.nameJa, combo.nameEn, ...combo.tradeNames], recipe };
  });
}

function englishLine(book: GeneBook, id: string): string {
  return /\(([^)]+)\)/.exec(book.genes.get(id)?.nameEn ?? "")?.[1] ?? linesOf(book).get(id)?.line ?? "";
}

/** Returns names for white pairs without an entry: モハベ and バター are also a BEL. */
function whiteRecipes(book: GeneBook): Recipe[] {
  const named = new Set(book.combos.flatMap((combo) => recipeOf(book, combo)).map(keyOfRecipe));
  const recipe = (locus: Locus, key: string, nameJa: string, nameEn: string): Recipe => {
    const combo = {
      id: `white/${key}`,
      nameJa,
      nameEn,
      aliases: [],
      shortNames: [],
      tradeNames: [],
      recipe: [],
      health: [],
    };
    return { combo, looks: new Map([[locus.id, key]]), copies: 2, recessives: 0, plain: false };
  };
  return [...new Set(book.locusOf.values())].flatMap((locus) => {
    const pairs = whitePairsAt(book, locus);
    const forms = new Set(pairs.map(({ form }) => form));
    const own = pairs.map(({ pair, form }) => {
      const [a, b] = pair.map((id) => book.genes.get(id));
      const { key } = lookOfPair(book, pair);
      const english = `${a && englishName(a)}/${b && englishName(b)}`;
      if (a !== b) {
        const base = form.nameJa.replace(/（.*$/, "");
        return recipe(locus, key, `${base}（${a?.nameJa}×${b?.nameJa}）`, `${form.shortEn} (${english})`);
      }
      const superName = `スーパー${a?.nameJa}（${form.shortEn}）`;
      return recipe(locus, key, superName, `Super ${a && englishName(a)} ${form.shortEn}`);
    });
    return [
      ...own.filter((one) => !named.has(keyOfRecipe(one))),
      ...[...forms].map((form) => recipe(locus, form.key, form.nameJa, form.nameEn)),
    ];
  });
}

function keyOfRecipe({ looks }: Recipe): string {
  return [...looks.values()].sort().join(" ");
}

interface BookRecipes {
  all: Recipe[];
  /** Recipes by the first look they require, with their rank. */
  byFirstLook: Map<string, { recipe: Recipe; place: number }[]>;
}

const bookRecipes = memoise((book: GeneBook): BookRecipes => {
  const sure = ({ combo }: Recipe) => Number(combo.confidence === undefined);
  const all = [
    ...[...book.combos, ...superForms(book)]
      .flatMap((combo) => eachLineOf(book, combo))
      .flatMap((combo) => recipeOf(book, combo)),
    ...whiteRecipes(book),
  ].sort(
    (a, b) =>
      b.looks.size - a.looks.size ||
      Number(a.plain) - Number(b.plain) ||
      sure(b) - sure(a) ||
      a.recessives - b.recessives ||
      b.copies - a.copies,
  );
  const placed = all.map((recipe, place) => ({ recipe, place }));
  return { all, byFirstLook: Map.groupBy(placed, ({ recipe }) => [...recipe.looks.values()][0] ?? "") };
});

export function recipes(book: GeneBook): readonly Recipe[] {
  return bookRecipes(book).all;
}

/**
 * Returns the recipes that these looks may match, in the same order. Prefiltered, as a page has dozens of looks and the
 * book hundreds of recipes.
 */
export function recipesShown(book: GeneBook, looks: ReadonlyMap<string, Pick<LocusLook, "key">>): Recipe[] {
  const { byFirstLook } = bookRecipes(book);
  return [...looks.values()]
    .flatMap(({ key }) => byFirstLook.get(key) ?? [])
    .sort((a, b) => a.place - b.place)
    .map(({ recipe }) => recipe);
}

/** Returns the first of several English names ("Calico / Sugar"), for use in longer names. */
function englishName({ nameEn }: Pick<Gene, "nameEn">): string {
  return nameEn.split(" / ")[0] ?? nameEn;
}

interface LookNames {
  names: string[];
  combos: Combo[];
}

export function nameLook(
  book: GeneBook,
  looks: ReadonlyMap<string, Pick<LocusLook, "key" | "visible" | "white">>,
): LookNames {
  const left = new Map([...looks].filter(([, look]) => look.key !== ""));
  const combos: Combo[] = [];
  let white: { form: WhiteForm; combo: Combo } | undefined;
  for (const { combo, looks: wanted } of recipesShown(book, looks)) {
    if (left.size === 0) break;
    if (![...wanted].every(([locus, key]) => left.get(locus)?.key === key)) continue;
    combos.push(combo);
    for (const locus of wanted.keys()) {
      const form = left.get(locus)?.white;
      if (form && wanted.size === 1) white = { form, combo };
      left.delete(locus);
    }
  }
  if (combos.length === 0) return { names: [], combos };
  const rest = [...left.values()].flatMap((look) => itemsOfLook(book, look.visible));
  const japanese = rest.length > 0 ? [printGenotype(book, rest)] : [];
  const english = rest.map(({ gene, state }) => {
    const known = book.genes.get(gene);
    return `${state === "super" ? "Super " : ""}${known ? englishName(known) : gene}`;
  });
  const whole = (named: readonly Pick<Combo, "nameJa" | "nameEn">[]) => [
    [...japanese, ...named.map(({ nameJa }) => nameJa)].join(" "),
    [...english, ...named.map(({ nameEn }) => nameEn)].join(" "),
  ];
  const only = combos.length === 1 && left.size === 0 ? combos[0] : undefined;
  const names = [
    ...whole(combos),
    ...(only?.tradeNames ?? []),
    ...(white ? whole(combos.map((combo) => (white?.combo === combo ? white.form : combo))) : []),
  ];
  return { names: [...new Set(names)], combos };
}

/** Converts visible genes to items. A single copy of a recessive only shows in a compound, so it becomes a het. */
export function itemsOfLook(book: GeneBook, visible: readonly GeneCopies[]) {
  return visible.flatMap(({ gene, copies }) => itemsOfPair(book, [gene, copies === 2 ? gene : wild]));
}
