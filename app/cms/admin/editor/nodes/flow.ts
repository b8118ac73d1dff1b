// A flow: steps from top to bottom in a figure, with a caption. What a step leads to by answer is a list beneath it.

import { Node } from "@tiptap/core";

export const Flow = Node.create({
  name: "flow",
  group: "block",
  content: "orderedList flowCaption",
  isolating: true,
  defining: true,
  draggable: true,
  parseHTML() {
    return [
      {
        tag: "figure",
        getAttrs: ({ children: [steps, caption, ...more] }) =>
          steps?.localName === "ol" && (!caption || caption.localName === "figcaption") && !more.length ? null : false,
      },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    return ["figure", HTMLAttributes, 0];
  },
});

export const FlowCaption = Node.create({
  name: "flowCaption",
  content: "inline*",
  parseHTML() {
    return [{ tag: "figcaption", context: "flow/" }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["figcaption", HTMLAttributes, 0];
  },
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter goes on below the figure.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor
          .chain()
          .insertContentAt($from.after($from.depth - 1), { type: "paragraph" })
          .run();
      },
    };
  },
});
