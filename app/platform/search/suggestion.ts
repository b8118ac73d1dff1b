/** A page to go to while a query is still being typed. */
export interface Suggestion {
  to: string;
  title: string;
  /** What kind of page it is, in the words people read. */
  label: string;
  image: string | null;
}

/** Where suggestions are requested. */
export const SUGGEST_PATH = "/api/suggest";
