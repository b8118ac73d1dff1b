// Offline morph data, reduced to what the comparison reads.

import type { CompareSource } from "#app/kinds/morph/compare.ts";

export const MORPHS_FILE = "/offline/morphs.json";

export function trimMorphs(morphs: CompareSource["morphs"]): CompareSource["morphs"] {
  return morphs.map(({ id, content: { title, cover, fields } }) => {
    const { reading, type, inheritance, homozygote, superName, recipe, health, confusedWith } = fields;
    const read = { reading, type, inheritance, homozygote, superName, recipe, health, confusedWith };
    return { id, content: { title, cover, fields: read } };
  });
}
