// The page of /morph/complexes: all of them, or, with ?at=mojave, the roads from one allele.

import { referenceIndexes } from "#app/kinds/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type AlleleOnMap, alleleOnMap, type Complex, complexes } from "./complexes.ts";

export type ComplexesPage = { allele: AlleleOnMap } | { allele: null; complexes: Complex[]; problem: string | null };

export async function complexesPage(db: Db, at: string, now: Date): Promise<ComplexesPage> {
  const { genes } = await referenceIndexes(db, now);
  const allele = at === "" ? null : alleleOnMap(genes, at);
  if (allele) return { allele };
  const name = genes.genes.get(at)?.nameJa ?? at.slice(0, 40);
  const problem = at === "" ? null : `「${name}」が入るコンプレックスはありません。下から選んでください。`;
  return { allele: null, complexes: complexes(genes), problem };
}
