// Describes contradictions between a snake and its parents, with possible explanations.

import { type GeneBook, geneName, isRecessive } from "../genes/gene-book.ts";
import type { Role } from "../genes/genotype.ts";
import type { Amendment, ParentageDoubt } from "./parentage.ts";

const roles: Readonly<Record<Role, string>> = { sire: "父", dam: "母" };

interface Known {
  /** Recorded parents. */
  sire: boolean;
  dam: boolean;
  /** Names of other males recorded with the same mother. */
  otherSires: readonly string[];
}

function whose({ sire, dam }: Known): string {
  if (sire && dam) return "両親";
  return sire ? "この父" : "この母";
}

function amendmentWords(book: GeneBook, amendments: readonly Amendment[]): string {
  const [first, second] = amendments;
  if (!first) return "";
  const isSame = second && second.kind === first.kind && second.gene === first.gene;
  if (isSame) return one(book, "父と母がどちらも", first);
  return amendments.map((amendment) => one(book, `${roles[amendment.parent]}が`, amendment)).join("、さらに");
}

function one(book: GeneBook, subject: string, { kind, gene }: Amendment): string {
  const name = geneName(book, gene);
  if (kind === "unproven-het") return `${subject}未確認のヘテロ・${name}`;
  if (kind === "unrecorded") return `${subject}記録にない${name}を持つ個体`;
  return isRecessive(book, gene)
    ? `${subject}${name}ではない（1コピーだけの）個体`
    : `${subject}${name}を1コピーだけ持つ個体`;
}

/** Returns "「アルビノ」は、両親からは生まれません。父と母がどちらも未確認のヘテロ・アルビノなら説明がつきます。" */
export function doubtWords(book: GeneBook, doubt: ParentageDoubt, known: Known): string {
  const names = (genes: readonly string[]) => genes.map((gene) => geneName(book, gene)).join("・");
  if (doubt.dies) return `「${names(doubt.shown)}」を2コピー持つ個体は、育たないとされています。`;
  const what =
    doubt.shown.length > 0
      ? `「${names(doubt.shown)}」は、${whose(known)}からは生まれません。`
      : `「${names(doubt.lacking)}」を受け継がない子は、${whose(known)}からは生まれません。`;
  const explained = doubt.explanations.map((amendments) => amendmentWords(book, amendments)).join("、または");
  const others =
    known.otherSires.length > 0 ? `同じ母の記録では「${known.otherSires.join("」「")}」が当てはまります。` : "";
  return [
    what,
    explained ? `${explained}なら説明がつきます。` : "",
    doubt.otherSire
      ? `父が別のオスの場合（前に一緒にいたオスの精子による場合を含む）でも説明がつきます。${others}`
      : "",
    doubt.otherDam && !doubt.otherSire ? "母が別の個体でも説明がつきます。" : "",
  ].join("");
}
