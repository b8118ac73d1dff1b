// Checks whether recorded parents can have this offspring. Shown before publishing, never blocks.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import { doubtWords, parentageDoubts } from "@borupa/genetics";
import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import type { Content, FieldsOf } from "#app/cms/content/kind.ts";
import { findEntries } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

interface Parent {
  id: string;
  title: string;
  sex: BallFields["sex"];
  hatched: string | null;
  items: readonly GenotypeItem[];
}

/** Returns snakes by id including drafts; missing ids are omitted. */
async function snakesById(db: Db, ids: readonly (string | null)[]): Promise<Map<string, Parent>> {
  const entries = await findEntries(
    db,
    "ball",
    ids.filter((id) => id !== null),
  );
  return new Map(
    entries.map((entry) => {
      const { title, fields } = contentOf(entry) as Content<BallFields>;
      return [
        entry.id,
        { id: entry.id, title: title || entry.id, sex: fields.sex, hatched: fields.hatched, items: fields.genotype },
      ];
    }),
  );
}

export interface Pair {
  sire: Parent | null;
  dam: Parent | null;
  /** Other recorded mates of the dam, who may be the real sire. */
  otherSires: readonly Parent[];
}

/** Returns the parents, and the other males of the dam's seasons. */
export async function pairOf(db: Db, sire: string | null, dam: string | null): Promise<Pair> {
  const seasons =
    dam === null
      ? []
      : await db
          .selectFrom("entry_keys as d")
          .innerJoin("entry_keys as s", (join) =>
            join.onRef("s.kind", "=", "d.kind").onRef("s.id", "=", "d.id").on("s.name", "=", "sire"),
          )
          .select("s.text")
          .distinct()
          .where("d.kind", "=", "breed")
          .where("d.name", "=", "dam")
          .where("d.text", "=", dam)
          .execute();
  const others = seasons.map(({ text }) => text).filter((id) => id !== sire);
  const snakes = await snakesById(db, [sire, dam, ...others]);
  const named = (id: string | null) => (id === null ? null : (snakes.get(id) ?? null));
  return { sire: named(sire), dam: named(dam), otherSires: others.flatMap((id) => snakes.get(id) ?? []) };
}

/** Returns contradictions between a genotype and its parents, one sentence per locus. */
export function parentageWords(book: GeneBook, pair: Pair, items: readonly GenotypeItem[]): string[] {
  const { sire, dam } = pair;
  const found = parentageDoubts(book, pair, { items }) ?? [];
  const explains = (other: Parent) => parentageDoubts(book, { sire: other, dam }, { items })?.length === 0;
  const otherSires = found.length > 0 ? pair.otherSires.filter(explains).map(({ title }) => title) : [];
  return found.map((doubt) => doubtWords(book, doubt, { sire: sire !== null, dam: dam !== null, otherSires }));
}

/** Detects a mother or father of the other sex, as when a snake's sex was corrected later, and a snake as both. */
export function roleChecks({ sire, dam }: Pick<Pair, "sire" | "dam">): Check[] {
  const wrong = (path: string, what: string) => ({ path, what, blocks: false });
  return [
    ...(sire?.sex === "female" ? [wrong("fields.sire", `父の「${sire.title}」はメスです`)] : []),
    ...(dam?.sex === "male" ? [wrong("fields.dam", `母の「${dam.title}」はオスです`)] : []),
    ...(sire && sire.id === dam?.id ? [wrong("fields.dam", "父と母に同じ個体が選ばれています")] : []),
  ];
}

/** Detects parents that are no older than their young. */
function ageChecks({ sire, dam }: Pair, hatched: string | null): Check[] {
  return Object.entries({ sire, dam }).flatMap(([role, parent]) => {
    const born = parent?.hatched?.slice(0, hatched?.length) ?? "";
    const isYounger = hatched !== null && (born.length > 4 ? born >= hatched : born > hatched.slice(0, born.length));
    if (!parent || born === "" || !isYounger) return [];
    const what = `${role === "sire" ? "父" : "母"}の「${parent.title}」が、この個体より先に生まれていません`;
    return [{ path: `fields.${role}`, what, blocks: false }];
  });
}

export async function parentageChecks(db: Db, content: Content, now: Date): Promise<Check[]> {
  const { sire, dam, genotype, hatched } = content.fields as FieldsOf<"ball">; // called with snakes only
  if (sire === null && dam === null) return [];
  const [{ genes }, pair] = await Promise.all([referenceIndexes(db, now), pairOf(db, sire, dam)]);
  const words = parentageWords(genes, pair, genotype);
  const doubt = { what: `${words.join("")}親か遺伝子を確かめてください。`, path: "fields.genotype", blocks: false };
  return [...roleChecks(pair), ...ageChecks(pair, hatched), ...(words.length > 0 ? [doubt] : [])];
}
