import { kinshipAmong, ofDouble, type Pedigree, percentText, type Relation, relationOf } from "@borupa/genetics";

const relations: Readonly<Record<Relation, string>> = {
  "parent-child": "父と母は親子です。",
  "full-siblings": "父と母は、両親が同じきょうだいです。",
  "half-siblings": "父と母は、片方の親が同じきょうだいです。",
  related: "父と母に共通の先祖がいます。",
};

export function kinshipOf(pedigree: Pedigree, sire: string, dam: string): { words: string; isKin: boolean } {
  const kinship = kinshipAmong(pedigree, [sire, dam]);
  const inbreeding = kinship.between(sire, dam);
  const kin = (id: string) => ({ id, parents: kinship.parentsOf(id) });
  const relation = relationOf(kin(sire), kin(dam), inbreeding);
  if (!relation) return { words: "記録では、父と母に血のつながりはありません（子の近交係数 0%）。", isKin: false };
  return { words: `${relations[relation]}子の近交係数は${percentText(ofDouble(inbreeding))}です。`, isKin: true };
}
