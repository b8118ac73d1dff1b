// A number among the words of a search that means one of a kind's keys, as 〜5万 means prices.

export interface NumberInQuery {
  /** The key, by its name. */
  key: string;
  /** Both included. */
  from: number;
  to: number;
  /** The rest of the query. */
  rest: string;
  /** It can mean nothing else; a bare number may be a word as well. */
  isSure: boolean;
}
