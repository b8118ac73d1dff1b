// Picture of an article on a card and for sharing: its cover, else the first picture or figure of its text,
// else a snake of a gene that it names.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import { anySnake, drawnOf, undrawnGenes } from "@borupa/snake-drawing";
import type { Picture } from "#app/platform/images/image.ts";
import { attributesOf } from "#app/platform/richtext/clean-html.ts";
import { memoise } from "#app/platform/site/memoise.ts";

/** Pictures in a text. */
export interface Seen {
  picture: Picture | null;
  /** The address of a figure of care. */
  figure: string | null;
  /** The morphs that it links to, first ones first. */
  morphs: readonly string[];
}

const PICTURE = /<img\b[^>]*>/gi;
const OWN = /^\/images\/([a-z0-9][a-z0-9-]*)\//;
const FIGURE = /^\/figures\/[a-z0-9-]+\.svg$/;
const MORPH = /href="\/morph\/([a-z0-9-]+)"/g;
/** No text is about more of them. */
const MORPHS_MAX = 5;

/** `html`: a body, cleaned or not; only addresses of this site's own pictures are taken from it. */
export function seenIn(html: string): Seen {
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

/** The snake of a text without pictures: the first of its genes whose look is known, else one that is always the page's own. */
function snakeOfText(book: GeneBook, path: string, { morphs }: Pick<Seen, "morphs">): GenotypeItem[] {
  const named = morphs
    .filter((gene) => book.genes.has(gene))
    .map((gene): GenotypeItem[] => [{ gene, state: "visual" }])
    .find((genotype) => undrawnGenes(book, genotype).length === 0);
  return named ?? anySnake(book, path);
}

/** By the page's path and the genes it names: as long as the genes are the same. */
const drawingsOf = memoise((_: GeneBook) => new Map<string, string | null>());

/** The address of its drawing; null where none of a book's genes is drawn. */
export function snakeDrawing(book: GeneBook, path: string, seen: Pick<Seen, "morphs">): string | null {
  const known = drawingsOf(book);
  const key = [path, ...seen.morphs].join(" ");
  const drawing = known.get(key) ?? drawnOf(book, [snakeOfText(book, path, seen)])[0]?.sheet ?? null;
  known.set(key, drawing);
  return drawing;
}
