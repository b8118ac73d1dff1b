// How the morphs of the encyclopedia look, as the drawing engine knows it: traits, what is like what, how to tell it apart.

import type { Visible } from "#app/content/visible.server.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import type { Look } from "#app/illustration/look.ts";
import { lookOfGenotype, shownGenotype } from "#app/illustration/look-of-genotype.ts";
import { shades } from "#app/illustration/shades.ts";
import { undrawnGenes } from "#app/illustration/told.ts";
import { describeLook, distance, traits } from "#app/illustration/traits.ts";
import { type ReferenceIndexes, referenceIndexes } from "#app/kinds/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { keptWith } from "#app/platform/site/kept-with.ts";

export interface KnownLook {
  entry: Visible<"morph">;
  /** Null where nobody has said how it looks. */
  look: Look | null;
}

function lookOf(book: GeneBook, { id, content }: Visible<"morph">): Look | null {
  const genotype = shownGenotype(id, content.fields);
  return undrawnGenes(book, genotype).length > 0 ? null : lookOfGenotype(book, genotype);
}

const looksOf = keptWith(({ genes, morphs }: ReferenceIndexes): ReadonlyMap<string, KnownLook> => {
  return new Map(morphs.toSorted(inOrder).map((entry) => [entry.id, { entry, look: lookOf(genes, entry) }]));
});

/** As the list of them begins: those to be shown first, then by reading. */
function inOrder({ content: { fields: one } }: Visible<"morph">, { content: { fields: other } }: Visible<"morph">) {
  const byReading = one.reading < other.reading ? -1 : Number(one.reading > other.reading);
  return Number(other.featured) - Number(one.featured) || byReading;
}

/** Every morph that visitors may see, with its look: the very same until a morph changes. */
export async function allLooks(db: Db, now: Date): Promise<ReadonlyMap<string, KnownLook>> {
  return looksOf(await referenceIndexes(db, now));
}

export const traitOptions = traits.map(({ value, label }) => ({ value, label }));

export function hasTrait({ look }: KnownLook, value: string): boolean {
  const trait = traits.find((one) => one.value === value);
  return look !== null && trait?.has(look) === true;
}

export interface Similar {
  id: string;
  title: string;
  cover: { image: string; alt: string } | null;
  /** Where the two differ: what this page's morph is, and what the other one is. */
  apart: { aspect: string; own: string; other: string }[];
}

const SIMILAR = 4;

/** The morphs of the same type that look most like one, and how to tell them apart. */
export async function similarTo(db: Db, id: string, now: Date): Promise<Similar[]> {
  const looks = await allLooks(db, now);
  const own = looks.get(id);
  if (!own?.look) return [];
  const { look } = own;
  const type = own.entry.content.fields.type;
  const nearest = [...looks.values()]
    .flatMap(({ entry, look: other }) =>
      other && entry.id !== id && entry.content.fields.type === type
        ? [{ entry, other, far: distance(look, other) }]
        : [],
    )
    .sort((a, b) => a.far - b.far)
    .slice(0, SIMILAR);
  return nearest.map(({ entry, other }) => ({
    id: entry.id,
    title: entry.content.title,
    cover: entry.content.cover,
    apart: differences(look, other),
  }));
}

function differences(look: Look, other: Look): Similar["apart"] {
  const words = describeLook(other);
  const apart = describeLook(look).flatMap(([aspect, own], i) => {
    const theirs = words[i]?.[1] ?? own;
    return own === theirs ? [] : [{ aspect, own, other: theirs }];
  });
  return apart.length > 0 ? apart : shades(look, other);
}
