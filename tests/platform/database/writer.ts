// Writes entries until it is killed and reports each after it was stored.

import "#app/collection/registry/kinds.server.ts";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { content, hana } from "#tests/support/contents.ts";

const [file = "", round = ""] = process.argv.slice(2);
const db = openDatabase(file);
for (let index = 0; ; index += 1) {
  const id = `term-${round}-${index}`;
  const words = content("term", { title: `用語${index}`, body: `<p>${"本文".repeat(500)}</p>` });
  for (const write of [
    () => createEntry(db, "term", id, words, hana),
    () => publish(db, "term", id, 1, words, null, hana),
  ]) {
    const written = await write();
    if (!written.ok) throw new Error(written.reason);
    process.send?.([id, written.entry.version]);
  }
  // Yields to the event loop for the parent's kill and the messages.
  await new Promise((resolve) => setImmediate(resolve));
}
