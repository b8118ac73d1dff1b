// Number in a search query that stands for a key, such as a price in 〜5万.

export interface NumberInQuery {
  key: string;
  /** Inclusive. */
  from: number;
  to: number;
  rest: string;
  /** Unambiguous; a bare number may also be a word. */
  isSure: boolean;
}
