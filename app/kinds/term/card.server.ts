import type { Visible } from "#app/cms/content/visible.server.ts";

export function termCard({ id, content }: Visible<"term">) {
  return { id, title: content.title, reading: content.fields.reading, summary: content.summary };
}

export type TermCardData = ReturnType<typeof termCard>;
