// A term as the glossary lists it.

import type { Visible } from "#app/cms/content/visible.server.ts";

export interface TermCardData {
  id: string;
  title: string;
  reading: string;
  summary: string;
}

export function termCard({ id, content }: Visible<"term">): TermCardData {
  return { id, title: content.title, reading: content.fields.reading, summary: content.summary };
}
