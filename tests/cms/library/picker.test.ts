import "#app/collection/registry/kinds.server.ts";
import { beforeEach, expect, test } from "vitest";
import type { EditorView } from "#app/cms/admin/editing/form/view.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, formOf, hana, memory, press } from "#tests/cms/admin/editing/editor-harness.ts";
import { kept } from "./pictures.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

async function redrawn(form: FormData): Promise<EditorView> {
  const answer = await press(db, "ball", null, form);
  if (answer.type !== "editor") throw new Error(answer.type);
  return answer.view;
}

test("the last of many is two presses away, by page or search, and input and choice stay", async () => {
  for (let place = 0; place < 30; place += 1) {
    const now = new Date(hana.now.getTime() - place * 60_000);
    await kept(db, `#0000${String(place + 10)}`, { name: `${place}.png`, alt: place === 29 ? "とぐろ" : "", now });
  }
  const typed = content("ball", { title: "書きかけ" });
  const first = await redrawn(formOf("ball", typed, 0, ["do", "draw"]));
  expect(first.library[""]).toMatchObject({ total: 30, page: 1, pages: 2 });
  const picked = first.library[""]?.items[0]?.id ?? "";

  const paged = await redrawn(
    formOf(
      "ball",
      typed,
      0,
      ["find:fields.gallery", ""],
      ["turn:fields.gallery", "2"],
      ["pick:fields.gallery", picked],
    ),
  );
  const page = paged.library["fields.gallery"];
  expect([page?.page, page?.items.at(-1)?.name]).toEqual([2, "29.png"]);
  expect([paged.typed.title, paged.typed.fields.gallery]).toEqual(["書きかけ", [{ image: picked, alt: "" }]]);
  expect(paged.library.cover).toBeUndefined();

  const found = await redrawn(formOf("ball", typed, 0, ["find:cover", " トグロ "], ["turn:cover", "1"]));
  expect(found.library.cover?.items.map(({ alt }) => alt)).toEqual(["とぐろ"]);
  expect(found.library.cover?.q).toBe("トグロ");
});
