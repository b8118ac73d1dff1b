// A morph as a card needs it.

import type { Visible } from "#app/content/public-queries.server.ts";
import { inheritanceLabels } from "#app/genetics-ui/labels.ts";
import { typeLabels } from "./labels.ts";

export interface MorphCardData {
  id: string;
  title: string;
  english: string;
  summary: string;
  cover: { image: string; alt: string } | null;
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
    inheritance: fields.inheritance ? inheritanceLabels[fields.inheritance] : typeLabels[fields.type],
    hasConcern: fields.health.length > 0,
  };
}
