// Every node and mark carries the attributes the editor has no word for, and shows none of them while one writes.

import { Extension } from "@tiptap/core";

const types = [
  "paragraph heading bulletList orderedList listItem blockquote hardBreak horizontalRule figure image ruby",
  "table tableRow tableCell tableHeader bold italic strike link phrase",
].flatMap((line) => line.split(" "));

export const Extra = Extension.create({
  name: "extra",
  addGlobalAttributes() {
    return [
      {
        types,
        attributes: {
          extra: {
            default: null,
            parseHTML: (element) => element.getAttribute("data-extra"),
            renderHTML: ({ extra }) => (extra ? { "data-extra": extra } : {}),
          },
        },
      },
    ];
  },
});
