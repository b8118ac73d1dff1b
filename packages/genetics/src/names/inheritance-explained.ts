// Explains a gene's inheritance for beginners. For two copies it states only what is known: a name, lethality,
// conflicting reports, or nothing.

import type { Inheritance } from "../genes/gene.ts";
import type { Gene } from "../genes/gene-book.ts";

interface Known {
  inheritance: Inheritance;
  /** Null if it is not known. */
  homozygote: Gene["homozygote"] | null;
  superName: string | null;
}

export function explainInheritance(gene: Known): string {
  switch (gene.inheritance) {
    case "recessive":
      return "両親から1コピーずつ、合わせて2コピー受け継いだ個体に表現が出ます。1コピーだけの個体はヘテロと呼ばれ、見た目はノーマルと区別できないのがふつうです。";
    case "incomplete-dominant":
      return `1コピーで表現が出ます。${twoCopies(gene)}不完全顕性は、流通では多くの場合「共優性」と呼ばれます。`;
    case "dominant":
      return gene.homozygote === "non-viable"
        ? `1コピーで表現が出ます。${twoCopies(gene)}`
        : "1コピーで表現が出ます。2コピーの個体に、1コピーの個体と見分けられる違いは知られていません。";
    case "sex-linked":
      return `性染色体の上にある遺伝子です。父がどちらの性染色体にこの遺伝子を持つかによって、オスの子とメスの子に伝わる割合が偏ります。組換えが起こるため、偏りは完全にはなりません。${gene.superName ? twoCopies(gene) : ""}`;
    case "polygenic":
      return "いくつもの遺伝子が少しずつ関わる特徴です。1つの遺伝子のようには割合を計算できません。";
    case "unknown":
      return "親から子へどのように伝わるかが、まだ確かめられていません。割合が分からないため、計算はできません。";
  }
}

function twoCopies({ homozygote, superName }: Known): string {
  const named = superName ? `「${superName}」と呼ばれ` : "";
  if (homozygote === "non-viable") return "2コピーの個体は、育たないとされています。";
  if (homozygote === "disputed")
    return `2コピーの個体は${named ? `${named}、` : ""}育つかどうかについて、報告が分かれています。`;
  return superName ? `2コピーの個体（スーパー体）は${named}ます。` : "2コピーの個体がどうなるかは、分かっていません。";
}
