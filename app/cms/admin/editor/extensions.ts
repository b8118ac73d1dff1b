// What the editor knows: the words of articles here, and a block of HTML for everything else.

import { Extension, type Extensions, getSchema, Mark, Node } from "@tiptap/core";
import Blockquote from "@tiptap/extension-blockquote";
import Bold from "@tiptap/extension-bold";
import Document from "@tiptap/extension-document";
import HardBreak from "@tiptap/extension-hard-break";
import Heading from "@tiptap/extension-heading";
import HorizontalRule from "@tiptap/extension-horizontal-rule";
import Italic from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import Paragraph from "@tiptap/extension-paragraph";
import Strike from "@tiptap/extension-strike";
import Text from "@tiptap/extension-text";
import { Dropcursor } from "@tiptap/extensions/drop-cursor";
import { Gapcursor } from "@tiptap/extensions/gap-cursor";
import { Placeholder } from "@tiptap/extensions/placeholder";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { Flow, FlowCaption } from "./nodes/flow.ts";
import { islandView } from "./nodes/island-view.ts";
import { Keys } from "./nodes/keys.ts";
import { Figure, InlinePicture } from "./nodes/picture.ts";
import { Ruby } from "./nodes/ruby.ts";
import { Table, TableCell, TableHeader, TableRow } from "./nodes/table.ts";
import { Typing } from "./typing/typing.ts";

// What the editor has no other word for, byte for byte: shown, moved, deleted, and edited as HTML.
const Island = Node.create({
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

// Every node and mark carries the attributes the editor has no word for, and shows none of them while one writes.
const types = [
  "paragraph heading bulletList orderedList listItem blockquote hardBreak horizontalRule figure image ruby flow flowCaption",
  "table tableRow tableCell tableHeader bold italic strike link phrase",
].flatMap((line) => line.split(" "));

const Extra = Extension.create({
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

// A link. Its address is one that the site lets through; any other stays as it was written, in a block of HTML.
const Link = Mark.create({
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

// Small marks that stay as they were written: <code>, <small>, <span class="…"> and their like.
const names = "u small sub sup mark code kbd samp cite q abbr time var dfn span bdi bdo".split(" ");

const Phrase = Mark.create({
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

// A paragraph that remembers whether it was written with a <p> of its own where that is not usual.
const BodyParagraph = Paragraph.extend({
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

export const extensions: Extensions = [
  Document,
  Text,
  BodyParagraph,
  Heading,
  Bold,
  Italic,
  Strike,
  Link,
  Phrase,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  HorizontalRule,
  Ruby,
  Figure,
  InlinePicture,
  Flow,
  FlowCaption,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  Island,
  Extra,
  Keys,
  Typing,
  UndoRedo,
  Dropcursor.configure({ width: 2, color: "var(--color-primary)" }),
  Gapcursor,
  Placeholder.configure({ placeholder: "ここに書きます。行の頭で「/」を押すと、見出しや画像を選べます" }),
];

/** The same words without an editor around them. */
export const bodySchema = () => getSchema(extensions);
