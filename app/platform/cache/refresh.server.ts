// Who keeps answers and looks now and then whether anything was written: asked here to look at once.

import type { Db } from "#app/platform/database/connection.server.ts";
import { readGeneration } from "./generation.server.ts";

const caches = new Set<() => Promise<void>>();

/** Tells who looks; what it gives back ends that. */
export function onRefresh(look: () => Promise<void>): () => void {
  caches.add(look);
  return () => caches.delete(look);
}

/** The contents' number; nothing older is answered by this process from here on. */
export async function refreshCaches(db: Db): Promise<number> {
  const generation = await readGeneration(db);
  await Promise.all([...caches].map((look) => look()));
  return generation;
}
