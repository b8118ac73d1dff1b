/** A page suggested while typing a query. */
export interface Suggestion {
  to: string;
  title: string;
  label: string;
  image: string | null;
}

export const SUGGEST_PATH = "/api/suggest";
