import type { GeneBook } from "@borupa/genetics";
import { fractionText, inbreedingCoefficient, isZero, percentText, printGenotype } from "@borupa/genetics";
import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface Ancestor {
  id: string;
  title: string;
  genotype: string;
  sire: Ancestor | null;
  dam: Ancestor | null;
}

export type Inbreeding = NonNullable<ReturnType<typeof inbreedingOf>>;

const SHOWN = 3;
/** Earlier common ancestors contribute less than 0.1 %. */
const READ = 6;

/** Loads the pedigree: three generations for display, six for the coefficient; one query each. */
export async function familyTree(db: Db, snake: Visible<"ball">, genes: GeneBook, now: Date) {
  const known = new Map<string, Visible<"ball">>([[snake.id, snake]]);
  let generation = [snake];
  let generations = 0;
  while (generations < READ) {
    const parents = generation.flatMap(({ content }) => [content.fields.sire, content.fields.dam]);
    const wanted = [...new Set(parents.filter((id) => id !== null))].filter((id) => !known.has(id));
    generation = await getVisibleMany(db, "ball", wanted, now);
    if (generation.length === 0) break;
    generations += 1;
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
  return {
    ancestors: { sire: ancestor(sire, SHOWN), dam: ancestor(dam, SHOWN) },
    inbreeding: inbreedingOf(known, snake, generations),
  };
}

/** Returns null unless both parents are recorded. */
function inbreedingOf(known: ReadonlyMap<string, Visible<"ball">>, snake: Visible<"ball">, generations: number) {
  const onRecord = (id: string | null) => (id !== null && known.has(id) ? id : null);
  const parentsOf = ({ content: { fields } }: Visible<"ball">) => ({
    sire: onRecord(fields.sire),
    dam: onRecord(fields.dam),
  });
  const { sire, dam } = parentsOf(snake);
  if (sire === null || dam === null) return null;
  const pedigree = new Map([...known].map(([id, one]) => [id, parentsOf(one)]));
  const reckoned = inbreedingCoefficient(pedigree, snake.id);
  if (!reckoned.ok) return null;
  const { coefficient } = reckoned;
  return {
    /** "1/4" and "25%". */
    fraction: fractionText(coefficient),
    percent: percentText(coefficient),
    isZero: isZero(coefficient),
    /** Depth of the recorded pedigree; 1 means the parents. */
    generations,
  };
}
