// What happens to what is pasted or dropped.

import type { Slice } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { ofItsOwn } from "../commands.ts";
import { cleanPaste } from "./clean-paste.ts";
import { embedOf } from "./embed-code.ts";
import { writtenBlocks } from "./written-blocks.ts";

export interface PasteHost {
  /** Pictures from the device: kept in the library, then put at this place. */
  addFiles(files: readonly File[], at: number): void;
  /** A sentence for the person. */
  say(words: string): void;
}

export function pasteProps(host: PasteHost): EditorProps {
  return {
    transformPastedHTML(html) {
      const { html: clean, pictures } = cleanPaste(html);
      if (pictures > 0) host.say(`画像${pictures}枚は貼り付けられません。「画像」から追加してください。`);
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
      return data.types.includes("text/html") ? false : pasteText(view, data.getData("text/plain"));
    },
    handleDrop(view, event, _: Slice, moved) {
      const files = moved || !event.dataTransfer ? [] : picturesIn(event.dataTransfer);
      if (files.length === 0) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size;
      host.addFiles(files, at);
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

/** An address becomes a link, or on an empty line what it shows; embedding code becomes its block. */
function pasteText(view: EditorView, text: string): boolean {
  if (!(view.state.selection instanceof TextSelection)) return false;
  return pasteEmbed(view, text) || pasteLink(view, text.trim()) || pasteWriting(view, text);
}

/** Lists and headings that are only typed as such; in a cell or an item they stay words. */
function pasteWriting(view: EditorView, text: string): boolean {
  const { $from } = view.state.selection;
  const html = $from.depth === 1 && $from.parent.type.name === "paragraph" ? writtenBlocks(text) : null;
  // Marked as the editor's own, whole blocks: nothing of it is looked through for foreign styles.
  return html !== null && view.pasteHTML(html.replace(/^<(\w+)/, '<$1 data-pm-slice="0 0 []"'));
}

function pasteEmbed(view: EditorView, text: string): boolean {
  const { $from, empty } = view.state.selection;
  const html = embedOf(text);
  const island = view.state.schema.nodes.island;
  const isLine = empty && $from.parent.type.name === "paragraph" && $from.parent.childCount === 0;
  const isCode = text.trim().startsWith("<");
  if (html === null || !island || $from.depth !== 1 || !(isLine || isCode)) return false;
  const at = isLine ? $from.before() : $from.after();
  view.dispatch(ofItsOwn(view.state).insert(at, island.create({ html })).scrollIntoView());
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
