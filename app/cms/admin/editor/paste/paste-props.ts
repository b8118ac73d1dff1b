// What happens to what is pasted or dropped.

import { Slice } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { readBody } from "#app/cms/admin/editor/body.ts";
import { ofItsOwn } from "#app/cms/admin/editor/commands.ts";
import { bodyOf } from "#app/cms/admin/editor/html/inert.ts";
import { withHabits } from "#app/platform/richtext/markdown/writing-lines.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { cleanPaste } from "./clean-paste.ts";
import { embedOf } from "./embed-code.ts";

// Whether writing without any formatting on the clipboard says more than its words: a memo's ・ lists, or Markdown.

/** A heading, a point, a number, a quote, a fence, a line across; a frame, a post or a picture, an address alone on a line. */
const line =
  /^ {0,3}(?:#{1,6} |[-*+] |\d+[.)] |> |`{3}|~{3}|(?:-{3,}|\*{3,}|_{3,})$|<(?:iframe|blockquote|figure)\b|<https?:)/m;
/** The row under a table's head. */
const table = /^ *\|?(?: *:?-+:? *\|)+ *(?::?-+:? *)?$/m;
/** Bold, struck, code, a link or a picture. */
const words =
  /(\*\*|__|~~|`)(?=\S)[^\n]*?\S\1|(?<![\w*])\*(?=[^\s*])[^\n*]*[^\s*]\*(?![\w*])|\[[^\]\n]*\]\([^)\s]+[^)\n]*\)/;
const tag = /^[^\S\n]*<[a-z!/]/im;

function isMarked(text: string): boolean {
  const plain = text.trim();
  const isOneLine = !plain.includes("\n");
  // One line may be meant for the middle of a sentence: what is at its beginning is no list.
  if (isOneLine) return words.test(plain);
  const isFenced = /^ {0,3}(?:`{3}|~{3})/m.test(plain);
  // Code somebody shows stays as it is; written in Markdown it is between fences.
  if (tag.test(plain) && !isFenced) return false;
  return line.test(withHabits(plain)) || table.test(plain) || words.test(plain);
}

export interface PasteHost extends Reader {
  /** Pictures from the device: stored in the library, then put at this place. */
  addFiles(files: readonly File[], position: number): void;
  /** A sentence about something that is missing now. */
  warn(words: string): void;
}

export function pasteProps(host: PasteHost): EditorProps {
  return {
    transformPastedHTML(html) {
      const { html: clean, pictures } = cleanPaste(html);
      if (pictures > 0) {
        host.warn(
          `画像${pictures}枚は入っていません。ほかの場所にある画像は、貼り付けでは入れられないためです。画像をこの端末に保存してから、「画像」で入れてください。`,
        );
      }
      return clean;
    },
    handlePaste(view, event) {
      const data = event.clipboardData;
      if (!data) return false;
      const files = picturesIn(data);
      // A copied table or text may bring a picture of itself along.
      if (files.length > 0 && !hasWords(data)) {
        host.addFiles(files, view.state.selection.to);
        return true;
      }
      const text = data.getData("text/plain");
      // Some programs copy code in its colours, and an address as a link under its page's name.
      const html = data.getData("text/html");
      if (html.includes("data-pm-slice")) return false;
      if (pasteEmbed(view, text, host)) return true;
      const isPlain = !data.types.includes("text/html") || (isMarked(text) && saysNoMore(html));
      return isPlain && pasteText(view, text, host);
    },
    handleDrop(view, event, _: Slice, moved) {
      const files = moved || !event.dataTransfer ? [] : picturesIn(event.dataTransfer);
      if (files.length === 0) return false;
      const position =
        view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size;
      host.addFiles(files, position);
      return true;
    },
  };
}

function picturesIn(data: DataTransfer): File[] {
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}

function hasWords(data: DataTransfer): boolean {
  return data.getData("text/plain").trim() !== "";
}

/** An address becomes a link, marked writing what it is marked as. */
function pasteText(view: EditorView, text: string, host: PasteHost): boolean {
  if (!(view.state.selection instanceof TextSelection)) return false;
  if (pasteLink(view, text.trim())) return true;
  if (view.state.selection.$from.parent.type.name !== "paragraph" || !isMarked(text)) return false;
  void pasteWriting(view, text, host);
  return true;
}

/** Programs for code and notes bring their letters' colours along, and nothing else that the letters do not say. */
function saysNoMore(html: string): boolean {
  const said = bodyOf(cleanPaste(html).html);
  return (
    said.querySelector("a, b, strong, em, i, s, li, td, th, h2, h3, h4, h5, h6, blockquote, [data-island]") === null
  );
}

/** An address on an empty line becomes what it shows; embedding code its block, below what cannot hold it. */
function pasteEmbed(view: EditorView, text: string, { say }: PasteHost): boolean {
  const { selection, schema } = view.state;
  const html = selection instanceof TextSelection ? embedOf(text) : null;
  if (html === null || !schema.nodes.island) return false;
  const { $from, empty } = selection;
  const isLine = empty && $from.parent.type.name === "paragraph" && $from.parent.childCount === 0;
  const isInside = $from.depth !== 1;
  const isCode = text.trim().startsWith("<");
  if (!isCode && (isInside || !isLine)) return false;
  const position = isLine && !isInside ? $from.before() : $from.after(1);
  const tr = ofItsOwn(view.state).insert(position, schema.nodes.island.create({ html }));
  // There is always a line to write on below.
  if (position + 1 === tr.doc.content.size) tr.insert(position + 1, schema.nodes.paragraph?.create() ?? []);
  view.dispatch(tr.scrollIntoView());
  if (isInside) say("リストや表の中には入らないため、その下に入れました。");
  return true;
}

function pasteLink(view: EditorView, address: string): boolean {
  const { selection, schema, storedMarks } = view.state;
  const { link } = schema.marks;
  if (!link || !/^https?:\/\/[^\s<>]+$/.test(address) || !isAllowedUrl("a", address)) return false;
  const mark = link.create({ href: address });
  const tr = ofItsOwn(view.state);
  const marks = [...(storedMarks ?? selection.$from.marks()), mark];
  if (selection.empty) tr.replaceSelectionWith(schema.text(address, marks), false);
  else tr.addMark(selection.from, selection.to, mark);
  view.dispatch(tr.removeStoredMark(link).scrollIntoView());
  return true;
}

// Pasted writing as the box without scripts reads it. Its letters are there at once, what they mean as soon as the server has
// said it; an undo brings the letters back.
interface Reader {
  /** The writing as HTML; null where it cannot be had now. */
  read(text: string): Promise<string | null>;
  say(words: string): void;
  /** Hears of every change until what it gives is called. */
  follow(listener: (change: Transaction) => void): () => void;
}

async function pasteWriting(view: EditorView, text: string, { read, say, follow }: Reader): Promise<void> {
  const before = view.state.selection.from;
  view.pasteText(text);
  let [from, to] = [before, view.state.selection.to];
  const letters = () => view.state.doc.textBetween(from, to, "\n");
  const pasted = letters();
  const unfollow = follow(({ mapping }) => {
    [from, to] = [mapping.map(from, 1), mapping.map(to, -1)];
  });
  const html = await read(text.trim());
  unfollow();
  // Who has gone on in the letters themselves wants them.
  if (view.isDestroyed || from >= to || letters() !== pasted) return;
  if (html === null) {
    say("サーバーにつながらないため、記号のまま貼り付けました。");
    return;
  }
  const { schema } = view.state;
  const blocks = readBody(schema, html).doc.children.filter((node) => node.content.size > 0 || node.isAtom);
  const [only] = blocks;
  const isLine = blocks.length === 1 && only?.type.name === "paragraph";
  const $from = view.state.doc.resolve(from);
  // A list's item and a table's cell hold words: blocks stay the letters they were written in.
  if (!only || (!isLine && $from.depth !== 1)) return;
  const tr = ofItsOwn(view.state);
  if (isLine) tr.replace(from, to, new Slice(only.content, 0, 0));
  else tr.replaceRange(from, to, new Slice(schema.node("doc", null, blocks).content, 0, 0));
  view.dispatch(tr.scrollIntoView());
}
