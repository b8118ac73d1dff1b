import "./dom.ts";
import { expect, test } from "vitest";
import { type TypedSign, typedSign } from "#app/cms/admin/editor/typing/typed-sign.ts";
import { openOver } from "./opened.ts";

function open(text: string) {
  const { editor, textarea, said } = openOver(text);
  /** Letter by letter, as keys do it; a line break is an Enter. */
  const type = (letters: string) => {
    for (const letter of letters) {
      const { view, state } = editor;
      const { from, to } = state.selection;
      const insert = () => view.state.tr.insertText(letter, from, to);
      const isTaken =
        letter === "\n"
          ? view.someProp("handleKeyDown", (take) => take(view, new KeyboardEvent("keydown", { key: "Enter" })))
          : view.someProp("handleTextInput", (take) => take(view, from, to, letter, insert));
      if (!isTaken) view.dispatch(insert());
    }
    return textarea.value;
  };
  const paste = (data: Record<string, string>) => {
    const clipboardData = { files: [], types: Object.keys(data), getData: (name: string) => data[name] ?? "" };
    const event = { clipboardData, preventDefault: () => {} } as unknown as ClipboardEvent;
    const isTaken = editor.view.someProp("handlePaste", (take) => take(editor.view, event, editor.state.doc.slice(0)));
    return isTaken ? textarea.value : null;
  };
  return { editor, textarea, said, type, paste };
}

test.each<[string, TypedSign | null]>([
  ["・", { type: "bullet", length: 1 }],
  ["･ゲージ", { type: "bullet", length: 1 }],
  ["- ", { type: "bullet", length: 2 }],
  ["1. ", { type: "number", length: 3, start: 1 }],
  ["１．", null],
  ["１．ゲージ", { type: "number", length: 2, start: 1 }],
  ["１２）床材", { type: "number", length: 3, start: 12 }],
  ["# ", { type: "heading", length: 2, level: 2 }],
  ["＃＃　", { type: "heading", length: 3, level: 3 }],
  ["##### ", { type: "heading", length: 6, level: 4 }],
  ["> ", { type: "quote", length: 2 }],
  ["＞そうです", { type: "quote", length: 1 }],
  ...["・・・", "-5度", "1.5kg", "１．５ｇ", "2026. ", "#給餌", "＞＜", ">_<", "- ".trim(), "あ・い", "*"].map(
    (words): [string, null] => [words, null],
  ),
])("the sign of %j", (line, sign) => expect(typedSign(line)).toEqual(sign));

test.each([
  ["・ひとつ\nふたつ", "<ul><li>ひとつ</li><li>ふたつ</li></ul>"],
  ["・ひとつ\n・ふたつ\n\nあと", "<ul><li>ひとつ</li><li>ふたつ</li></ul>\n<p>あと</p>"],
  ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
  ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["1. a\n\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["1. a\n\n5. b", '<ol><li>a</li></ol>\n<ol start="5"><li>b</li></ol>'],
  ["3. a", '<ol start="3"><li>a</li></ol>'],
  ["# 題\n文", "<h2>題</h2>\n<p>文</p>"],
  ["＃＃＃　小さな題", "<h4>小さな題</h4>"],
  ["> 引用", "<blockquote><p>引用</p></blockquote>"],
  ["1.5kg", "<p>1.5kg</p>"],
  ["あ・い", "<p>あ・い</p>"],
  ["https://example.com/a\nb", '<p><a href="https://example.com/a">https://example.com/a</a></p>\n<p>b</p>'],
])("typed: %j", (letters, wanted) => expect(open("").type(letters)).toBe(wanted));

test("who wanted the sign itself has it back with one undo, and writes on", () => {
  const { type, editor, textarea } = open("");
  type("・");
  expect(editor.isActive("bulletList")).toBe(true);
  editor.commands.undo();
  expect(textarea.value).toBe("<p>・</p>");
  expect(type("そのまま")).toBe("<p>・そのまま</p>");
});

const code = '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';

test.each([
  ["an item of a list", "<ul><li>ひとつ</li><li>ふたつ</li></ul>", 4],
  ["a cell of a table", "<table><tbody><tr><td>あ</td></tr></tbody></table>", 4],
  ["a quotation", "<blockquote><p>あ</p></blockquote>", 3],
])("embedding code pasted in %s stands below it, and that is said", (_, body, at) => {
  const { editor, said, paste } = open(`${body}\n<p>あと</p>`);
  editor.commands.setTextSelection(at);
  expect(paste({ "text/plain": code })).toBe(`${body}\n${code}\n<p>あと</p>`);
  expect(said.join()).toContain("その下に入れました");
});
