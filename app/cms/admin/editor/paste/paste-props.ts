import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { type EditorState, type Selection, TextSelection } from "@tiptap/pm/state";
import { __pastedCells, CellSelection, isInTable, handlePaste as pasteCells } from "@tiptap/pm/tables";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { readBody } from "#app/cms/admin/editor/body.ts";
import { ownUndoStep } from "#app/cms/admin/editor/commands.ts";
import { bodyOf } from "#app/cms/admin/editor/html/inert.ts";
import { linesOf } from "#app/cms/admin/editor/nodes/table.ts";
import { normaliseHabits } from "#app/platform/richtext/markdown/writing-lines.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { embedOf } from "./embed-code.ts";
import { normalisePaste } from "./normalise-paste.ts";

// Detects formatting in plain text: ・ lists of memo apps, or Markdown.

/** Line-level Markdown: headings, lists, quotes, fences, rules, embeds, URLs alone on a line. */
const line =
  /^ {0,3}(?:#{1,6} |[-*+] |\d+[.)] |> |`{3}|~{3}|(?:-{3,}|\*{3,}|_{3,})$|<(?:iframe|blockquote|figure)\b|<https?:)/m;
/** Separator row of a table. */
const table = /^ *\|?(?: *:?-+:? *\|)+ *(?::?-+:? *)?$/m;
/** Inline Markdown: bold, strikethrough, code, links, pictures. */
const words =
  /(\*\*|__|~~|`)(?=\S)[^\n]*?\S\1|(?<![\w*])\*(?=[^\s*])[^\n*]*[^\s*]\*(?![\w*])|\[[^\]\n]*\]\([^)\s]+[^)\n]*\)/;
const tag = /^[^\S\n]*<[a-z!/]/im;

function isMarked(text: string): boolean {
  const plain = text.trim();
  const isOneLine = !plain.includes("\n");
  // A single line may be pasted into a sentence, so list markers do not count.
  if (isOneLine) return words.test(plain);
  const isFenced = /^ {0,3}(?:`{3}|~{3})/m.test(plain);
  // Plain HTML source is pasted as is; in Markdown it would be fenced.
  if (tag.test(plain) && !isFenced) return false;
  return line.test(normaliseHabits(plain)) || table.test(plain) || words.test(plain);
}

export interface PasteHost {
  /** Converts plain text to HTML; null if the server cannot be reached. */
  read(text: string): Promise<string | null>;
  say(words: string): void;
  /** Uploads pictures to the library and inserts them at `position`. */
  addFiles(files: readonly File[], position: number): void;
  warn(words: string): void;
}

export function pasteProps(host: PasteHost): EditorProps {
  return {
    transformPastedHTML(html) {
      const { html: clean, pictures, mergedCells } = normalisePaste(html);
      const lost = [
        ...(pictures > 0
          ? [
              `画像${pictures}枚は入っていません。ほかのサイトにある画像は、貼り付けでは入れられないためです。画像をこの端末に保存してから、「画像」ボタンから入れてください。`,
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
        host.warn("表の中と図の説明には、文字しか入れられません。埋め込みは、表や図の外に貼り付けてください。");
      return lines === slice.content ? slice : new Slice(lines, 0, 0);
    },
    handlePaste(view, event, slice) {
      const data = event.clipboardData;
      if (!data) return false;
      // Makes the paste a separate undo step.
      view.dispatch(ownUndoStep(view.state));
      const files = picturesIn(data);
      // Copied tables and text may come with a picture of themselves.
      if (files.length > 0 && !hasWords(data)) {
        host.addFiles(files, view.state.selection.to);
        return true;
      }
      const text = data.getData("text/plain");
      // Some programs copy code with colours, and a URL as a link with the page title.
      const html = data.getData("text/html");
      if (html.includes("data-pm-slice")) return false;
      if (pasteEmbed(view, text, host)) return true;
      if (isCells(slice, view.state)) return pasteTable(view, event, slice, host);
      const isPlain = !data.types.includes("text/html") || (isMarked(text) && isOnlyColoured(html));
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

/** Closes the slice at code blocks, which would otherwise merge into paragraphs and lose their line breaks. */
function withWholeCode({ content, openStart, openEnd }: Slice): Slice {
  const isCode = (node: Node | null) => node?.type.spec.code === true;
  return new Slice(content, isCode(content.firstChild) ? 0 : openStart, isCode(content.lastChild) ? 0 : openEnd);
}

function holdsWordsOnly(selection: Selection): boolean {
  return (
    selection instanceof CellSelection ||
    /^(table(Cell|Header)|figure|flowCaption)$/.test(selection.$from.parent.type.name)
  );
}

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

/** Pastes cells over cells. ProseMirror's own code throws if merged cells are in the way. */
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

/** Pastes URLs as links and marked-up text as its HTML. */
function pasteText(view: EditorView, text: string, host: PasteHost): boolean {
  if (!(view.state.selection instanceof TextSelection)) return false;
  if (pasteLink(view, text.trim())) return true;
  if (view.state.selection.$from.parent.type.name !== "paragraph" || !isMarked(text)) return false;
  void pasteWriting(view, text, host);
  return true;
}

/** Returns whether the HTML adds only colours to the plain text, as code editors do. */
function isOnlyColoured(html: string): boolean {
  const body = bodyOf(normalisePaste(html).html);
  return (
    body.querySelector("a, b, strong, em, i, s, li, td, th, h2, h3, h4, h5, h6, blockquote, [data-raw-html], pre") ===
    null
  );
}

/** Pastes a URL on an empty line as an embed; an embed code as a block, below lists and tables. */
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
  const tr = ownUndoStep(view.state).insert(position, schema.nodes.rawHtml.create({ html }));
  // Always end with an editable line.
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
  const tr = ownUndoStep(view.state);
  const marks = [...(storedMarks ?? selection.$from.marks()), mark];
  if (selection.empty) tr.replaceSelectionWith(schema.text(address, marks), false);
  else tr.addMark(selection.from, selection.to, mark);
  view.dispatch(tr.removeStoredMark(link).scrollIntoView());
  return true;
}

/** Pastes text as the server renders it; as plain text if the server cannot be reached. */
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
  // List items hold inline content only: pastes blocks as plain text.
  if (open === 0 && view.state.selection.$from.depth !== 1) {
    view.pasteText(text);
    return;
  }
  view.dispatch(
    ownUndoStep(view.state)
      .replaceSelection(new Slice(Fragment.from(blocks), open, open))
      .scrollIntoView(),
  );
}
