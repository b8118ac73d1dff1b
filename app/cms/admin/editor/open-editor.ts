// The editor over a textarea. The textarea's text is what is sent: it is read once, and written only when the document differs from
// what was read.

import { Editor, type JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { EditorProps } from "@tiptap/pm/view";
import { type PasteHost, pasteProps } from "#app/cms/admin/editor/paste/paste-props.ts";
import { isConverting } from "#app/cms/admin/kit/converting.ts";
import { lostInWriting, readBody, writeBody } from "./body.ts";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { extensions } from "./extensions.ts";

// Keys and presses that open a dialog or focus the toolbar.
const dialogs: Readonly<Record<string, DialogName>> = { ruby: "ruby", figure: "alt", rawHtml: "rawHtml" };

function openProps(open: (dialog: DialogName) => void): EditorProps {
  return {
    handleKeyDown(view, event) {
      if (isConverting(event)) return false;
      if (event.key === "F10" && event.altKey) {
        const bar = view.dom
          .closest("[data-body-editor]")
          ?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]');
        bar?.focus();
        return bar !== undefined;
      }
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
        open("link");
        return true;
      }
      const { selection } = view.state;
      const chosen =
        "node" in selection ? dialogs[(selection.node as { type: { name: string } }).type.name] : undefined;
      if (event.key === "Enter" && chosen) {
        open(chosen);
        return true;
      }
      return false;
    },
    handleDoubleClickOn(_, __, node) {
      const dialog = dialogs[node.type.name];
      if (dialog === undefined) return false;
      open(dialog);
      return true;
    },
  };
}

interface Options {
  element: HTMLElement;
  textarea: HTMLTextAreaElement;
  /** The textarea's text as HTML, where it is ordinary writing. */
  html: string;
  attributes: Record<string, string>;
  host: PasteHost;
  open(dialog: DialogName): void;
}

export interface BodyEditor {
  editor: Editor;
  /** Reads the textarea again after something else wrote to it. */
  reread(html: string): void;
  /** Returns whether the textarea holds the editor's last read or write. */
  isCurrent(): boolean;
  close(): void;
}

export function openEditor({ element, textarea, html, attributes, host, open }: Options): BodyEditor {
  /** The document as it was read, of which HTML and text. */
  let read: { doc: Node; html: string; text: string } | undefined;
  /** Text of the textarea after the last write. */
  let last = textarea.value;
  const editor: Editor = new Editor({
    element,
    extensions,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: { attributes, ...pasteProps(host), ...openProps(open) },
    onBeforeCreate({ editor: made }) {
      read = { doc: readBody(made.schema, html), html, text: textarea.value };
      // Tiptap types documents as JSON, and takes a node as well.
      made.options.content = read.doc as unknown as JSONContent;
    },
    onUpdate({ editor: { state } }) {
      if (!read) return;
      // Undone to what was read, every letter of it is back.
      const isRead = writeBody(state.doc) === writeBody(read.doc);
      const now = isRead ? read.text : writeBody(state.doc);
      if (now === last) return;
      const lost = last === read.text ? lostInWriting(read.html, read.doc) : [];
      if (lost.length > 0) host.warn(lostSentence(lost));
      textarea.value = now;
      last = textarea.value;
      textarea.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
  return {
    editor,
    reread(next) {
      read = { doc: readBody(editor.schema, next), html: next, text: textarea.value };
      last = textarea.value;
      editor.commands.setContent(read.doc, { emitUpdate: false });
    },
    isCurrent: () => textarea.value === last,
    close: () => editor.destroy(),
  };
}

/** Said with the first change, before anything is saved: the whole body is rewritten then. */
function lostSentence(lost: readonly string[]): string {
  const shown = lost.slice(0, 6).join("、");
  const more = lost.length > 6 ? "など" : "";
  return `本文のHTMLを書き直したため、公開ページに出ない部分（${shown}${more}）がなくなりました。残すには「元に戻す」を押し、「HTMLで編集」で書いてください。`;
}
