// Drawings of morphs and demo snakes, rasterised on the first request.

import type { GenotypeItem } from "@borupa/genetics";
import { type GeneBook, geneName } from "@borupa/genetics";
import { DRAWN_SIZE, type Drawing, drawSnake, shownGenotype, undrawnGenes } from "@borupa/snake-drawing";
import { STARTER_ACTOR } from "#app/cms/content/actors.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { deleteUnusedDrawing, storeDrawing } from "#app/platform/images/variants.server.ts";
import type { StarterMorph } from "./entry.ts";

/** Stores the drawing of a genotype, with an alt text that mentions genes it cannot show. */
export async function drawn(
  db: Db,
  book: GeneBook,
  genotype: readonly GenotypeItem[],
  seed: string,
  title: string,
  now: Date,
  drawing: Drawing = {},
): Promise<Picture> {
  const undrawn = undrawnGenes(book, genotype).map((gene) => geneName(book, gene));
  const alt = `${title}のイラスト${undrawn.length > 0 ? `（${undrawn.join("と")}の姿は資料がなく、描いていません）` : ""}`;
  const about = { name: `${seed}.svg`, alt, ...DRAWN_SIZE };
  const image = await storeDrawing(db, drawSnake(book, genotype, seed, drawing), about, { by: STARTER_ACTOR, now });
  return { image: image.id, alt };
}

/** Draws a morph: a single gene (recessives homozygous) or a combination by its recipe; null if a look is undocumented. */
export async function illustrate(
  db: Db,
  book: GeneBook,
  morph: StarterMorph,
  now: Date,
  pose?: number,
): Promise<Picture | null> {
  const seed = `morph-${morph.id}`;
  const genotype = shownGenotype(morph.id, morph.fields);
  return undrawnGenes(book, genotype).length > 0 ? null : drawn(db, book, genotype, seed, morph.title, now, { pose });
}

/** Deletes an unused drawing of a morph without a documented look, or of an article whose cover was drawn. */
export function forgetDrawing(db: Db, seed: string): Promise<void> {
  return deleteUnusedDrawing(db, `${seed}.svg`, STARTER_ACTOR);
}
