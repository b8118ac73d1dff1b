import { expect, test } from "vitest";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { Editor } from "#app/cms/admin/screens/entry/Editor.tsx";
import { createEntry, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { droppedTags } from "#app/platform/richtext/dropped-tags.server.ts";
import { allowedTags } from "#app/platform/richtext/policy.ts";
import { cleanArticle } from "#app/platform/richtext/sanitize.server.ts";
import { documentOf } from "#tests/support/document.ts";
import { drawn, idle } from "./drawn.tsx";
import { at, content, formOf, hana, memory, press } from "./editor-harness.ts";

const db = memory();

async function formAfterSaving(body: string) {
  const id = `note-${crypto.randomUUID().slice(0, 8)}`;
  const form = formOf("info", content("info", { title: "お知らせ", body }), 0, ["id", id]);
  expect(await press(db, "info", null, form)).toMatchObject({ type: "done" });
  const view = await editorView(db, kindNamed("info"), (await findEntry(db, "info", id)) ?? null, at);
  return { view, words: documentOf(drawn(<Editor {...idle} view={view} isAnswer={false} />)).body.textContent };
}

test("plain writing and HTML are distinguished, and the HTML of plain writing is available", async () => {
  const writing = await formAfterSaving("・一\n・二");
  expect(writing.words).toContain("本文は「ふつうの文章」として読みました");
  expect(writing.view.body.html).toBe("<ul>\n<li>一</li>\n<li>二</li>\n</ul>");
  const html = await formAfterSaving("<p>一</p>");
  expect(html.words).toContain("「HTML」として読みました");
  expect(html.view.body.html).toBeNull();
});

test("HTML from before plain writing stays HTML until it is saved again", async () => {
  const made = await createEntry(db, "info", "old", content("info", { body: "一<br>二" }), hana);
  if (!made.ok) throw new Error(made.reason);
  expect((await editorView(db, kindNamed("info"), made.entry, at)).body.html).toBeNull();
});

test("reports exactly what the sanitiser removes", () => {
  const kept = allowedTags.filter((tag) => tag !== "script" && tag !== "iframe");
  expect(droppedTags(kept.map((tag) => `<${tag}></${tag}>`).join(""))).toEqual([]);
  for (const html of [
    "<object data=x></object>",
    "<details><summary>a</summary></details>",
    "<script>alert(1)</script>",
    "<script src='https://evil.example/x.js'></script>",
    "<iframe src='javascript:alert(1)'></iframe>",
    "<svg><circle/></svg>",
  ]) {
    const [name] = droppedTags(html);
    expect(name, html).toBeTruthy();
    expect(cleanArticle(html).html, html).not.toMatch(new RegExp(`<${name}[^>]*src|<(?!iframe)${name}`));
  }
  expect(droppedTags('<script src="https://platform.twitter.com/widgets.js"></script>')).toEqual([]);
});
