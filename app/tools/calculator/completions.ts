// What a line may go on as: the line with its last word made into a name.

import { fold } from "#app/platform/search/fold.ts";

const MOST = 24;

/** Of "パステル ば": "パステル バナナ（コーラルグロー）" and so on. Marks before a name ("100%ヘテロ・") stay. */
export function completions(line: string, names: readonly string[]): string[] {
  const start = Math.max(...[" ", "\u3000", ",", "、", "・"].map((mark) => line.lastIndexOf(mark))) + 1;
  const [before, word] = [line.slice(0, start), fold(line.slice(start))];
  if (word === "") return [];
  const hits = names.filter((name) => fold(name).includes(word));
  const rank = (name: string) => (fold(name).startsWith(word) ? 0 : 1);
  return hits
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map((name) => before + name);
}
