// A drawing for each morph and demo snake. Its sizes are made when it is first requested.

import { STARTER_ACTOR } from "#app/cms/content/actors.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { dropDrawing, storeDrawing } from "#app/platform/images/variants.server.ts";
import { undrawnGenes } from "#app/snake/drawing/drawn.ts";
import { shownGenotype } from "#app/snake/drawing/look-of-genotype.ts";
import { DRAWN_SIZE, type Drawing, drawSnake } from "#app/snake/drawing/snake.ts";
import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import { type GeneBook, geneName } from "#app/snake/genes/gene-book.ts";
import { drawArticleCover, subjectLabel, subjectOfTags } from "./article-cover.ts";
import type { StarterEntry, StarterMorph } from "./entry.ts";

/** The drawing of a genotype as a stored image, captioned as what it is, and with what it cannot show. */
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

/** How a morph looks: a gene by itself (recessives doubled, as they show), a combination by its recipe; null where nobody has said. */
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

/** The cover of an article of the blog or on keeping; notices of the site go without. */
export async function articleCover(
  db: Db,
  book: GeneBook,
  { id, fields }: StarterEntry<"info"> | StarterEntry<"blog">,
  now: Date,
): Promise<Picture | null> {
  if ("category" in fields && fields.category === "notice") return null;
  const [subject, seed] =
    "category" in fields
      ? ([fields.topic ?? "other", `info-${id}`] as const)
      : [subjectOfTags(fields.tags), `blog-${id}`];
  const label = subjectLabel(subject);
  const alt = `ボールパイソンのイラスト${label ? `：${label}` : ""}`;
  const about = { name: `${seed}.svg`, alt, ...DRAWN_SIZE };
  const image = await storeDrawing(db, drawArticleCover(book, seed, subject), about, { by: STARTER_ACTOR, now });
  return { image: image.id, alt };
}

/** Once nothing shows it: the drawing of a morph whose look nobody has told, from when it was drawn like a wild one. */
export function forgetDrawing(db: Db, morph: StarterMorph): Promise<void> {
  return dropDrawing(db, `morph-${morph.id}.svg`, STARTER_ACTOR);
}
