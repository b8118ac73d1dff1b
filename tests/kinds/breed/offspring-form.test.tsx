// The form of a breeding record knows the snakes that name it, as its page does.

import { expect, test } from "vitest";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { Editor } from "#app/cms/admin/screens/entry/Editor.tsx";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { drawn } from "#tests/cms/admin/editing/drawn.tsx";
import { hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { documentOf } from "#tests/support/document.ts";

const db = memory();

test("a hatchling that names its record stands in the record's form, once, and is no value of it", async () => {
  await publishedEntry(db, "ball", "named", { title: "名指し", fields: { breed: "season" } });
  await publishedEntry(db, "ball", "both", { title: "両方", fields: { breed: "season" } });
  const gone = await publishedEntry(db, "ball", "gone", { title: "いない子", fields: { breed: "season" } });
  await trash(db, "ball", "gone", gone.version, hana);
  const record = await publishedEntry(db, "breed", "season", { title: "春", fields: { offspring: ["both"] } });
  const view = await editorView(db, kindNamed("breed"), record, hana.now);
  const page = documentOf(drawn(<Editor view={view} isAnswer={false} />));
  for (const style of page.querySelectorAll("style")) style.remove();
  const group = [...page.querySelectorAll("fieldset")].find((set) =>
    set.querySelector("legend")?.textContent?.startsWith("生まれた個体"),
  );
  expect([...(group?.querySelectorAll("li") ?? [])].map((item) => item.textContent?.split("（")[0])).toEqual([
    "両方",
    "名指し",
  ]);
  expect(group?.querySelector("a")?.getAttribute("href")).toBe("/admin/balls/named/edit");
  expect(group?.textContent).not.toContain("まだありません");
  expect(group?.querySelectorAll("input[type=checkbox]")).toHaveLength(1);
});
