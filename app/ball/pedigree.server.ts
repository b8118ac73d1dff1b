// Three generations of parents, as far as visitors may see them.

import { getVisibleMany, type Visible } from "#app/content/visible.server.ts";
import type { Db } from "#app/database/connection.server.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { printGenotype } from "#app/genetics/print-genotype.ts";

export interface Ancestor {
  id: string;
  title: string;
  genotype: string;
  sire: Ancestor | null;
  dam: Ancestor | null;
}

const GENERATIONS = 3;

/** The parents of a snake and theirs; each generation is one query. */
export async function pedigree(
  db: Db,
  snake: Visible<"ball">,
  genes: GeneBook,
  now: Date,
): Promise<{ sire: Ancestor | null; dam: Ancestor | null }> {
  const known = new Map<string, Visible<"ball">>();
  let generation = [snake];
  for (let depth = 0; depth < GENERATIONS; depth += 1) {
    const parents = generation.flatMap(({ content }) => [content.fields.sire, content.fields.dam]);
    const wanted = [...new Set(parents.filter((id) => id !== null))].filter((id) => !known.has(id));
    generation = await getVisibleMany(db, "ball", wanted, now);
    for (const parent of generation) known.set(parent.id, parent);
  }
  const ancestor = (id: string | null, left: number): Ancestor | null => {
    const entry = id === null || left === 0 ? undefined : known.get(id);
    if (!entry) return null;
    const { title, fields } = entry.content;
    return {
      id: entry.id,
      title,
      genotype: printGenotype(genes, fields.genotype),
      sire: ancestor(fields.sire, left - 1),
      dam: ancestor(fields.dam, left - 1),
    };
  };
  const { sire, dam } = snake.content.fields;
  return { sire: ancestor(sire, GENERATIONS), dam: ancestor(dam, GENERATIONS) };
}
