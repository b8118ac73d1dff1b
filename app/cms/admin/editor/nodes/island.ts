// What the editor has no other word for, byte for byte: shown, moved, deleted, and edited as HTML.

import { Node } from "@tiptap/core";
import { islandView } from "./island-view.ts";

export const Island = Node.create({
  name: "island",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      html: {
        default: "",
        parseHTML: (element) => element.getAttribute("data-island"),
        renderHTML: ({ html }) => ({ "data-island": html }),
      },
    };
  },
  parseHTML() {
    return [{ tag: "div[data-island]" }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["div", HTMLAttributes];
  },
  addNodeView() {
    return islandView;
  },
});
