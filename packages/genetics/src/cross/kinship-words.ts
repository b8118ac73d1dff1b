// Kinship of a pair in words.

import { ofDouble, percentText } from "../genes/rational.ts";
import { kinshipAmong, type Pedigree, type Relation, relationOf } from "./kinship.ts";

/** `name`: short; `sentence`: about the parents of a clutch. */
export const relationWords: Readonly<Record<Relation, { name: string; sentence: string }>> = {
  "parent-child": { name: "親子", sentence: "父と母は親子です。" },
  "full-siblings": { name: "きょうだい", sentence: "父と母は、両親が同じきょうだいです。" },
  "half-siblings": { name: "片親違いのきょうだい", sentence: "父と母は、片方の親が同じきょうだいです。" },
  related: { name: "血縁あり", sentence: "父と母に共通の先祖がいます。" },
};

export function kinshipOf(pedigree: Pedigree, sire: string, dam: string): { words: string; isKin: boolean } {
  const kinship = kinshipAmong(pedigree, [sire, dam]);
  const inbreeding = kinship.between(sire, dam);
  const kin = (id: string) => ({ id, parents: kinship.parentsOf(id) });
  const relation = relationOf(kin(sire), kin(dam), inbreeding);
  if (!relation) return { words: "記録では、父と母に血のつながりはありません（子の近交係数 0%）。", isKin: false };
  return {
    words: `${relationWords[relation].sentence}子の近交係数は${percentText(ofDouble(inbreeding))}です。`,
    isKin: true,
  };
}
