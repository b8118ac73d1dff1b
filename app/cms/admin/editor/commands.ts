import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";

export function ownUndoStep(state: EditorState): Transaction {
  return closeHistory(state.tr);
}

/** Moves the selected block, or the cursor's, up or down. */
export function moveBlock(editor: Editor, by: -1 | 1): boolean {
  const { state } = editor;
  const { selection, doc } = state;
  const tr = ownUndoStep(state);
  const from = doc.childBefore(Math.max(selection.from, 1)).index;
  const index = selection instanceof NodeSelection && selection.$from.depth === 0 ? selection.$from.index() : from;
  const target = index + by;
  if (target < 0 || target >= doc.childCount) return false;
  const [first, second] = by < 0 ? [target, index] : [index, target];
  let start = 0;
  for (let place = 0; place < first; place += 1) start += doc.child(place).nodeSize;
  const above = doc.child(first);
  const below = doc.child(second);
  tr.replaceWith(start, start + above.nodeSize + below.nodeSize, [below, above]);
  // Keeps the selection.
  const shift = by < 0 ? -above.nodeSize : below.nodeSize;
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : TextSelection.between(tr.doc.resolve(selection.anchor + shift), tr.doc.resolve(selection.head + shift)),
  );
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

/** Inserts a block in place of an empty line, else below the current block. */
export function insertBlock(
  editor: Editor,
  content: { type: string; attrs?: Record<string, unknown>; content?: object[] },
): void {
  const { state, schema } = editor;
  const { $from } = state.selection;
  const node = schema.nodeFromJSON(content);
  const tr = ownUndoStep(state);
  const top = $from.depth === 0 ? null : $from.node(1);
  const isEmptyLine =
    top?.type.name === "paragraph" && /^[/／]?$/.test(top.textContent) && top.childCount === top.textContent.length;
  const position = $from.depth === 0 ? state.selection.to : isEmptyLine ? $from.before(1) : $from.after(1);
  if (isEmptyLine) tr.replaceWith(position, $from.after(1), node);
  else tr.insert(position, node);
  const end = position + node.nodeSize;
  if (end === tr.doc.content.size) tr.insert(end, schema.nodes.paragraph?.create() ?? []);
  const inside = node.type.name === "table" || node.type.name === "flow" ? position + 1 : end;
  tr.setSelection(Selection.near(tr.doc.resolve(inside), 1));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

export function tableOf(rows: number, columns: number): { type: string; content: object[] } {
  const row = (type: string) => ({ type: "tableRow", content: Array.from({ length: columns }, () => ({ type })) });
  const cells = Array.from({ length: rows - 1 }, () => row("tableCell"));
  return { type: "table", content: [row("tableHeader"), ...cells] };
}

export function flowOf(steps: number): { type: string; content: object[] } {
  const step = { type: "listItem", content: [{ type: "paragraph" }] };
  return {
    type: "flow",
    content: [{ type: "orderedList", content: Array.from({ length: steps }, () => step) }, { type: "flowCaption" }],
  };
}

/** Returns the type of the selected block, for its toolbar buttons. */
export function chosenBlock(editor: Editor): "rawHtml" | "figure" | "flow" | "table" | null {
  const { selection } = editor.state;
  const chosen = selection instanceof NodeSelection ? selection.node.type.name : "";
  if (chosen === "rawHtml" || chosen === "figure" || chosen === "flow") return chosen;
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === "figure" || name === "flow" || name === "table") return name;
  }
  return null;
}

/** Deletes the selected block, or the innermost one at the cursor; keeps a surrounding quote or list. */
export function deleteBlock(editor: Editor): void {
  const { selection } = editor.state;
  const tr = ownUndoStep(editor.state);
  const { $from } = selection;
  const flow = Array.from({ length: $from.depth + 1 }, (_, depth) => depth).find(
    (depth) => $from.node(depth).type.name === "flow",
  );
  if (selection instanceof NodeSelection) tr.deleteSelection();
  else tr.deleteRange($from.before(flow), $from.after(flow));
  editor.view.dispatch(tr);
  editor.view.focus();
}
