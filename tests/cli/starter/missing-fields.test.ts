import { sql } from "kysely";
import { expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { findEntry, publish, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { hana } from "#tests/support/contents.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

test("missing fields come from the starter content; edited or cleared ones stay", async () => {
  const db = emptyDatabase();
  const mojave = starterMorphs.find(({ id }) => id === "mojave");
  if (!mojave) throw new Error("No mojave");
  const item = {
    kind: "morph" as const,
    ...mojave,
    fields: { ...mojave.fields },
    cover: null,
    publishedAt: "2026-01-01T00:00:00.000Z",
  };
  expect(item.fields).toMatchObject({ pairLook: expect.any(String), group: expect.any(String) });
  await fillOne(db, item, hana.now);
  const live = (await findEntry(db, "morph", "mojave"))?.live;
  if (!live) throw new Error("Not live");
  const own = { ...live, title: "もはべ", fields: { ...live.fields, group: "", aliases: [] } };
  await publish(db, "morph", "mojave", 2, own, null, hana);
  await saveDraft(db, "morph", "mojave", 3, { ...own, summary: "書きかけ" }, hana);
  await sql`UPDATE entries SET live = json_remove(live, '$.fields.pairLook'), draft = json_remove(draft, '$.fields.pairLook')`.execute(
    db,
  );
  expect(await fillOne(db, item, hana.now)).toBe("updated");
  const { pairLook } = item.fields;
  expect(await findEntry(db, "morph", "mojave")).toMatchObject({
    updatedBy: hana.by,
    live: { title: "もはべ", fields: { pairLook, group: "", aliases: [] } },
    draft: { title: "もはべ", summary: "書きかけ", fields: { pairLook, group: "", aliases: [] } },
  });
  expect(await fillOne(db, item, hana.now)).toBe("edited");
});
