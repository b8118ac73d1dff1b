// A link. Its address is one that the site lets through; any other stays as it was written, in a block of HTML.

import { Mark } from "@tiptap/core";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";

export const Link = Mark.create({
  name: "link",
  priority: 1000,
  inclusive: false,
  addAttributes() {
    return { href: { default: null } };
  },
  parseHTML() {
    return [
      {
        tag: "a[href]",
        getAttrs: (element) => (isAllowedUrl("a", element.getAttribute("href") ?? "") ? null : false),
      },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    return ["a", HTMLAttributes, 0];
  },
});
