// Tables with plain text cells: block content becomes lines.

import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { DOMParser, Fragment, type Node, type Schema } from "@tiptap/pm/model";
import { bodyOf } from "#app/cms/admin/editor/html/inert.ts";

const cellRule = (tag: string) => ({
  tag,
  getContent: (cell: globalThis.Node, schema: Schema) =>
    linesOf(schema, DOMParser.fromSchema(schema).parse(cell).content),
});

export const tableNodes = [
  Table.extend({
    renderHTML({ HTMLAttributes }) {
      return ["table", HTMLAttributes, ["tbody", 0]];
    },
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        Enter: ({ editor }) =>
          /^table(Cell|Header)$/.test(editor.state.selection.$from.parent.type.name) && editor.commands.setHardBreak(),
      };
    },
  }),
  TableRow,
  TableCell.extend({ content: "inline*", parseHTML: () => [cellRule("td")] }),
  TableHeader.extend({ content: "inline*", parseHTML: () => [cellRule("th")] }),
];

/** Flattens blocks into lines of text. Keeps list markers; separates cells of a row by a space. */
export function linesOf(schema: Schema, content: Fragment): Fragment {
  const lines: Fragment[] = [];
  /** Appends to the last line if `isMore`. */
  const add = (words: Fragment, sign: string, isMore = false) => {
    const line = sign === "" ? words : Fragment.from(schema.text(sign)).append(words);
    const last = lines.at(-1);
    if (isMore && last) lines[lines.length - 1] = last.append(Fragment.from(schema.text("　"))).append(line);
    else if (line.size > 0) lines.push(line);
  };
  const visit = (node: Node, sign: string) => {
    if (node.type.spec.code) for (const text of node.textContent.split("\n")) add(wordsOf(schema, text), sign);
    else if (node.type.name === "figure") add(pictureIn(schema, node).append(node.content), sign);
    else if (node.isTextblock) add(node.content, sign);
    else if (node.type.name === "rawHtml") add(wordsOf(schema, bodyOf(node.attrs.html).textContent ?? ""), sign);
    else if (node.type.name === "tableRow")
      for (const [x, cell] of node.children.entries()) add(cell.content, "", x > 0);
    else
      for (const [place, child] of node.children.entries())
        visit(child, (place === 0 ? sign : "") + signOf(node, place));
  };
  if (content.firstChild?.isInline) return content;
  for (const node of content.content) visit(node, "");
  const hardBreak = schema.node("hardBreak");
  return lines.reduce(
    (all, line, index) => (index === 0 ? line : all.addToEnd(hardBreak).append(line)),
    Fragment.empty,
  );
}

function signOf(list: Node, index: number): string {
  if (list.type.name === "bulletList") return "・";
  return list.type.name === "orderedList" ? `${Number(list.attrs.start ?? 1) + index}. ` : "";
}

function wordsOf(schema: Schema, text: string): Fragment {
  const words = text.trim();
  return words === "" ? Fragment.empty : Fragment.from(schema.text(words));
}

function pictureIn(schema: Schema, { attrs: { src, alt, width, height } }: Node): Fragment {
  return Fragment.from(schema.node("image", { src, alt, width, height }));
}
