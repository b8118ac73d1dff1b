import { Extension, type Extensions, Mark, mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Placeholder } from "@tiptap/extensions/placeholder";
import StarterKit from "@tiptap/starter-kit";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { moveBlock } from "./commands.ts";
import { keptOf } from "./html/inert.ts";
import { rawHtmlView } from "./nodes/raw-html-view.ts";
import { Ruby } from "./nodes/ruby.ts";
import { tableNodes } from "./nodes/table.ts";
import { Typing } from "./typing/typing.ts";

const isShown = (picture: Element) => isAllowedUrl("img", picture.getAttribute("src") ?? "");

const attribute = (name: string) => ({
  default: null,
  parseHTML: (figure: HTMLElement) => figure.querySelector("img")?.getAttribute(name) ?? null,
  rendered: false,
});

const Figure = Node.create({
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
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor.chain().insertContentAt($from.after(), { type: "paragraph" }).run();
      },
    };
  },
});

const InlinePicture = Image.extend({
  parseHTML() {
    return [{ tag: "img[src]", getAttrs: (element) => (isShown(element) ? null : false) }];
  },
}).configure({ inline: true });

// Flow chart: a figure of numbered steps. Branches are a nested list.

const Flow = Node.create({
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

const FlowCaption = Node.create({
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
      // Captions are one line: Enter continues below.
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

const RawHtml = Node.create({
  name: "rawHtml",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      html: {
        default: "",
        parseHTML: (element) => element.getAttribute("data-raw-html"),
        renderHTML: ({ html }) => ({ "data-raw-html": html }),
      },
    };
  },
  parseHTML() {
    return [{ tag: "div[data-raw-html]" }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["div", HTMLAttributes];
  },
  addNodeView() {
    return rawHtmlView;
  },
});

const Kept = Extension.create({
  name: "kept",
  addGlobalAttributes() {
    return [
      {
        types: "paragraph heading blockquote codeBlock code image link phrase".split(" "),
        attributes: {
          kept: { default: null, keepOnSplit: false, parseHTML: keptOf, renderHTML: ({ kept }) => kept ?? {} },
        },
      },
    ];
  },
});

// Allowed inline elements without a Tiptap mark; a <span> only if it has allowed attributes.
const names = "small sub sup mark kbd samp cite q abbr time var dfn bdi bdo".split(" ");

const Phrase = Mark.create({
  name: "phrase",
  excludes: "",
  addAttributes() {
    return { tag: { default: "span", rendered: false } };
  },
  parseHTML() {
    return [
      ...names.map((tag) => ({ tag, getAttrs: () => ({ tag }) })),
      { tag: "span", getAttrs: (element) => (keptOf(element) ? { tag: "span" } : false) },
    ];
  },
  renderHTML({ mark, HTMLAttributes }) {
    return [mark.attrs.tag, HTMLAttributes, 0];
  },
});

const Keys = Extension.create({
  name: "keys",
  addKeyboardShortcuts() {
    return {
      "Alt-ArrowUp": ({ editor }) => moveBlock(editor, -1),
      "Alt-ArrowDown": ({ editor }) => moveBlock(editor, 1),
    };
  },
});

export const extensions: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => isAllowedUrl("a", url),
    },
    dropcursor: { width: 2, color: "var(--color-primary)" },
  }),
  Phrase,
  Ruby,
  Figure,
  InlinePicture,
  Flow,
  FlowCaption,
  ...tableNodes,
  RawHtml,
  Kept,
  Keys,
  Typing,
  Placeholder.configure({ placeholder: "ここに書きます。行頭で「/」を押すと、見出しや画像を選べます" }),
];
