// Compares morphs offline. A separate chunk, needed only offline.

import { type ComparePage, comparePage } from "#app/kinds/morph/compare.ts";
import { geneBook } from "#app/notebook/store/genes.ts";
import { MORPHS_FILE } from "./morphs-file.ts";

export async function compareOnDevice(search: URLSearchParams): Promise<ComparePage> {
  const [genes, response] = await Promise.all([geneBook(), fetch(MORPHS_FILE)]);
  return comparePage({ genes, morphs: await response.json() }, search.getAll("ids"));
}
