// After the browser has cut the database off, as it does where the disk is full: Chromium then goes on writing behind half an entry of its
// log, finds that the next time it opens the log, and begins an empty database (google/leveldb issue 1180). Once as much was written as
// it keeps in one log, it begins another and removes the old one.

import type { NotebookDatabase } from "./database.ts";

const FLAG = "notebook-cut-off";

/** Twice what Chromium keeps in one log. A larger piece would be a file of its own. */
const PIECES = 140;
const PIECE = "0".repeat(60_000);
const NAME = "room";

export function noteCutOff(): void {
  try {
    localStorage.setItem(FLAG, "1");
  } catch {
    // Where nothing can be remembered, nothing more can be done.
  }
}

/** Rejects where there is no room for it. */
export async function renewAfterCutOff(db: NotebookDatabase): Promise<void> {
  if (!isCutOff()) return;
  const writing = db.transaction("device", "readwrite", { durability: "strict" });
  const puts = Array.from({ length: PIECES }, (_, i) => writing.store.put(PIECE, `${NAME}${i}`));
  await Promise.all([...puts, writing.done]);
  await db.delete("device", IDBKeyRange.bound(NAME, `${NAME}~`));
  localStorage.removeItem(FLAG);
}

function isCutOff(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}
