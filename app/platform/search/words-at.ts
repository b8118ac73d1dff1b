// The words that begin at a place in a text. Their first two letters say how long those can be that begin with them:
// so that little memory is used besides the words themselves.

export interface FoundWord<Value> {
  end: number;
  value: Value;
}

/** The words that begin at a place in a text, shortest first. */
export type WordsAt<Value> = (text: string, start: number) => FoundWord<Value>[];

/** Finds the words of a map, none of which is added to it later. */
export function wordFinder<Value>(words: ReadonlyMap<string, Value>): WordsAt<Value> {
  const single = new Set([...words.keys()].filter((word) => word.length === 1).map((word) => word.charCodeAt(0)));
  const lengths = lengthsByPair([...words.keys()].filter((word) => word.length > 1));
  return (text, start) => {
    const found: FoundWord<Value>[] = [];
    const tryLength = (length: number) => {
      const end = start + length;
      const value = end > text.length ? undefined : words.get(text.slice(start, end));
      if (value !== undefined) found.push({ end, value });
    };
    if (single.has(text.charCodeAt(start))) tryLength(1);
    lengths.get(pairAt(text, start))?.forEach(tryLength);
    return found;
  };
}

/** Two letters as one number: a string of each pair of a text would be made only to be looked up. */
function pairAt(text: string, start: number): number {
  return (text.charCodeAt(start) << 16) | text.charCodeAt(start + 1);
}

/** How long the words are that begin with a pair, shortest first. Lists that are alike are the same list. */
function lengthsByPair(words: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const lengths = new Map<number, readonly number[]>();
  const lists = new Map<string, readonly number[]>();
  for (const word of words) {
    const known = lengths.get(pairAt(word, 0)) ?? [];
    if (known.includes(word.length)) continue;
    const list = [...known, word.length].sort((a, b) => a - b);
    const same = lists.get(String(list)) ?? list;
    lists.set(String(list), same);
    lengths.set(pairAt(word, 0), same);
  }
  return lengths;
}
