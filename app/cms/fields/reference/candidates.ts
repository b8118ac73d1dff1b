import { fold } from "#app/platform/search/fold.ts";
import { numberKey } from "#app/platform/search/number.ts";

export interface Candidate {
  id: string;
  /** Title, facts and a visibility mark. */
  label: string;
  /** Distinguishing detail, such as genes. */
  detail?: string;
  /** Aliases and short names. */
  names?: readonly string[];
}

export interface Candidates {
  items: readonly Candidate[];
  /** Entries that reference this one. */
  naming?: readonly Candidate[];
  /** False if there are more entries than listed. */
  isWhole: boolean;
}

export const noCandidates: Candidates = { items: [], isWhole: true };

// Matching of candidates by title, number, alias or detail, in any script.

/** Returns the matches, best first; all for empty input. */
export function filterMatches(candidates: readonly Candidate[], typed: string): readonly Candidate[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return candidates;
  const ranked = candidates.map((candidate) => ({ candidate, rank: rankOf(candidate, wanted) }));
  const matching = ranked.filter(({ rank }) => rank > 0);
  return matching.sort((a, b) => b.rank - a.rank).map(({ candidate }) => candidate);
}

/** Returns the unambiguous match: the only exact one, else the only one. */
export function soleMatch(candidates: readonly Candidate[], typed: string): Candidate | undefined {
  const wanted = fold(typed.trim());
  if (wanted === "") return undefined;
  const possible = candidates.filter((candidate) => holdsFigures(candidate, numberKey(typed)));
  const exact = possible.filter((candidate) => rankOf(candidate, wanted) === EXACT);
  const found = exact.length > 0 ? exact : filterMatches(possible, typed);
  return found.length === 1 ? found[0] : undefined;
}

/** Returns whether every typed number is a complete number of the candidate, not a prefix. */
function holdsFigures({ id, names = [] }: Candidate, typed: string): boolean {
  const own = [id, ...names].map(numberKey).flatMap((name) => [name, ...name.split(/\s+/)]);
  return own.includes(typed) || typed.split(/\s+/).every((word) => !/\d/.test(word) || own.includes(word));
}

const EXACT = 4;

/** Returns 4 for a name, 3 for a prefix, 2 for a substring or all words, 1 if only one word is a name. */
function rankOf({ id, label, names = [], detail = "" }: Candidate, wanted: string): number {
  const all = [label, id, ...names].map(fold);
  if (all.some((name) => name === wanted)) return EXACT;
  if (all.some((name) => name.startsWith(wanted))) return 3;
  const parts = [...all, fold(detail)];
  // Two letters match too many names.
  if (wanted.length > 2 && parts.some((name) => name.includes(wanted))) return 2;
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  if (words.length < 2) return 0;
  if (words.every((word) => parts.some((name) => name.includes(word)))) return 2;
  return words.some((word) => all.includes(word)) ? 1 : 0;
}
