import { expect, test } from "vitest";
import { copyOf } from "#app/cms/admin/editing/form/open-form.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import { fullContent } from "#tests/kinds/examples.ts";
import { memory, publishedEntry } from "./editor-harness.ts";

test.each(allKinds().map(({ name }) => name))(
  "a copy of a %s has its content with a marked title and stores nothing",
  async (kind) => {
    const db = memory();
    await publishedEntry(db, kind, "one", fullContent(kind));
    const copy = await copyOf(db, kindNamed(kind), "one");
    expect(copy).toMatchObject({
      title: "琥珀（複製）",
      summary: fullContent(kind).summary,
      body: fullContent(kind).body,
    });
    expect(await copyOf(db, kindNamed(kind), "none")).toBeUndefined();
    expect(await copyOf(db, kindNamed(kind), null)).toBeUndefined();
    expect(await db.selectFrom("entries").select("id").execute()).toHaveLength(1);
    await db.destroy();
  },
);
