// How a name of the encyclopedia may be written in a line.

import type { Combo } from "#app/snake/genes/gene-book.ts";
import { foldName } from "./fold-name.ts";

/** アザンティック（VPI） is also VPIアザンティック, and アザンティック where no other gene is called so; "Calico / Sugar" is either. */
export function spellings(name: string): { whole: string[]; outside: string[]; inside: string[] } {
  const parts = name.split(" / ");
  const [, outside, inside] = /^([^（(]+)[（(]([^）)]+)[）)]$/.exec(name) ?? [];
  const whole = [name, ...(parts.length > 1 ? parts : [])];
  if (!outside || !inside) return { whole, outside: [], inside: [] };
  return { whole: [...whole, `${inside}${outside}`], outside: [outside], inside: [inside] };
}

/** Folded, with and without long-vowel marks: レッサー, レッサ. */
export function variants(spelling: string): string[] {
  const folded = foldName(spelling);
  const all = [folded, folded.replaceAll("ー", ""), folded.replace(/ー$/, "")];
  return all.flatMap((one) => [
    one,
    ...(one.includes("あざんていつく") ? [one.replace("あざんていつく", "あざん")] : []),
    ...(one.includes("ふあいあ")
      ? ["ふあいや", "ふあいあー", "ふあいやー"].map((fire) => one.replace(/ふあいあー?/, fire))
      : []),
    ...(one.endsWith("ぱいど") ? ["ぱいぼーる", "ぱいぼーるど"].map((pied) => one.replace(/ぱいど$/, pied)) : []),
  ]);
}

/** All that a combination is called. */
export function comboNames({ nameJa, nameEn, aliases, tradeNames, shortNames }: Omit<Combo, "recipe">): string[] {
  return [nameJa, nameEn, ...aliases, ...tradeNames, ...shortNames];
}
