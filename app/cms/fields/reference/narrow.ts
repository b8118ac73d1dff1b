// The candidates that somebody means who types a name: the title, an alias, a short name, in any script.

import { fold } from "#app/platform/search/fold.ts";
import type { Candidate } from "./candidates.ts";

/** Those that match, the closest first; all, in their order, where nothing is typed. */
export function narrowed(candidates: readonly Candidate[], typed: string): readonly Candidate[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return candidates;
  const ranked = candidates.map((candidate) => ({ candidate, rank: rankOf(candidate, wanted) }));
  const matching = ranked.filter(({ rank }) => rank > 0);
  return matching.sort((a, b) => b.rank - a.rank).map(({ candidate }) => candidate);
}

/** 4 for a name itself, 3 for how one begins, 2 for a part of one, 1 where only a word of what was typed is a name. */
function rankOf({ id, label, names = [] }: Candidate, wanted: string): number {
  const all = [label, id, ...names].map(fold);
  if (all.some((name) => name === wanted)) return 4;
  if (all.some((name) => name.startsWith(wanted))) return 3;
  // Two letters stand in the middle of too many names.
  if (wanted.length > 2 && all.some((name) => name.includes(wanted))) return 2;
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  return words.length > 1 && words.some((word) => all.includes(word)) ? 1 : 0;
}
