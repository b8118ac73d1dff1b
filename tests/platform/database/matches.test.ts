import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { matches, type Wording } from "#app/platform/database/dialect.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();

beforeAll(() =>
  db
    .insertInto("search_text")
    .values([
      { rowid: 1, scope: "live", title: " ab  bc ", words: " cd ", lead: " ef ", body: " gh " },
      { rowid: 2, scope: "live", title: " cd ", words: " ef ", lead: " bc ", body: " ab  bc  cd " },
      { rowid: 3, scope: "work", title: " ab  bc ", words: "", lead: "", body: "" },
    ])
    .execute(),
);

const phrase = (text: string, goesOn = false): Wording => ({ words: text.split(" "), goesOn });

test.each<[Wording, number[], number[]]>([
  [phrase("ab bc"), [1], [1, 2]],
  [phrase("ab b", true), [1], [1, 2]],
  // Its words are in two columns, one after the other.
  [phrase("bc cd"), [], [2]],
  [{ all: [phrase("ab"), phrase("cd")] }, [1], [1, 2]],
  [{ all: [phrase("ab"), phrase("gh")] }, [], [1]],
  [{ any: [phrase("gh"), phrase("ef")] }, [2], [1, 2]],
  [{ all: [{ any: [phrase("gh"), phrase("ab bc")] }, phrase("ef")] }, [], [1, 2]],
])("%o is in the title or text, and anywhere", async (wording, inColumns, anywhere) => {
  const found = async (columns?: readonly ["title", "words"]) => {
    const wanted = { wording, scope: "live", ...(columns && { columns }) };
    const { rows } = await sql<{ rowid: number }>`
      SELECT rowid FROM search_text WHERE ${matches(db, wanted)} ORDER BY rowid`.execute(db);
    return rows.map(({ rowid }) => rowid);
  };
  expect(await found(["title", "words"])).toEqual(inColumns);
  expect(await found()).toEqual(anywhere);
});
