// Who keeps answers and looks now and then whether anything was written: asked here to look at once.

import type { Db } from "#app/platform/database/connection.server.ts";
import { readGeneration } from "./generation.server.ts";

const lookers = new Set<() => Promise<void>>();

/** Tells who looks; what it gives back ends that. */
export function addLooker(look: () => Promise<void>): () => void {
  lookers.add(look);
  return () => lookers.delete(look);
}

/** The contents' number; nothing older is answered by this process from here on. */
export async function generationForAll(db: Db): Promise<number> {
  const generation = await readGeneration(db);
  await Promise.all([...lookers].map((look) => look()));
  return generation;
}
