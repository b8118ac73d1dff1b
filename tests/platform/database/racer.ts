// Adds words to one shared entry, as an admin would who takes up the other's version after each refusal.

import "#app/kinds/kinds.server.ts";
import { createEntry, findEntry, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { content, hana } from "#tests/support/contents.ts";

const [file = "", name = "", count = ""] = process.argv.slice(2);
const db = openDatabase(file);

/** Nothing was written: on a crowded machine the others may hold the file for as long as anybody waits. */
async function onceFree<T>(write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!String(error).includes("database is locked")) throw error;
    }
  }
}

await onceFree(() => createEntry(db, "term", "shared", content("term", { title: "共有" }), hana));
for (let index = 0; index < Number(count); ) {
  const entry = await findEntry(db, "term", "shared");
  if (!entry?.draft) throw new Error("The shared entry is gone");
  const summary = `${entry.draft.summary} ${name}${index}`.trim();
  const { draft, version } = entry;
  const written = await onceFree(() => saveDraft(db, "term", "shared", version, { ...draft, summary }, hana));
  if (written.ok) index += 1;
  else if (written.reason !== "conflict") throw new Error(written.reason);
}
await db.destroy();
