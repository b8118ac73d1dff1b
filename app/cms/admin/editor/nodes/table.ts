// Tables of plain cells. Those with captions, paragraphs in their cells or a foot stay blocks of HTML.

import { Node } from "@tiptap/core";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

declare module "@tiptap/core" {
  interface NodeConfig<Options, Storage> {
    /** What prosemirror-tables takes it for. */
    tableRole?: "table" | "row" | "cell" | "header_cell";
  }
}

const number = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellAttributes = () => ({
  colspan: number("colspan"),
  rowspan: number("rowspan"),
  colwidth: { default: null, rendered: false },
});

export const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  tableRole: "table",
  addAttributes() {
    return {
      head: {
        default: true,
        parseHTML: (element) => element.querySelector(":scope > thead") !== null,
        renderHTML: ({ head }) => (head ? { "data-head": "" } : {}),
      },
    };
  },
  parseHTML() {
    return [{ tag: "table" }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["table", HTMLAttributes, ["tbody", 0]];
  },
  addProseMirrorPlugins() {
    return [tableEditing()];
  },
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
      "Shift-Tab": ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
      // A cell holds one run of words.
      Enter: ({ editor }) =>
        /^tableCell|^tableHeader/.test(editor.state.selection.$from.parent.type.name) && editor.commands.setHardBreak(),
    };
  },
  extendNodeSchema(extension) {
    const { tableRole } = extension.config as { tableRole?: string };
    return tableRole ? { tableRole } : {};
  },
});

export const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  tableRole: "row",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: ({ HTMLAttributes }) => ["tr", HTMLAttributes, 0],
});

export const TableCell = Node.create({
  name: "tableCell",
  content: "inline*",
  isolating: true,
  tableRole: "cell",
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

export const TableHeader = Node.create({
  name: "tableHeader",
  content: "inline*",
  isolating: true,
  tableRole: "header_cell",
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});
