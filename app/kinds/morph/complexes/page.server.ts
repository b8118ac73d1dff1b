// The page of /morph/complexes: all of them, or, with ?at=mojave, the roads from one allele.

import { referenceIndexes } from "#app/kinds/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Complex, complexes, type Standing, standingAt } from "./complexes.ts";

export type ComplexesPage = { standing: Standing } | { standing: null; complexes: Complex[]; problem: string | null };

export async function complexesPage(db: Db, at: string, now: Date): Promise<ComplexesPage> {
  const { genes } = await referenceIndexes(db, now);
  const standing = at === "" ? null : standingAt(genes, at);
  if (standing) return { standing };
  const name = genes.genes.get(at)?.nameJa ?? at.slice(0, 40);
  const problem = at === "" ? null : `「${name}」が入るコンプレックスはありません。下から選んでください。`;
  return { standing: null, complexes: complexes(genes), problem };
}
