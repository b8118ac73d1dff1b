// A morph as a card needs it.

import type { Visible } from "#app/content/visible.server.ts";
import { inheritanceLabels } from "#app/genetics-ui/labels.ts";
import { isUntoldMorph } from "#app/illustration/told.ts";
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

export function morphCard({ id, content }: Visible<"morph">): MorphCardData {
  const { title, summary, cover, fields } = content;
  return {
    id,
    title,
    english: fields.english,
    summary,
    cover,
    isUnseen: !cover && isUntoldMorph(id, fields),
    inheritance: fields.inheritance ? inheritanceLabels[fields.inheritance] : typeLabels[fields.type],
    hasConcern: fields.health.length > 0,
  };
}
