// Morph list: filters on stored keys, and in-memory filters by look or reading.

import { concernsOfMorph } from "@borupa/genetics";
import { type Look, traits } from "@borupa/snake-drawing";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { publicList } from "#app/kinds/shared/public-list.server.ts";
import type { PublicList } from "#app/kinds/shared/public-list.ts";
import { type ReferenceIndexes, referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { kanaRow, kanaRows } from "#app/platform/search/kana-row.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { type MorphCardData, morphCard } from "./card.server.ts";
import { lookOf } from "./compare.ts";
import { morph } from "./index.ts";

// Looks of all morphs as drawn, for filters by trait.

interface KnownLook {
  entry: Visible<"morph">;
  look: Look | null;
}

const looksOf = memoise(
  ({ genes, morphs }: ReferenceIndexes): ReadonlyMap<string, KnownLook> =>
    new Map(morphs.map((entry) => [entry.id, { entry, look: lookOf(genes, entry) }])),
);

function hasTrait({ look }: KnownLook, value: string): boolean {
  const trait = traits.find((one) => one.value === value);
  return look !== null && trait?.has(look) === true;
}

export type MorphListData = PublicList<MorphCardData>;

/** The list's filters: those of the kind, and by look or reading. */
export const morphListed = {
  ...morph,
  filters: morph.filters.toSpliced(
    1,
    0,
    { name: "look", label: "見た目", options: traits.map(({ value, label }) => ({ value, label })) },
    { name: "row", label: "五十音", options: kanaRows.map((row) => ({ value: row, label: `${row}行` })) },
  ),
};

type Test = (known: KnownLook, value: string, indexes: ReferenceIndexes) => boolean;

/** Filters in memory. Stored keys cover an entry's own concerns only; combos also inherit those of their genes. */
const inMemory = new Map<string, Test>([
  ["look", hasTrait],
  ["row", ({ entry }, value) => kanaRow(entry.content.fields.reading) === value],
  [
    "health",
    ({ entry: { id, content } }, value, { genes }) =>
      concernsOfMorph(genes, id, content.fields).length > 0 === (value === "yes"),
  ],
]);

/** Returns the counts of in-memory filter options, by filter. */
function countsInMemory(db: Db, indexes: ReferenceIndexes, now: Date) {
  return cached(db, "morph choices", now, async () => {
    const looks = [...looksOf(indexes).values()];
    const countsOf = (name: string, test: Test) => {
      const options = morphListed.filters.find((filter) => filter.name === name)?.options ?? [];
      return options.flatMap(({ value }): [string, number][] => {
        const count = looks.filter((known) => test(known, value, indexes)).length;
        return count > 0 ? [[value, count]] : [];
      });
    };
    return new Map([...inMemory].map(([name, test]) => [name, new Map(countsOf(name, test))]));
  });
}

export async function morphList(db: Db, search: URLSearchParams, now: Date): Promise<MorphListData> {
  const indexes = await referenceIndexes(db, now);
  return publicList(db, morphListed, search, now, {
    cards: (entries) => entries.map((entry) => morphCard(indexes, entry)),
    inMemory: {
      counts: await countsInMemory(db, indexes, now),
      has({ id }, name, value) {
        const known = looksOf(indexes).get(id);
        return known !== undefined && inMemory.get(name)?.(known, value, indexes) === true;
      },
    },
  });
}
