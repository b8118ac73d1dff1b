// Copies a snake of the site into the notebook, with its public weights.

import { type ImportableBall, importDataPath } from "#app/kinds/ball/note-import.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { addEvents, addSnake } from "./notebook.ts";

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

export async function importBall({ id, weights, ...facts }: ImportableBall): Promise<string> {
  const snake = await addSnake({ ...newSnake, ...facts, ball: id }, null);
  await addEvents(
    weights.map(({ date, grams }) => ({
      snake,
      // Noon in Japan, because only the date is known.
      at: `${date}T03:00:00.000Z`,
      care: { kind: "weight", grams },
    })),
  );
  return snake;
}
