// What a list's page is handed.

import type { Choice } from "#app/ui/kit/ListLayout.tsx";

export interface PublicList<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
  /** What the URL asks for, by name; only known names. */
  query: Record<string, string>;
  /** Sentences about what was not understood. */
  ignored: string[];
  filters: Choice[];
  sorts: { value: string; label: string }[];
}
