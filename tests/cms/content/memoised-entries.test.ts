import { expect, test } from "vitest";
import { end, publish } from "#app/cms/content/lifecycle.server.ts";
import { memoisedEntries } from "#app/cms/content/memoised-entries.server.ts";
import { at, content, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const now = new Date(at.getTime() + 60_000);

const made: string[] = [];
function titles(most = 10) {
  return memoisedEntries(db, { kind: "term", name: `titles ${most}`, most }, now, ({ id, content: { title } }) => {
    made.push(id);
    return title;
  });
}

test("what is made of entries is made anew only of those that have changed", async () => {
  for (const id of ["b", "a", "c"]) await publishedEntry(db, "term", id, { title: `${id} 1` });
  const first = await titles();
  expect(first).toEqual(["a 1", "b 1", "c 1"]);
  await publishedEntry(db, "blog", "else", { title: "x" });
  expect(await titles()).toBe(first);

  made.length = 0;
  await publish(db, "term", "b", 2, content("term", { title: "b 2" }), null, hana);
  expect(await titles()).toEqual(["a 1", "b 2", "c 1"]);
  expect(made).toEqual(["b"]);
});

test("what visitors no longer see is gone, and of many only the newest are asked for", async () => {
  await end(db, "term", "a", 2, hana);
  made.length = 0;
  expect(await titles()).toEqual(["b 2", "c 1"]);
  expect(made).toEqual([]);
  expect(await titles(1)).toHaveLength(1);
});

test("a body is read where it is asked for", async () => {
  await publishedEntry(db, "blog", "long", { title: "x", body: "<p>長い</p>" });
  const bodies = (asked: boolean) =>
    memoisedEntries(
      db,
      { kind: "blog", name: `bodies ${asked}`, most: 9, bodies: asked },
      now,
      ({ content: { body } }) => body,
    );
  expect(await bodies(true)).toEqual(["", "<p>長い</p>"]);
  expect(await bodies(false)).toEqual(["", ""]);
});
