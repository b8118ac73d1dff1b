// A line that begins with a sign becomes what the sign means.

import type { EditorState, Transaction } from "@tiptap/pm/state";
import { canJoin, findWrapping } from "@tiptap/pm/transform";
import { ofItsOwn } from "../commands.ts";
import { type TypedSign, typedSign } from "./typed-sign.ts";

/** The text of the paragraph the cursor is in, a letter for each place; null elsewhere. */
export function lineText({ selection: { $from, empty } }: EditorState): string | null {
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  return $from.parent.textBetween(0, $from.parent.content.size, null, "\u{fffc}");
}

/** The change as one step of undo; null where the line has no sign, or the sign no meaning where it is. */
export function intoBlock(state: EditorState): Transaction | null {
  const sign = typedSign(lineText(state) ?? "");
  const { $from } = state.selection;
  if (!sign || $from.parentOffset < sign.length) return null;
  const tr = ofItsOwn(state).delete($from.start(), $from.start() + sign.length);
  const holder = $from.node(-1);
  if (holder.type.name === "listItem") return goesOn(state, sign) ? tr : null;
  if (holder.type.name !== "doc" && holder.type.name !== "blockquote") return null;
  return change(tr, sign) ? tr.scrollIntoView() : null;
}

/** Returns whether the sign only continues the list it is typed in. */
function goesOn({ selection: { $from } }: EditorState, { type }: TypedSign): boolean {
  const list = $from.node(-2).type.name;
  return (
    $from.index(-1) === 0 &&
    ((type === "bullet" && list === "bulletList") || (type === "number" && list === "orderedList"))
  );
}

const names = { bullet: "bulletList", number: "orderedList", quote: "blockquote", heading: "heading" } as const;

function change(tr: Transaction, sign: TypedSign): boolean {
  const { $from } = tr.selection;
  const type = tr.doc.type.schema.nodes[names[sign.type]];
  if (!type) return false;
  if (sign.type === "heading") {
    tr.setBlockType($from.pos, $from.pos, type, { level: sign.level, extra: $from.parent.attrs.extra });
    return true;
  }
  const range = $from.blockRange();
  const attrs = sign.type === "number" && sign.start !== 1 ? { start: sign.start } : null;
  const wrapping = range && findWrapping(range, type, attrs);
  if (!wrapping) return false;
  const edge = range.start;
  const above = tr.doc.resolve(edge).nodeBefore;
  tr.wrap(range, wrapping);
  const next = sign.type === "number" ? Number(above?.attrs.start ?? 1) + (above?.childCount ?? 0) : null;
  const belongs = above?.type === type && (sign.type !== "number" || sign.start === next);
  if (belongs && canJoin(tr.doc, edge)) tr.join(edge);
  return true;
}
