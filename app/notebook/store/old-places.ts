import { readStored } from "#app/platform/site/browser-store.ts";
import { hasNotebookFlag } from "#app/platform/site/notebook-flag.ts";

/** Returns whether localStorage holds data from before the notebook; the migration is loaded only then. */
const hasOldData = (): boolean => ["my-snakes", "stress-check"].some((key) => readStored(key) !== null);

/** Returns whether this browser has a notebook or data to migrate. If not, tools need not open the database. */
export const mayHaveNotebook = (): boolean => hasNotebookFlag() || hasOldData();

let migrating: Promise<void> | undefined;

/** Migrates old data. Failures (no gene book yet, full disk) are retried next time. */
export async function migrateOnce(): Promise<void> {
  if (!hasOldData()) return;
  migrating ??= import("./migrate-old-data.ts")
    .then(({ migrateOldData }) => migrateOldData())
    .catch(() => undefined)
    .finally(() => {
      migrating = undefined;
    });
  await migrating;
}
