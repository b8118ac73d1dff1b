// Editor lifecycle: created over the textarea, kept in sync with it.

import { Editor, type JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { EditorProps } from "@tiptap/pm/view";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type PasteHost, pasteProps } from "#app/cms/admin/editor/paste/paste-props.ts";
import { isComposing } from "#app/cms/admin/kit/composing.ts";
import article from "#app/platform/richtext/Article.module.css";
import { fetchJson } from "#app/ui/kit/fetch-json.ts";
import type { DialogName } from "./BlockMenu.tsx";
import { isHtmlBody, lostInEditor, readBody, writeBody } from "./body.ts";
import { extensions } from "./extensions.ts";
import { EDIT_RAW_HTML } from "./nodes/raw-html-view.ts";
import { addFiles } from "./pictures.ts";
import styles from "./RichEditor.module.css";

export interface EditorTarget {
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** HTML of a plain text body; null if the body is HTML. */
  html: string | null;
  /** Id of the visible control. */
  id: string;
  describedBy?: string;
  isInvalid: boolean;
  /** False while the HTML source is edited. */
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

  // The textarea also changes in the source view and when unsaved input is restored.
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

// Returns the textarea's text as HTML. Plain text is converted by the server, as on saving.
async function htmlOf(text: string): Promise<string> {
  return isHtmlBody(text) ? text : ((await readWriting(text)) ?? text);
}

async function readWriting(text: string): Promise<string | null> {
  const request = { method: "POST", body: new URLSearchParams({ body: text }) };
  return (await fetchJson<{ html: string }>("/admin/body-html", request))?.html ?? null;
}

// Editor over a textarea, whose text is submitted. Writes it back only when the document differs from the one read.

// Shortcuts and clicks that open a dialog or focus the toolbar.
const dialogs: Readonly<Record<string, DialogName>> = { ruby: "ruby", figure: "alt", rawHtml: "rawHtml" };

function openProps(open: (dialog: DialogName) => void): EditorProps {
  return {
    handleKeyDown(view, event) {
      if (isComposing(event)) return false;
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
  /** Initial body as HTML. */
  html: string;
  attributes: Record<string, string>;
  host: PasteHost;
  open(dialog: DialogName): void;
}

export type BodyEditor = ReturnType<typeof openEditor>;

export function openEditor({ element, textarea, html, attributes, host, open }: Options) {
  /** The initial document with its source. */
  let read: { doc: Node; html: string; text: string } | undefined;
  /** Text of the textarea after the last write; at first the page's, which a browser going back may have replaced. */
  let last = textarea.defaultValue.replaceAll("\r\n", "\n");
  const editor: Editor = new Editor({
    element,
    extensions,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: { attributes, ...pasteProps(host), ...openProps(open) },
    onBeforeCreate({ editor: made }) {
      read = { doc: readBody(made.schema, html), html, text: textarea.value };
      // Tiptap's type is JSON, but it accepts a node as well.
      made.options.content = read.doc as unknown as JSONContent;
    },
    onUpdate({ editor: { state } }) {
      if (!read) return;
      // After undoing all changes, restores the original text exactly.
      const isRead = writeBody(state.doc) === writeBody(read.doc);
      const now = isRead ? read.text : writeBody(state.doc);
      if (now === last) return;
      const lost = last === read.text ? lostInEditor(read.html, read.doc) : [];
      if (lost.length > 0) host.warn(lostSentence(lost));
      textarea.value = now;
      last = textarea.value;
      textarea.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
  return {
    editor,
    reread(next: string) {
      read = { doc: readBody(editor.schema, next), html: next, text: textarea.value };
      last = textarea.value;
      editor.commands.setContent(read.doc, { emitUpdate: false });
    },
    /** Returns whether the textarea holds the editor's last read or write. */
    isCurrent: () => textarea.value === last,
    close: () => editor.destroy(),
  };
}

/** Warns at the first change, before saving, as it rewrites the whole body. */
function lostSentence(lost: readonly string[]): string {
  const shown = lost.slice(0, 6).join("、");
  const more = lost.length > 6 ? "など" : "";
  return `本文のHTMLを書き直したため、公開ページに出ない部分（${shown}${more}）がなくなりました。残すには「元に戻す」を押し、「HTMLで編集」で書いてください。`;
}
