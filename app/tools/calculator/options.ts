import type { GeneBook } from "@borupa/genetics";
import { printAnimal } from "@borupa/genetics";
import { inheritanceLabels } from "#app/ui/genetics/labels.ts";
import { geneLines, optionOfText, optionText } from "./options-markup.ts";
import { animalOfBall, type CalculatorSource, type ParentBall } from "./parent.ts";
import type { Side } from "./query.ts";

const collator = new Intl.Collator("ja");

const groupsInOrder = ["recessive", "incomplete-dominant", "dominant", "sex-linked"] as const;

export function geneNames(book: GeneBook): string {
  const genes = [...book.genes.values()];
  const groups = groupsInOrder.map((inheritance) => ({
    label: inheritanceLabels[inheritance],
    options: genes
      .filter((gene) => gene.inheritance === inheritance)
      .map(({ id, nameJa, nameEn }) => ({ value: id, japanese: nameJa, english: nameEn }))
      .sort((a, b) => collator.compare(a.japanese, b.japanese)),
  }));
  return geneLines(groups);
}

export function comboNames(book: GeneBook): string {
  return [...new Set(book.combos.map(({ nameJa }) => nameJa))].sort(collator.compare).join("\n");
}

export function ballOption(book: GeneBook, ball: ParentBall): string {
  return optionText({ value: ball.id, label: `${ball.title}：${printAnimal(book, animalOfBall(ball))}` });
}

/** Returns the visitor's own snakes and the newest of the right sex; always includes the chosen one. */
export function ballOptions(
  { book, options }: CalculatorSource,
  side: Side,
  chosen: ParentBall | null,
  mine: readonly ParentBall[],
): string[] {
  const other = side === "sire" ? "female" : "male";
  const own = mine
    .filter(({ sex, id }) => sex !== other || id === chosen?.id)
    .map((ball) => ballOption(book, { ...ball, title: `わたしの個体 ${ball.title}` }));
  const all = [...own, ...options[side]];
  const isAmong = chosen === null || all.some((option) => optionOfText(option).value === chosen.id);
  return isAmong ? all : [ballOption(book, chosen), ...all];
}
