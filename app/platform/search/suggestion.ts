/** A page to go to while a query is still being typed. */
export interface Suggestion {
  to: string;
  title: string;
  /** The kind of page, in words for people. */
  label: string;
  image: string | null;
}

/** Where suggestions are requested. */
export const SUGGEST_PATH = "/api/suggest";
