import type { FieldsOf, KindName } from "#app/cms/content/kind.ts";

export interface StarterEntry<Name extends KindName> {
  id: string;
  title: string;
  summary: string;
  /** HTML, converted from the file's Markdown. */
  body: string;
  fields: FieldsOf<Name>;
  publishedAt: string;
  log: unknown[];
}

export type StarterMorph = StarterEntry<"morph">;
