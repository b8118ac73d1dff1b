// The kit's tables with cells of plain words: what comes with blocks in its cells becomes lines.

import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { DOMParser, type Schema } from "@tiptap/pm/model";
import { linesOf } from "./lines.ts";

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
