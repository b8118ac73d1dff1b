// Dictionary lookup at a text position. An index of word lengths by the first two letters keeps memory small.

export interface FoundWord<Value> {
  end: number;
  value: Value;
}

export type WordsAt<Value> = (text: string, start: number) => FoundWord<Value>[];

/** Creates a finder for the map, which must not change afterwards. */
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

/** Returns a pair of UTF-16 units as one number, avoiding a string per position. */
function pairAt(text: string, start: number): number {
  return (text.charCodeAt(start) << 16) | text.charCodeAt(start + 1);
}

/** Returns the lengths of words by their first pair, ascending. Equal lists are shared. */
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
