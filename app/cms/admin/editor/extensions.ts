// What the editor knows: the words of articles here, and a block of HTML for everything else.

import { type Extensions, getSchema } from "@tiptap/core";
import Blockquote from "@tiptap/extension-blockquote";
import Bold from "@tiptap/extension-bold";
import Document from "@tiptap/extension-document";
import HardBreak from "@tiptap/extension-hard-break";
import Heading from "@tiptap/extension-heading";
import HorizontalRule from "@tiptap/extension-horizontal-rule";
import Italic from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import Strike from "@tiptap/extension-strike";
import Text from "@tiptap/extension-text";
import { Dropcursor } from "@tiptap/extensions/drop-cursor";
import { Gapcursor } from "@tiptap/extensions/gap-cursor";
import { Placeholder } from "@tiptap/extensions/placeholder";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { Extra } from "./nodes/extra.ts";
import { Island } from "./nodes/island.ts";
import { Keys } from "./nodes/keys.ts";
import { Link } from "./nodes/link.ts";
import { BodyParagraph } from "./nodes/paragraph.ts";
import { Phrase } from "./nodes/phrase.ts";
import { Figure, InlinePicture } from "./nodes/picture.ts";
import { Ruby } from "./nodes/ruby.ts";
import { Table, TableCell, TableHeader, TableRow } from "./nodes/table.ts";
import { Typing } from "./typing/typing.ts";

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
