// The nodes and marks of an article: Tiptap's kit, tables of plain cells, pictures, ruby, flows, and one node of raw HTML for all else.

import { Extension, type Extensions, getSchema, Mark, Node } from "@tiptap/core";
import { Placeholder } from "@tiptap/extensions/placeholder";
import StarterKit from "@tiptap/starter-kit";
import { keptOf } from "#app/cms/admin/editor/html/inert.ts";
import { Figure, Flow, FlowCaption, InlinePicture } from "#app/cms/admin/editor/nodes/picture.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { moveBlock } from "./commands.ts";
import { rawHtmlView } from "./nodes/raw-html-view.ts";
import { Ruby } from "./nodes/ruby.ts";
import { tableNodes } from "./nodes/table.ts";
import { Typing } from "./typing/typing.ts";

// Shown, moved, deleted, and edited as HTML.
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

// Small marks of the sanitising table that the kit has no mark for. A <span> counts where it says something.
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
  Placeholder.configure({ placeholder: "ここに書きます。行の頭で「/」を押すと、見出しや画像を選べます" }),
];

/** The same nodes and marks without an editor around them. */
export const bodySchema = () => getSchema(extensions);
