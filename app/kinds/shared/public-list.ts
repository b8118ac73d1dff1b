import type { Choice } from "#app/ui/kit/ListLayout.tsx";

export interface PublicList<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
  /** Known query parameters. */
  query: Record<string, string>;
  /** Messages about ignored parameters. */
  ignored: string[];
  filters: Choice[];
  sorts: { value: string; label: string }[];
}
