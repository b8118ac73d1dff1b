// Pictures: a figure with its caption, and one that is among words.

import { mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { keptOf } from "#app/cms/admin/editor/html/inert.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";

const isShown = (picture: Element) => isAllowedUrl("img", picture.getAttribute("src") ?? "");

const attribute = (name: string) => ({
  default: null,
  parseHTML: (figure: HTMLElement) => figure.querySelector("img")?.getAttribute(name) ?? null,
  rendered: false,
});

export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes() {
    return {
      src: attribute("src"),
      alt: attribute("alt"),
      width: attribute("width"),
      height: attribute("height"),
      pictureKept: {
        default: null,
        parseHTML: (figure) => keptOf(figure.querySelector("img") ?? figure),
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [
      {
        tag: "figure",
        getAttrs: ({ children: [picture, caption, ...more] }) => {
          const isPlain =
            picture?.localName === "img" && (!caption || caption.localName === "figcaption") && !more.length;
          return isPlain && isShown(picture) ? null : false;
        },
        contentElement: (figure) =>
          (figure as Element).querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
      },
    ];
  },
  renderHTML({ node }) {
    const { src, alt, width, height, pictureKept } = node.attrs;
    return ["figure", ["img", mergeAttributes({ src, alt, width, height }, pictureKept ?? {})], ["figcaption", 0]];
  },
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter goes on below the picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor.chain().insertContentAt($from.after(), { type: "paragraph" }).run();
      },
    };
  },
});

export const InlinePicture = Image.extend({
  parseHTML() {
    return [{ tag: "img[src]", getAttrs: (element) => (isShown(element) ? null : false) }];
  },
}).configure({ inline: true });

// A flow: steps from top to bottom in a figure, with a caption. What a step leads to by answer is a list beneath it.

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
