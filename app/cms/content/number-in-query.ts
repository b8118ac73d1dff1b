// Parses numbers in search queries that match a key, such as the price in 〜5万.

export interface NumberInQuery {
  key: string;
  /** Inclusive. */
  from: number;
  to: number;
  rest: string;
  /** Unambiguous; a bare number may also be a word. */
  isSure: boolean;
}
