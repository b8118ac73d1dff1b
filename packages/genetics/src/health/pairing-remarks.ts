// Remarks on the calculation of a pairing, and facts that its result does not show.

import { allelicGroups } from "../genes/allelic-groups.ts";
import { type Gene, type GeneBook, geneName, linesOf } from "../genes/gene-book.ts";
import type { Animal, Reading } from "../genes/genotype.ts";
import type { GeneChance, Makers } from "../genes/offspring.ts";
import { remark, type Warning } from "../genes/warning.ts";
import type { Branches } from "./health-concerns.ts";

function genesInPlay(branches: Branches): Gene[] {
  return (branches[0] ?? []).flatMap(({ locus, outcomes }) =>
    locus.genes.filter((gene) => outcomes.some(({ pair }) => pair.includes(gene.id))),
  );
}

/** Explains whether sons with a sex-linked gene are male or female makers, and how daughters pass it on. */
function makerRemarks(book: GeneBook, makers: readonly Makers[]): Warning[] {
  const genesOf = (chances: readonly GeneChance[]) => [...new Set(chances.map(({ gene }) => gene))];
  const named = (genes: readonly string[]) => genes.map((gene) => geneName(book, gene)).join("・");
  const fromSire = genesOf(makers.flatMap(({ male }) => male));
  const fromDam = genesOf(makers.flatMap(({ female }) => female));
  const all = [...new Set([...fromSire, ...fromDam])];
  const remarks: Warning[] = [];
  if (fromSire.length > 0) {
    const message = `${named(fromSire)}を父から受け継ぐオスの子は、それをY染色体に持つオスメーカーです（次の世代では、ほとんどの場合オスの子に伝わります）。`;
    remarks.push(remark("makers", message, fromSire));
  }
  if (fromDam.length > 0) {
    const message = `${named(fromDam)}を母から受け継ぐオスの子は、それをX染色体に持つメスメーカーです（次の世代では、ほとんどの場合メスの子に伝わります）。`;
    remarks.push(remark("makers", message, fromDam));
  }
  if (all.length > 0) {
    const message = `${named(all)}を持つメスの子には、オスメーカー・メスメーカーの別はありません。父母のどちらから受け継いでいても、次の世代のオスとメスに半々に伝わり、受け継いだオスはメスメーカーになります。`;
    remarks.push(remark("makers", message, all));
  }
  return remarks;
}

function sexLinkedRemarks(book: GeneBook, branches: Branches, sire: Animal, dam: Animal): Warning[] {
  const linked = (branches[0] ?? []).filter(({ locus }) => locus.sexLinked);
  if (linked.length === 0) return [];
  const genes = genesInPlay(branches)
    .filter((gene) => linked.some(({ locus }) => locus.genes.includes(gene)))
    .map((gene) => gene.id);
  const makers = linked.flatMap(({ looks }) => looks.map((look) => look.makers));
  const remarks = makerRemarks(book, makers);
  if (sire.items.some(({ gene }) => genes.includes(gene))) {
    const message =
      "伴性の遺伝子の伝わり方を「必ず」ではなく「ほとんど」とするのは、父の性染色体の間で組換えが起きることがあるためです。組換え率は推定値で、変更できます。";
    remarks.push(remark("recombination", message, genes));
  }
  if (linked.length > 1) {
    remarks.push(
      remark(
        "linked",
        "伴性の遺伝子座が2か所以上あります。互いの距離が分からないため、性別ごとに独立に伝わるものとして計算しました。",
        genes,
      ),
    );
  }
  if (genes.some((gene) => dam.makers?.[gene])) {
    remarks.push(
      remark("reading", "オスメーカー・メスメーカーの別は父だけのものです。母では結果に影響しません。", genes),
    );
  }
  return remarks;
}

/** Axanthic (VPI) and Axanthic (MJ) look alike but are at different loci: crossing them gives no Axanthic. */
function lineRemarks(book: GeneBook, branches: Branches): Warning[] {
  const lines = linesOf(book);
  const met = Map.groupBy(genesInPlay(branches), ({ id }) => lines.get(id)?.look);
  return [...met].flatMap(([look, genes]) => {
    if (look === undefined) return [];
    const loci = new Set(genes.map((gene) => book.locusOf.get(gene.id)));
    if (loci.size < 2) return [];
    const names = genes.map((gene) => gene.nameJa).join("と");
    const message = `${names}は名前が似ていても別の系統（別の遺伝子座）です。1コピーずつ持つ子は両方のヘテロになるだけで、${look}の見た目にはなりません。`;
    return [
      remark(
        "lines",
        message,
        genes.map((gene) => gene.id),
      ),
    ];
  });
}

/** Some groups rest on hobby experience alone, which matters if two of their genes meet. */
function groupRemarks(branches: Branches): Warning[] {
  const groups = Map.groupBy(genesInPlay(branches), (gene) => gene.group ?? "");
  return [...groups].flatMap(([id, genes]) => {
    const group = allelicGroups.get(id);
    const doubted = genes.filter((gene) => group?.doubted?.includes(gene.id));
    if (!group || genes.length < 2 || (group.confidence !== "low" && doubted.length === 0)) return [];
    const names = (list: readonly Gene[]) => list.map((gene) => gene.nameJa).join("・");
    const message =
      group.confidence === "low"
        ? `${names(genes)}は同じ遺伝子座（${group.name}）にあるものとして計算していますが、その根拠は確かではありません。${group.note}`
        : `${names(doubted)}が${group.name}の遺伝子かどうかは確かではありません。ここでは${names(genes)}を同じ遺伝子座にあるものとして計算しています。`;
    return [
      remark(
        "doubtful-group",
        message,
        genes.map(({ id }) => id),
      ),
    ];
  });
}

/** The result is only as certain as the inheritance of its genes. */
function inheritanceRemarks(branches: Branches): Warning[] {
  const unsure = genesInPlay(branches).filter(({ inheritanceConfidence }) => inheritanceConfidence === "low");
  if (unsure.length === 0) return [];
  const names = unsure.map(({ nameJa }) => nameJa).join("・");
  const message = `${names}の遺伝のしかたは、確かさの低い記録に基づいています。割合は目安として見てください。`;
  return [
    remark(
      "doubtful-inheritance",
      message,
      unsure.map(({ id }) => id),
    ),
  ];
}

/** Two genes that may be the same one under two names. */
function suspectedRemarks(book: GeneBook, branches: Branches): Warning[] {
  const inPlay = genesInPlay(branches);
  return inPlay.flatMap((gene) =>
    inPlay.flatMap((other) => {
      if (!gene.suspected.includes(other.id)) return [];
      const isOneLocus = book.locusOf.get(gene.id) === book.locusOf.get(other.id);
      const result = isOneLocus
        ? "同じ遺伝子でも割合は変わらず、呼び名だけが変わります。"
        : "別の遺伝子として計算したので、同じ遺伝子だった場合は割合が変わります。";
      const message = `${gene.nameJa}と${other.nameJa}は、同じ遺伝子かもしれません。${result}`;
      return [remark("suspected-same", message, [gene.id, other.id])];
    }),
  );
}

function exclusiveRemarks(book: GeneBook, branches: Branches): Warning[] {
  const groups = new Map<string, string[]>();
  for (const { hets } of (branches[0] ?? []).flatMap(({ looks }) => looks)) {
    const genes = hets.map(({ gene }) => gene).sort();
    if (genes.length > 1) groups.set(genes.join("&"), genes);
  }
  return [...groups.values()].map((genes) => {
    const names = genes.map((gene) => geneName(book, gene)).join("・");
    return remark(
      "exclusive-hets",
      `${names}は同じ遺伝子座にあるので、1匹がヘテロとして持つのはどれか1つだけです。`,
      genes,
    );
  });
}

function maskingRemarks(branches: Branches): Warning[] {
  const first = branches[0] ?? [];
  return first.flatMap(({ locus, looks }) => {
    const form = looks.map(({ look }) => look.white).find((form) => form !== null);
    const others = first.some((other) => other.locus !== locus && other.looks.some(({ look }) => look.key !== ""));
    if (!form || !others) return [];
    return [
      remark("masking", `${form.nameJa}の個体は全身が白いため、ほかの遺伝子を持っていても見た目では分かりません。`),
    ];
  });
}

/** Returns all remarks except health warnings, without duplicates. */
export function pairingRemarks(
  book: GeneBook,
  readings: readonly Reading[],
  { sire, dam }: { sire: Animal; dam: Animal },
  branches: Branches,
): Warning[] {
  const remarks = [
    ...readings.map((reading) => remark("reading", reading.message, [reading.gene])),
    ...sexLinkedRemarks(book, branches, sire, dam),
    ...lineRemarks(book, branches),
    ...groupRemarks(branches),
    ...inheritanceRemarks(branches),
    ...suspectedRemarks(book, branches),
    ...exclusiveRemarks(book, branches),
    ...maskingRemarks(branches),
  ];
  return [...new Map(remarks.map((one) => [one.message, one])).values()];
}
