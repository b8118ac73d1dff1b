// A paragraph that remembers whether it was written with a <p> of its own where that is not usual.

import Paragraph from "@tiptap/extension-paragraph";

export const BodyParagraph = Paragraph.extend({
  addAttributes() {
    return {
      form: {
        default: null,
        parseHTML: (element) => element.getAttribute("data-form"),
        renderHTML: ({ form }) => (form ? { "data-form": form } : {}),
      },
    };
  },
});
