// An entry of the starter content, as its file says it.

import type { FieldsOf, KindName } from "#app/cms/content/kind.ts";

export interface StarterEntry<Name extends KindName> {
  id: string;
  title: string;
  summary: string;
  /** HTML, made of the file's Markdown. */
  body: string;
  fields: FieldsOf<Name>;
  publishedAt: string;
  /** The lines of the kind's own log. */
  log: unknown[];
}

export type StarterMorph = StarterEntry<"morph">;
