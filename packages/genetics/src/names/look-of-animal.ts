// The name of an animal of one genotype, and its unseen genes.

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
    /** Trade names in Japanese and English; empty where no combination is part of the look. */
    names: nameLook(book, new Map(looks.map(({ locus, look }) => [locus.id, look]))).names,
    /** The name of the white form, where the animal is white. */
    white: whiteOne?.look.white?.nameJa ?? null,
    /** Genes that its white hides. */
    masked: masked.flatMap(({ look }) => itemsOfLook(book, look.visible)),
  };
}
