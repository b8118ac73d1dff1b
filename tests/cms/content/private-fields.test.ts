import { expect, test } from "vitest";
import type { Content } from "#app/cms/content/kind.ts";
import { isFoundBy } from "#app/cms/content/public.server.ts";
import { getVisible, getVisibleMany, newestVisible } from "#app/cms/content/public-queries.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { wordingOf } from "#app/cms/content/search/read-query.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { fullContent } from "#tests/kinds/examples.ts";

/** A unique value for a field of each type. */
const secrets: Readonly<Record<string, unknown>> = {
  text: "ヒミツビト",
  "long-text": "ヒミツメモ帳",
  date: "1987-06-05",
  number: 98_765,
};

const marked = allKinds().flatMap((kind) =>
  Object.entries(kind.fields).flatMap(([name, field]) => (field.private ? [{ kind, name, type: field.type }] : [])),
);

test("private fields exist, and each can hold a searchable secret", () => {
  expect(marked.map(({ kind, name }) => `${kind.name}.${name}`)).toContain("ball.soldTo");
  for (const { type } of marked) expect(secrets, type).toHaveProperty(type);
});

test.each(marked)("$kind.name: $name never appears in the data of public pages", async ({ kind, name, type }) => {
  const db = memory();
  const secret = secrets[type];
  const whole = fullContent(kind.name);
  const content: Content = { ...whole, fields: { ...whole.fields, [name]: secret } };
  await publishedEntry(db, kind.name, "one", content);
  const one = await getVisible(db, kind.name, "one");
  const answers = [
    one,
    await listVisible(db, kind.name),
    await getVisibleMany(db, kind.name, ["one"]),
    await newestVisible(db, kind.name, 10),
  ];
  expect(one?.content.title).toBe(content.title);
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(String(secret));

  const keys = await db.selectFrom("entry_keys").selectAll().execute();
  expect(JSON.stringify(keys)).not.toContain(String(secret));
  const found = async (scope: "live" | "work") => {
    const match = wordingOf(String(secret));
    if (match === null) throw new Error("Nothing to search for");
    const rows = db
      .selectFrom("entries")
      .select("id")
      .where(await isFoundBy(db, { kind: kind.name, scope, wording: match }, new Date()));
    return (await rows.execute()).length;
  };
  expect(await found("live")).toBe(0);
  // Proves that the query would match: the admin search finds it if the kind indexes it.
  if (kind.words(content).includes(String(secret))) expect(await found("work")).toBe(1);
  await db.destroy();
});
