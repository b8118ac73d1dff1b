// The entries a reference field offers to choose from.

import { fold } from "#app/platform/search/fold.ts";
import { numberKey } from "#app/platform/search/number.ts";

export interface Candidate {
  id: string;
  /** Title, facts, and a mark where visitors cannot see it. */
  label: string;
  /** A distinguishing detail: a snake's genes. */
  detail?: string;
  /** Further names: aliases, short names. */
  names?: readonly string[];
}

export interface Candidates {
  items: readonly Candidate[];
  /** Those that name this entry themselves, in a field of their own. */
  naming?: readonly Candidate[];
  /** False where there are more entries than are offered. */
  isWhole: boolean;
}

export const noCandidates: Candidates = { items: [], isWhole: true };

// The candidates that somebody means who types a name: the title, a number, an alias, a short name, its genes, in any script.

/** Those that match, the closest first; all, in their order, where nothing is typed. */
export function narrowed(candidates: readonly Candidate[], typed: string): readonly Candidate[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return candidates;
  const ranked = candidates.map((candidate) => ({ candidate, rank: rankOf(candidate, wanted) }));
  const matching = ranked.filter(({ rank }) => rank > 0);
  return matching.sort((a, b) => b.rank - a.rank).map(({ candidate }) => candidate);
}

/** The one that is meant without doubt: the only one of that very name or number, else the only one that matches at all. */
export function theOneMeant(candidates: readonly Candidate[], typed: string): Candidate | undefined {
  const wanted = fold(typed.trim());
  if (wanted === "") return undefined;
  const possible = candidates.filter((candidate) => holdsFigures(candidate, numberKey(typed)));
  const exact = possible.filter((candidate) => rankOf(candidate, wanted) === EXACT);
  const found = exact.length > 0 ? exact : narrowed(possible, typed);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether every number that was typed is one of its own: not the beginning of one, nor one with other hyphens. */
function holdsFigures({ id, names = [] }: Candidate, typed: string): boolean {
  const own = [id, ...names].map(numberKey).flatMap((name) => [name, ...name.split(/\s+/)]);
  return own.includes(typed) || typed.split(/\s+/).every((word) => !/\d/.test(word) || own.includes(word));
}

const EXACT = 4;

/**
 * 4 for a name itself, 3 for how one begins, 2 for a part of one or where every word is, 1 where only a word of what was typed is
 * a name.
 */
function rankOf({ id, label, names = [], detail = "" }: Candidate, wanted: string): number {
  const all = [label, id, ...names].map(fold);
  if (all.some((name) => name === wanted)) return EXACT;
  if (all.some((name) => name.startsWith(wanted))) return 3;
  const parts = [...all, fold(detail)];
  // Two letters are in the middle of too many names.
  if (wanted.length > 2 && parts.some((name) => name.includes(wanted))) return 2;
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  if (words.length < 2) return 0;
  if (words.every((word) => parts.some((name) => name.includes(word)))) return 2;
  return words.some((word) => all.includes(word)) ? 1 : 0;
}
