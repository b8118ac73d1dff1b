// Copies a snake of the site into the notebook, with its public weights.

import { type ImportableBall, importDataPath } from "#app/kinds/ball/note-import.ts";
import { addSnake } from "./notebook.ts";
import type { Undo } from "./things.ts";

export type FetchedBall = { is: "there"; ball: ImportableBall } | { is: "gone" } | { is: "away" };

export async function fetchBall(take: string): Promise<FetchedBall> {
  const address = importDataPath(take);
  if (!address) return { is: "gone" };
  try {
    const response = await fetch(address);
    if (response.status === 404) return { is: "gone" };
    const ball: ImportableBall | null = response.ok ? await response.json() : null;
    return ball ? { is: "there", ball } : { is: "away" };
  } catch {
    return { is: "away" };
  }
}

/** Adds it as the snake `own`. Returns an undo function. */
export function importBall({ id, weights, ...facts }: ImportableBall, own: string): Promise<Undo> {
  // Noon in Japan, because only the date is known.
  const events = weights.map(({ date, grams }) => ({
    at: `${date}T03:00:00.000Z`,
    care: { kind: "weight", grams } as const,
  }));
  return addSnake({ ...facts, ball: id }, { id: own, events });
}
