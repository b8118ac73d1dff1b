// Signs typed at the beginning of a line, by keys or in a conversion. A conversion that goes on is left alone.

import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, Selection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { embedOfAddress } from "#app/platform/richtext/social/embed-address.ts";
import { ofItsOwn } from "../commands.ts";
import { intoBlock, lineText } from "./into-block.ts";
import { typedSign } from "./typed-sign.ts";

/** After a conversion the browser and the editor settle what was typed. */
const SETTLED_MS = 60;

export const Typing = Extension.create({
  name: "typing",
  priority: 1000,
  addProseMirrorPlugins: () => [typing()],
  addKeyboardShortcuts() {
    return { Enter: ({ editor: { state, view } }) => addressLine(state, view.dispatch) };
  },
});

function typing(): Plugin {
  /** Text of the line before the conversion that has not been handled yet. */
  let before: string | null = null;
  const convert = (view: EditorView) => {
    if (view.isDestroyed || view.composing || before === null) return;
    const isNew = typedSign(before) === null;
    before = null;
    const change = isNew ? intoBlock(view.state) : null;
    if (change) view.dispatch(change);
  };
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const line = view.composing ? null : lineText(view.state);
        if (line === null || typedSign(line)) return false;
        const { $from } = view.state.selection;
        const typed = line.slice(0, from - $from.start()) + text + line.slice(to - $from.start());
        if (!typedSign(typed)) return false;
        view.dispatch(view.state.tr.insertText(text, from, to));
        const change = intoBlock(view.state);
        if (change) view.dispatch(change);
        return true;
      },
      handleKeyDown(view, event) {
        // A line that is left is converted first. 229 is a conversion's own key.
        if (event.key === "Enter" && event.keyCode !== 229) convert(view);
        return false;
      },
      handleDOMEvents: {
        compositionstart(view) {
          before ??= lineText(view.state);
        },
        compositionend(view) {
          setTimeout(() => convert(view), SETTLED_MS);
        },
      },
    },
  });
}

// An address alone on a line, and Enter: what it shows, or a link.

/** True where the line became what its address shows; a link's line is ended as any other. */
function addressLine(state: EditorState, dispatch: (tr: Transaction) => void): boolean {
  const address = (lineText(state) ?? "").trim();
  const { $from } = state.selection;
  const { rawHtml, paragraph } = state.schema.nodes;
  const { link } = state.schema.marks;
  const isLinked = link && state.doc.rangeHasMark($from.start(), $from.end(), link);
  const isAlone = $from.parentOffset === $from.parent.content.size && !isLinked;
  if (!/^https?:\/\/[^\s<>]+$/.test(address) || !isAlone || !isAllowedUrl("a", address)) return false;
  const html = $from.depth === 1 ? embedOfAddress(address) : null;
  if (html !== null && rawHtml && paragraph) {
    const position = $from.before();
    const tr = ofItsOwn(state).replaceWith(position, $from.after(), [rawHtml.create({ html }), paragraph.create()]);
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(position + 2))).scrollIntoView());
    return true;
  }
  if (link) dispatch(state.tr.addMark($from.start(), $from.end(), link.create({ href: address })));
  return false;
}
