// Signs typed at the beginning of a line, by keys or in a conversion. A conversion that goes on is left alone.

import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { addressLine } from "./address-line.ts";
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
  /** What the line said before the conversion whose end is not looked at yet. */
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
