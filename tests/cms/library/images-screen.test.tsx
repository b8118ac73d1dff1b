// What the admin's library says where it shows nothing.

import { expect, test } from "vitest";
import { ImagesScreen } from "#app/cms/admin/screens/images/ImagesScreen.tsx";
import { listPictures } from "#app/cms/library/list.server.ts";
import { readLibraryQuery } from "#app/cms/library/query.ts";
import { drawn } from "#tests/cms/admin/editing/drawn.tsx";
import { documentOf } from "#tests/support/document.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

test("an empty library says that it is empty; a search without a find leads back to all", async () => {
  const db = emptyDatabase();
  const said = async (search: string) => {
    const query = readLibraryQuery(new URLSearchParams(search));
    const library = await listPictures(db, query);
    const all = { library, query, months: [], flash: null, rows: [], problem: null, deleted: null };
    return documentOf(drawn(<ImagesScreen {...all} />)).body;
  };
  expect((await said("")).textContent).toContain("画像はまだありません。");
  const searched = await said("q=赤");
  expect(searched.textContent).toContain("条件に合う画像はありません。");
  expect(searched.querySelector("p a[href='/admin/images']")?.textContent).toBe("条件を外してすべて見る");
});
