// Loads the view of a pair: possible looks, kinship, health risks and the goals it serves.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import {
  chanceWords,
  kinshipOf,
  offeredLooks,
  type Pedigree,
  type PlanBall,
  pairWarnings,
  planPairings,
  withoutIncalculable,
} from "@borupa/genetics";
import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import { presentSnakes } from "#app/collection/life/presence.server.ts";
import { type Pair, pairOf, roleChecks } from "#app/collection/snake/parentage.server.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";
import { type GenotypeChip, genotypeChips } from "#app/ui/genetics/genotype-chips.ts";
import { type WarningView, warningViews } from "#app/ui/genetics/warning-view.ts";
import { offersOf } from "./offers.server.ts";
import { pairPath } from "./pair-path.ts";

interface Kept extends PlanBall {
  sire: string | null;
  dam: string | null;
  isHere: boolean;
}

/** Returns all snakes for pedigrees; `isHere` marks those available for pairing. */
async function allSnakes(db: Db, book: GeneBook, now: Date): Promise<Kept[]> {
  const [snakes, present] = await Promise.all([untrashed(db, "ball"), presentSnakes(db, now)]);
  const here = new Set(present.map(({ id }) => id));
  return snakes.map(({ id, fields: { sex, genotype, sire, dam } }) => {
    const isHere = here.has(id);
    return { id, sex, ...withoutIncalculable(book, { items: genotype }), sire, dam, isHere };
  });
}

const GOALS = 4;
const PLACES = 20;

/** Plans the looks with the most visible genes over the whole collection. */
function goalsOf(book: GeneBook, { sire, dam }: Pair, snakes: readonly Kept[], pedigree: Pedigree) {
  const offered = sire && dam ? offeredLooks(book, sire, dam) : null;
  if (!sire || !dam || !offered?.ok) return [];
  const copies = ({ items }: { items: readonly GenotypeItem[] }) =>
    items.reduce((total, { state }) => total + (state === "super" ? 2 : 1), 0);
  const goals = offered.looks
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => copies(b) - copies(a))
    .slice(0, GOALS);
  const here = snakes.filter(({ id, isHere }) => isHere || id === sire.id || id === dam.id);
  return goals.flatMap(({ line, name, items, chance }) => {
    const planned = planPairings(book, here, { items }, { rows: PLACES, pedigree });
    if (!planned.ok) return [];
    const { pairings, possible } = planned.plan;
    const place = pairings.findIndex((one) => one.sire === sire.id && one.dam === dam.id);
    return [
      {
        name: name ?? line,
        chance: chanceWords(chance),
        /** Rank of this pair for the goal; null beyond the first twenty. */
        place: place < 0 ? null : place + 1,
        pairs: possible,
      },
    ];
  });
}

export type ServedGoal = ReturnType<typeof goalsOf>[number];

interface Parents {
  sire: string | null;
  dam: string | null;
}

async function coupleOf(db: Db, ids: Parents, now: Date) {
  const [{ genes }, pair] = await Promise.all([referenceIndexes(db, now), pairOf(db, ids.sire, ids.dam)]);
  const { sire, dam } = pair;
  if (!sire || !dam || sire.id === dam.id) return { genes, pair, known: null };
  const snakes = await allSnakes(db, genes, now);
  const pedigree: Pedigree = new Map(snakes.map((snake) => [snake.id, { sire: snake.sire, dam: snake.dam }]));
  const warnings = pairWarnings(genes, withoutIncalculable(genes, sire), withoutIncalculable(genes, dam));
  const kinship = kinshipOf(pedigree, sire.id, dam.id);
  return { genes, pair, known: { sire, dam, snakes, pedigree, kinship, health: warningViews(warnings).health } };
}

export async function pairView(db: Db, ids: Parents, now: Date) {
  const { genes, pair, known } = await coupleOf(db, ids, now);
  const mate = (snake: Pair["sire"]): { id: string; title: string; chips: GenotypeChip[] } | null =>
    snake && { id: snake.id, title: snake.title, chips: genotypeChips([...snake.items], genes) };
  const health: readonly WarningView[] = known?.health ?? [];
  const view = { sire: mate(pair.sire), dam: mate(pair.dam), offers: offersOf(genes, pair), health };
  if (!known) return { ...view, kinship: null, goals: [], calculator: null };
  return {
    ...view,
    kinship: known.kinship.words,
    goals: goalsOf(genes, pair, known.snakes, known.pedigree),
    calculator: calculatorPath({ sire: `ball:${known.sire.id}`, dam: `ball:${known.dam.id}` }),
  };
}

export type PairView = Awaited<ReturnType<typeof pairView>>;

/** Checks before publishing a breeding record: kinship and health risks. */
export async function pairChecks(db: Db, content: Content, now: Date): Promise<Check[]> {
  const { sire, dam } = (content as Content<BreedFields>).fields; // called with breeding records only
  const { pair, known } = await coupleOf(db, { sire, dam }, now);
  const kin = known?.kinship.isKin ? [known.kinship.words] : [];
  const words = [...kin, ...(known?.health ?? []).map(({ message }) => message)];
  return [...roleChecks(pair), ...words.map((what) => ({ what, to: pairPath({ sire, dam }), blocks: false }))];
}
