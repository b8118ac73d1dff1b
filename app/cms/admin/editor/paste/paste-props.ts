// Handles pastes and drops.

import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { type EditorState, type Selection, TextSelection } from "@tiptap/pm/state";
import { __pastedCells, CellSelection, isInTable, handlePaste as pasteCells } from "@tiptap/pm/tables";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { readBody } from "#app/cms/admin/editor/body.ts";
import { ofItsOwn } from "#app/cms/admin/editor/commands.ts";
import { bodyOf } from "#app/cms/admin/editor/html/inert.ts";
import { linesOf } from "#app/cms/admin/editor/nodes/table.ts";
import { withHabits } from "#app/platform/richtext/markdown/writing-lines.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { embedOf } from "./embed-code.ts";
import { normalisePaste } from "./normalise-paste.ts";

// Finds plain text that has formatting of its own: a memo's ・ lists, or Markdown.

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

export interface PasteHost {
  /** The writing as HTML; null where it cannot be had now. */
  read(text: string): Promise<string | null>;
  say(words: string): void;
  /** Pictures from the device: stored in the library, then put at this place. */
  addFiles(files: readonly File[], position: number): void;
  /** A sentence about something that is missing now. */
  warn(words: string): void;
}

export function pasteProps(host: PasteHost): EditorProps {
  return {
    transformPastedHTML(html) {
      const { html: clean, pictures, mergedCells } = normalisePaste(html);
      const lost = [
        ...(pictures > 0
          ? [
              `画像${pictures}枚は入っていません。ほかの場所にある画像は、貼り付けでは入れられないためです。画像をこの端末に保存してから、「画像」で入れてください。`,
            ]
          : []),
        ...(mergedCells > 0
          ? ["結合されたセルは、1つずつに分けました。公開ページの表では、セルを結合できないためです。"]
          : []),
      ];
      if (lost.length > 0) host.warn(lost.join(""));
      return clean;
    },
    transformPasted(slice, { state }) {
      if (!holdsWordsOnly(state.selection)) return withWholeCode(slice);
      if (isCells(slice, state)) return slice;
      const lines = linesOf(state.schema, slice.content);
      if (holdsRawHtml(slice))
        host.warn("表や図の説明には文字だけが入ります。埋め込みは、表や図の外に貼り付けてください。");
      return lines === slice.content ? slice : new Slice(lines, 0, 0);
    },
    handlePaste(view, event, slice) {
      const data = event.clipboardData;
      if (!data) return false;
      // An undo takes back the paste alone, however quickly it came after other keys.
      view.dispatch(ofItsOwn(view.state));
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
      if (isCells(slice, view.state)) return pasteTable(view, event, slice, host);
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

/** Code at the edge of what is pasted does not run into the next paragraph, which would lose its lines. */
function withWholeCode({ content, openStart, openEnd }: Slice): Slice {
  const isCode = (node: Node | null) => node?.type.spec.code === true;
  return new Slice(content, isCode(content.firstChild) ? 0 : openStart, isCode(content.lastChild) ? 0 : openEnd);
}

/** Cells and captions. */
function holdsWordsOnly(selection: Selection): boolean {
  return (
    selection instanceof CellSelection ||
    /^(table(Cell|Header)|figure|flowCaption)$/.test(selection.$from.parent.type.name)
  );
}

/** Returns whether cells are pasted into a table. */
function isCells(slice: Slice, state: EditorState): boolean {
  return isInTable(state) && slice.content.size > 0 && __pastedCells(slice) !== null;
}

function holdsRawHtml({ content }: Slice): boolean {
  let holds = false;
  content.descendants((node) => {
    holds ||= node.type.name === "rawHtml";
  });
  return holds;
}

/** Pastes cells over cells. The table's own code throws where merged cells are in the way. */
function pasteTable(view: EditorView, event: ClipboardEvent, slice: Slice, { warn }: PasteHost): boolean {
  try {
    return pasteCells(view, event, slice);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    warn("結合されたセルがあるため、表の中には貼り付けられませんでした。表の外に貼り付けてください。");
    return true;
  }
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
  const said = bodyOf(normalisePaste(html).html);
  return (
    said.querySelector("a, b, strong, em, i, s, li, td, th, h2, h3, h4, h5, h6, blockquote, [data-raw-html], pre") ===
    null
  );
}

/** An address on an empty line becomes what it shows; embedding code its block, below what cannot hold it. */
function pasteEmbed(view: EditorView, text: string, { say }: PasteHost): boolean {
  const { selection, schema } = view.state;
  const html = selection instanceof TextSelection ? embedOf(text) : null;
  if (html === null || !schema.nodes.rawHtml) return false;
  const { $from, empty } = selection;
  const isLine = empty && $from.parent.type.name === "paragraph" && $from.parent.childCount === 0;
  const isInside = $from.depth !== 1;
  const isCode = text.trim().startsWith("<");
  if (!isCode && (isInside || !isLine)) return false;
  const position = isLine && !isInside ? $from.before() : $from.after(1);
  const tr = ofItsOwn(view.state).insert(position, schema.nodes.rawHtml.create({ html }));
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

/** Puts writing in as it is read without scripts. Where the server cannot be reached its letters are pasted. */
async function pasteWriting(view: EditorView, text: string, { read, say }: PasteHost): Promise<void> {
  const html = await read(text.trim());
  if (view.isDestroyed) return;
  if (html === null) {
    view.pasteText(text);
    say("サーバーにつながらないため、記号のまま貼り付けました。");
    return;
  }
  const blocks = readBody(view.state.schema, html).children.filter((node) => node.content.size > 0 || node.isAtom);
  const open = blocks.length === 1 && blocks[0]?.type.name === "paragraph" ? 1 : 0;
  // A point of a list holds words: blocks stay the letters they were written in.
  if (open === 0 && view.state.selection.$from.depth !== 1) {
    view.pasteText(text);
    return;
  }
  view.dispatch(
    ofItsOwn(view.state)
      .replaceSelection(new Slice(Fragment.from(blocks), open, open))
      .scrollIntoView(),
  );
}
