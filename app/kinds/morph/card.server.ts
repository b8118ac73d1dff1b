// A morph as a card needs it.

import type { Visible } from "#app/cms/content/visible.server.ts";
import { undrawnGenes } from "#app/snake/drawing/drawn.ts";
import { shownGenotype } from "#app/snake/drawing/look-of-genotype.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { inheritanceLabels } from "#app/snake/words/labels.ts";
import { concernsOfMorph } from "./concerns.ts";
import { typeLabels } from "./labels.ts";

export interface MorphCardData {
  id: string;
  title: string;
  english: string;
  summary: string;
  cover: { image: string; alt: string } | null;
  /** No picture, and nobody has said what it looks like. */
  isUnseen: boolean;
  inheritance: string;
  hasConcern: boolean;
}

export function morphCard(book: GeneBook, { id, content }: Visible<"morph">): MorphCardData {
  const { title, summary, cover, fields } = content;
  return {
    id,
    title,
    english: fields.english,
    summary,
    cover,
    isUnseen: !cover && undrawnGenes(book, shownGenotype(id, fields)).length > 0,
    inheritance: fields.inheritance ? inheritanceLabels[fields.inheritance] : typeLabels[fields.type],
    hasConcern: concernsOfMorph(book, id, fields).length > 0,
  };
}
