// An address alone on a line, and Enter: what it shows, or a link.

import { type EditorState, Selection, type Transaction } from "@tiptap/pm/state";
import { embedOfAddress } from "#app/platform/richtext/embed-address.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { ofItsOwn } from "../commands.ts";
import { lineText } from "./into-block.ts";

/** True where the line became what its address shows; a link's line is ended as any other. */
export function addressLine(state: EditorState, dispatch: (tr: Transaction) => void): boolean {
  const address = (lineText(state) ?? "").trim();
  const { $from } = state.selection;
  const { island, paragraph } = state.schema.nodes;
  const { link } = state.schema.marks;
  const isLinked = link && state.doc.rangeHasMark($from.start(), $from.end(), link);
  const isAlone = $from.parentOffset === $from.parent.content.size && !isLinked;
  if (!/^https?:\/\/[^\s<>]+$/.test(address) || !isAlone || !isAllowedUrl("a", address)) return false;
  const html = $from.depth === 1 ? embedOfAddress(address) : null;
  if (html !== null && island && paragraph) {
    const position = $from.before();
    const tr = ofItsOwn(state).replaceWith(position, $from.after(), [island.create({ html }), paragraph.create()]);
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(position + 2))).scrollIntoView());
    return true;
  }
  if (link) dispatch(state.tr.addMark($from.start(), $from.end(), link.create({ href: address })));
  return false;
}
