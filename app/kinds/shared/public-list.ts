// Props of a list's page.

import type { Choice } from "#app/ui/kit/ListLayout.tsx";

export interface PublicList<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
  /** Values of the URL's query by name; only known names. */
  query: Record<string, string>;
  /** Sentences about what was not understood. */
  ignored: string[];
  filters: Choice[];
  sorts: { value: string; label: string }[];
}
