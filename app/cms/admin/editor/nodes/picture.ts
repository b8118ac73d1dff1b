// Pictures: a figure with its caption, and one that is among words.

import { mergeAttributes, Node } from "@tiptap/core";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => pictureIn(element)?.getAttribute(name) ?? null,
  rendered: false,
});

const pictureAttributes = () => ({
  src: attribute("src"),
  alt: attribute("alt"),
  width: attribute("width"),
  height: attribute("height"),
});

function pictureIn(element: Element): Element | null {
  return element.localName === "img" ? element : element.querySelector("img");
}

const isShown = (picture: Element | null) => isAllowedUrl("img", picture?.getAttribute("src") ?? "");

function told(attrs: Record<string, unknown>): Record<string, unknown> {
  const { src, alt, width, height } = attrs;
  return Object.fromEntries(Object.entries({ src, alt, width, height }).filter(([, value]) => value !== null));
}

const extraOf = (selector: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.querySelector(selector)?.getAttribute("data-extra") ?? null,
  rendered: false,
});

const withExtra = (extra: unknown) => (extra ? { "data-extra": extra } : {});

export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  defining: true,
  draggable: true,
  addAttributes() {
    return { ...pictureAttributes(), pictureExtra: extraOf("img"), captionExtra: extraOf("figcaption") };
  },
  parseHTML() {
    return [
      {
        tag: "figure",
        getAttrs: (element) => {
          const [picture, caption, ...more] = element.children;
          const isPlain =
            picture?.localName === "img" && (!caption || caption.localName === "figcaption") && !more.length;
          return isPlain && isShown(picture) ? null : false;
        },
        contentElement: (element) =>
          (element as Element).querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
      },
    ];
  },
  renderHTML({ node: { attrs }, HTMLAttributes }) {
    return [
      "figure",
      HTMLAttributes,
      ["img", mergeAttributes(told(attrs), withExtra(attrs.pictureExtra))],
      ["figcaption", withExtra(attrs.captionExtra), 0],
    ];
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

export const InlinePicture = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: pictureAttributes,
  parseHTML() {
    return [{ tag: "img[src]", getAttrs: (element) => (isShown(element) ? null : false) }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return ["img", mergeAttributes(told(node.attrs), HTMLAttributes)];
  },
});
