// Name and hidden genes of an animal with a given genotype.

import type { GenotypeItem } from "../genes/gene.ts";
import { calculableItems, type GeneBook } from "../genes/gene-book.ts";
import { isHideable, lookOfPair, wild } from "../genes/locus-look.ts";
import { readGenotype } from "../genes/read-genotype.ts";
import { itemsOfLook, nameLook } from "./look-names.ts";

export function lookOfAnimal(book: GeneBook, items: readonly GenotypeItem[]) {
  const reading = readGenotype(book, { items: calculableItems(book, items) }, "dam");
  if (!reading.ok) return { names: [], white: null, masked: [] };
  const looks = [...reading.genotype.loci.values()].map(({ locus, states: [state] }) => ({
    locus,
    look: lookOfPair(book, state?.pair ?? [wild, wild]),
  }));
  const whiteOne = looks.find(({ look }) => look.white);
  const masked = looks.filter((one) => whiteOne && one !== whiteOne && isHideable(one.locus));
  return {
    names: nameLook(book, new Map(looks.map(({ locus, look }) => [locus.id, look]))).names,
    white: whiteOne?.look.white?.nameJa ?? null,
    masked: masked.flatMap(({ look }) => itemsOfLook(book, look.visible)),
  };
}
