// Restores a site's database after a test while its server keeps running.

import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "./site.ts";

export interface Restorable {
  copy: string;
  isWritten(): boolean;
  restore(): Promise<void>;
  holds(words: string): boolean;
}

/** Copies in one step: by default other writes may happen between every hundred pages. */
const ALL_PAGES = 1_000_000;

/** Retries while the server is writing. */
async function whenFree(work: () => Promise<unknown>, tries = 100): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (tries === 0) throw error;
    await wait(20);
    await whenFree(work, tries - 1);
  }
}

/** `kept`: copy of another such site, which this one becomes on its first restore; otherwise its own copy. */
export async function restorable({ file }: Pick<Site, "file">, kept?: string): Promise<Restorable> {
  const live = new DatabaseSync(file, { timeout: 10_000 });
  const copy = kept ?? `${file}.kept`;
  if (!kept) await backup(live, copy);
  const source = new DatabaseSync(copy, { readOnly: true });
  const versionOf = () => Number(live.prepare("PRAGMA data_version").get()?.data_version);
  const generationOf = () => Number(live.prepare("SELECT value FROM counters WHERE name = 'generation'").get()?.value);
  let version = versionOf();
  // The content of another site is new to this one's caches.
  let generation = kept ? 0 : generationOf();
  const columns = live
    .prepare(
      "SELECT t.name AS tab, c.name AS col FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'",
    )
    .all()
    .filter(({ tab }) => !/^(sqlite_|search_text)/.test(String(tab)));
  return {
    copy,
    isWritten: () => versionOf() !== version,
    async restore() {
      // Caches are keyed by the generation: a new one only if the content differed, and never a lower one.
      const reached = generationOf();
      if (reached !== generation) generation = reached + 1;
      await whenFree(() => backup(source, file, { rate: ALL_PAGES }));
      live.exec(`UPDATE counters SET value = ${generation} WHERE name = 'generation'`);
      version = versionOf();
    },
    holds(words) {
      return columns.some(
        ({ tab, col }) =>
          live.prepare(`SELECT 1 FROM "${tab}" WHERE instr("${col}", ?) > 0 LIMIT 1`).get(words) !== undefined,
      );
    },
  };
}
