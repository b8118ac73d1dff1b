// A site's database as it was: what a test does to it is taken back while its server runs.

import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "./site.ts";

export interface Restorable {
  /** Whether anything was written since it was last restored. */
  isWritten(): boolean;
  restore(): Promise<void>;
  /** Whether some table holds these words. */
  holds(words: string): boolean;
}

/** The server may be writing just then. */
async function whenFree(work: () => Promise<unknown>, tries = 100): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (tries === 0) throw error;
    await wait(20);
    await whenFree(work, tries - 1);
  }
}

export async function restorable({ file }: Pick<Site, "file">): Promise<Restorable> {
  const live = new DatabaseSync(file, { timeout: 10_000 });
  const kept = `${file}.kept`;
  await backup(live, kept);
  const source = new DatabaseSync(kept, { readOnly: true });
  const versionOf = () => Number(live.prepare("PRAGMA data_version").get()?.data_version);
  const generationOf = () => Number(live.prepare("SELECT value FROM counters WHERE name = 'generation'").get()?.value);
  let version = versionOf();
  let generation = generationOf();
  const columns = live
    .prepare(
      "SELECT t.name AS tab, c.name AS col FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'",
    )
    .all()
    .filter(({ tab }) => !/^(sqlite_|search_text)/.test(String(tab)));
  return {
    isWritten: () => versionOf() !== version,
    async restore() {
      generation = Math.max(generation, generationOf()) + 1;
      await whenFree(() => backup(source, file));
      // Caches know what they hold by the generation: it never goes back.
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
