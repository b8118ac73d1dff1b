import "./dom.ts";
import { toggleHeaderRow } from "@tiptap/pm/tables";
import { expect, test, vi } from "vitest";
import { deleteBlock, flowOf, insertBlock, tableOf } from "#app/cms/admin/editor/commands.ts";
import { addFiles } from "#app/cms/admin/editor/pictures.ts";
import { openOver } from "./opened.ts";

vi.mock("#app/cms/library/send-file.ts", () => ({
  sendFile: async ({ name }: File) =>
    name === "bad"
      ? { name, ok: false, message: "読めません" }
      : { name, ok: true, id: name, width: 640, height: 480, alt: "" },
}));

const body = `<p>ひとつ</p>\n\n<ul>\n<li>ふたつ</li>\n</ul>\n<dl><dt>みっつ</dt></dl>\n<P>よっつ<BR/></P>\n`;
test("opened, looked at and left, the textarea is as it was", () => {
  const { editor, textarea, inputs } = openOver(body);
  editor.commands.selectAll();
  editor.commands.setTextSelection(2);
  expect([textarea.value, inputs()]).toEqual([body, 0]);
});

test("a change is written and the form hears of it; undone, every letter is as it was", () => {
  const { editor, textarea, inputs } = openOver(body);
  editor.commands.insertContentAt(1, "★");
  expect(textarea.value).toBe("<p>★ひとつ</p>\n<ul><li>ふたつ</li></ul>\n<dl><dt>みっつ</dt></dl>\n<p>よっつ<br></p>");
  expect(inputs()).toBe(1);
  editor.commands.undo();
  expect(textarea.value).toBe(body);
});

test("what the first change drops of the HTML and no visitor sees is said", () => {
  const { editor, warned } = openOver('<!-- wp --><p data-x="1">文</p>');
  editor.commands.insertContentAt(1, "★");
  expect(warned).toEqual([expect.stringContaining("コメント、<p>のdata-x")]);
});

test("a table, a rule and a picture are put in the place of an empty line, and words go on below", () => {
  const { editor, textarea } = openOver("");
  insertBlock(editor, tableOf(2, 2));
  expect(textarea.value).toBe(
    "<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>",
  );
  // A row that is no heading any more stands with the others.
  toggleHeaderRow(editor.state, editor.view.dispatch);
  expect(textarea.value).toBe("<table><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>");
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  insertBlock(editor, { type: "figure", attrs: { src: "/images/a/1280.webp", alt: "絵", width: "8", height: "6" } });
  expect(textarea.value).toMatch(
    /<\/table>\n<figure><img src="\/images\/a\/1280.webp" alt="絵" width="8" height="6"><\/figure>$/,
  );
  editor.commands.insertContent("つづき");
  expect(textarea.value).toMatch(/<\/figure>\n<p>つづき<\/p>$/);
});

test("ordinary writing is shown as its HTML, and becomes HTML with the first change only", () => {
  const { editor, textarea, inputs } = openOver("・ひとつ\n・ふたつ", "<ul>\n<li>ひとつ</li>\n<li>ふたつ</li>\n</ul>");
  editor.commands.selectAll();
  expect([textarea.value, inputs()]).toEqual(["・ひとつ\n・ふたつ", 0]);
  editor.commands.insertContentAt(3, "★");
  expect(textarea.value).toBe("<ul><li>★ひとつ</li><li>ふたつ</li></ul>");
});

test("what somebody else writes into the textarea is read anew", () => {
  const { editor, textarea, isCurrent, reread } = openOver(body);
  textarea.value = "<p>ほかの</p>";
  expect(isCurrent()).toBe(false);
  reread(textarea.value);
  expect([editor.getText(), isCurrent()]).toEqual(["ほかの", true]);
  editor.commands.insertContentAt(1, "★");
  expect(textarea.value).toBe("<p>★ほかの</p>");
});

test("a picture taken away leaves what it stood in: only the block that was chosen goes", () => {
  const figure = '<figure><img src="/images/a/1280.webp" alt=""><figcaption>絵</figcaption></figure>';
  const { editor, textarea } = openOver(`<blockquote><p>ことば</p>${figure}</blockquote>\n<p>した</p>`);
  let caption = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === "figure") caption = position + 1;
  });
  editor.commands.setTextSelection(caption);
  deleteBlock(editor);
  expect(textarea.value).toBe("<blockquote><p>ことば</p></blockquote>\n<p>した</p>");
  editor.commands.undo();
  editor.commands.setNodeSelection(caption - 1);
  deleteBlock(editor);
  expect(textarea.value).toBe("<blockquote><p>ことば</p></blockquote>\n<p>した</p>");
});

test("a flow is put in, written step by step with its answers, and comes back from its HTML to be written on", () => {
  const { editor, textarea } = openOver("<p></p>");
  insertBlock(editor, flowOf(2));
  editor.commands.insertContent("量る");
  editor.commands.splitListItem("listItem");
  editor.commands.sinkListItem("listItem");
  editor.commands.insertContent([{ type: "text", marks: [{ type: "bold" }], text: "減った" }]);
  const written = /<figure><ol><li>量る<ol><li><strong>減った<\/strong><\/li><\/ol><\/li><li><\/li><\/ol><\/figure>/;
  expect(textarea.value).toMatch(written);
  const again = openOver(textarea.value);
  expect(again.editor.state.doc.firstChild?.type.name).toBe("flow");
  again.editor.commands.insertContentAt(4, "★");
  expect(again.textarea.value).toContain("<li>★量る<ol>");
  again.editor.commands.setTextSelection(4);
  deleteBlock(again.editor);
  expect(again.textarea.value).not.toContain("<figure>");
});

test.each([
  ["below a line of words", "<p>あ</p>\n<p>い</p>", 2],
  ["in the place of an empty line", "<p>あ</p>\n<p></p>\n<p>い</p>", 4],
])("several pictures come %s in the order they were dropped, whatever is written meanwhile", async (_, text, at) => {
  const { editor, textarea } = openOver(text);
  const said: string[] = [];
  const files = ["one", "bad", "two", "three"].map((name) => new File([], name));
  const adding = addFiles(editor, files, at, (words) => said.push(words));
  editor.commands.insertContentAt(1, "★");
  await adding;
  const shown = /<p>★あ<\/p>.*\/one\/.*\/two\/.*\/three\/.*<p>い<\/p>$/s;
  expect(textarea.value).toMatch(shown);
  expect(said.at(-1)).toMatch(/3枚.*bad: 読めません/);
});
