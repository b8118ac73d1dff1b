// Picture of an article for cards and sharing: the cover, else the first picture or figure in the text, else a snake
// with a gene it mentions.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import { anySnake, drawnOf, undrawnGenes } from "@borupa/snake-drawing";
import type { Picture } from "#app/platform/images/image.ts";
import { attributesOf } from "#app/platform/richtext/clean-html.ts";
import { memoise } from "#app/platform/site/memoise.ts";

export interface ArticleImages {
  picture: Picture | null;
  /** URL of a care figure. */
  figure: string | null;
  /** Linked morphs, in order. */
  morphs: readonly string[];
}

const PICTURE = /<img\b[^>]*>/gi;
const OWN = /^\/images\/([a-z0-9][a-z0-9-]*)\//;
const FIGURE = /^\/figures\/[a-z0-9-]+\.svg$/;
const MORPH = /href="\/morph\/([a-z0-9-]+)"/g;
const MORPHS_MAX = 5;

/** `html`: a body, sanitised or not; only pictures of this site are used. */
export function imagesIn(html: string): ArticleImages {
  const morphs = [...new Set(Array.from(html.matchAll(MORPH), ([, morph = ""]) => morph))].slice(0, MORPHS_MAX);
  for (const [tag] of html.matchAll(PICTURE)) {
    const attributes = attributesOf(tag);
    const src = attributes.get("src") ?? "";
    const [, image] = OWN.exec(src) ?? [];
    if (image) return { picture: { image, alt: attributes.get("alt") ?? "" }, figure: null, morphs };
    if (FIGURE.test(src)) return { picture: null, figure: src, morphs };
  }
  return { picture: null, figure: null, morphs };
}

/**
 * Returns the snake for a text without pictures: the first linked gene with a known look, else a stable choice per
 * page.
 */
function snakeOfText(book: GeneBook, path: string, { morphs }: Pick<ArticleImages, "morphs">): GenotypeItem[] {
  const named = morphs
    .filter((gene) => book.genes.has(gene))
    .map((gene): GenotypeItem[] => [{ gene, state: "visual" }])
    .find((genotype) => undrawnGenes(book, genotype).length === 0);
  return named ?? anySnake(book, path);
}

/** By path and genes, per gene book. */
const drawingsOf = memoise((_: GeneBook) => new Map<string, string | null>());

/** Returns the drawing's URL; null if the gene book has none. */
export function snakeDrawing(book: GeneBook, path: string, seen: Pick<ArticleImages, "morphs">): string | null {
  const known = drawingsOf(book);
  const key = [path, ...seen.morphs].join(" ");
  const drawing = known.get(key) ?? drawnOf(book, [snakeOfText(book, path, seen)])[0]?.sheet ?? null;
  known.set(key, drawing);
  return drawing;
}
