// The editor's life on a page: begun over the textarea, synchronised with it, ended with the page.

import { Editor, type JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { EditorProps } from "@tiptap/pm/view";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type PasteHost, pasteProps } from "#app/cms/admin/editor/paste/paste-props.ts";
import { isConverting } from "#app/cms/admin/kit/converting.ts";
import article from "#app/platform/richtext/Article.module.css";
import type { DialogName } from "./BlockMenu.tsx";
import { isHtmlBody, lostInWriting, readBody, writeBody } from "./body.ts";
import { extensions } from "./extensions.ts";
import { EDIT_RAW_HTML } from "./nodes/raw-html-view.ts";
import { addFiles } from "./pictures.ts";
import styles from "./RichEditor.module.css";

export interface EditorTarget {
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** HTML of the textarea's text where that is ordinary writing; else null. */
  html: string | null;
  /** Of the text that is written in, with what describes it. */
  id: string;
  describedBy?: string;
  isInvalid: boolean;
  /** False while the HTML itself is written. */
  isShown: boolean;
  onReady(): void;
}

export function useBodyEditor(
  holder: RefObject<HTMLElement | null>,
  target: EditorTarget,
  { say, warn, open }: { say(words: string): void; warn(words: string): void; open(dialog: DialogName): void },
): Editor | null {
  const [opened, setOpened] = useState<BodyEditor | null>(null);
  const first = useRef(target);
  const { isShown, textarea } = target;

  useEffect(() => {
    const { html, id, describedBy, isInvalid, onReady } = first.current;
    const element = holder.current;
    const source = first.current.textarea.current;
    if (!element || !source) return;
    const made = openEditor({
      element,
      textarea: source,
      html: html ?? source.value,
      attributes: {
        id,
        class: `${article.article} ${styles.text}`,
        "aria-label": "本文",
        "aria-multiline": "true",
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
      },
      host: {
        say,
        warn,
        read: readWriting,
        addFiles: (files, position) => void addFiles(made.editor, files, position, say),
      },
      open,
    });
    const edit = () => open("rawHtml");
    made.editor.view.dom.addEventListener(EDIT_RAW_HTML, edit);
    setOpened(made);
    onReady();
    return () => made.close();
  }, [holder, say, warn, open]);

  // Somebody else may write to the textarea: the person in its own view, or what brings back words stored on the device.
  useEffect(() => {
    const source = textarea.current;
    if (!opened || !source) return;
    const follow = async () => {
      if (!isShown || opened.isCurrent()) return;
      const text = source.value;
      const html = await htmlOf(text);
      if (text === source.value && !opened.editor.isDestroyed) opened.reread(html);
    };
    void follow();
    source.addEventListener("input", follow);
    return () => source.removeEventListener("input", follow);
  }, [opened, textarea, isShown]);

  return opened?.editor ?? null;
}

// Returns the textarea's text as HTML. Ordinary writing is read by the server, as it is when it is saved.
async function htmlOf(text: string): Promise<string> {
  return isHtmlBody(text) ? text : ((await readWriting(text)) ?? text);
}

/** Ordinary writing as HTML; null where the server cannot be reached now. */
async function readWriting(text: string): Promise<string | null> {
  try {
    const answer = await fetch("/admin/body-html", { method: "POST", body: new URLSearchParams({ body: text }) });
    const { html } = (await answer.json()) as { html: string };
    return html;
  } catch {
    return null;
  }
}

// The editor over a textarea. The textarea's text is what is sent: it is read once, and written only when the document differs from
// what was read.

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
