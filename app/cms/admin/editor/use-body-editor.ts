// The editor's life on a page: begun over the textarea, synchronised with it, ended with the page.

import type { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import article from "#app/platform/richtext/Article.module.css";
import { isHtmlBody } from "./body.ts";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { EDIT_RAW_HTML } from "./nodes/raw-html-view.ts";
import { type BodyEditor, openEditor } from "./open-editor.ts";
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
