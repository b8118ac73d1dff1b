// Small marks that stay as they were written: <code>, <small>, <span class="…"> and their like.

import { Mark } from "@tiptap/core";

const names = "u small sub sup mark code kbd samp cite q abbr time var dfn span bdi bdo".split(" ");

export const Phrase = Mark.create({
  name: "phrase",
  excludes: "",
  addAttributes() {
    return { tag: { default: "span", rendered: false } };
  },
  parseHTML() {
    return names.map((tag) => ({ tag, getAttrs: () => ({ tag }) }));
  },
  renderHTML({ mark, HTMLAttributes }) {
    return [mark.attrs.tag, HTMLAttributes, 0];
  },
});
