// The editor over a textarea. The textarea's text is the truth: it is read once, and written to only when what the editor holds
// says something else than what was read.

import { Editor, type JSONContent } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import type { EditorProps } from "@tiptap/pm/view";
import { type PasteHost, pasteProps } from "#app/cms/admin/editor/paste/paste-props.ts";
import { isConverting } from "#app/cms/admin/kit/converting.ts";
import { type BodyMemory, readBody, writeBody } from "./body.ts";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { extensions } from "./extensions.ts";

// Keys and presses that open a dialog, or lead to the toolbar.
const dialogs: Readonly<Record<string, DialogName>> = { ruby: "ruby", figure: "alt", island: "island" };

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
  host: Omit<PasteHost, "follow">;
  open(dialog: DialogName): void;
}

export interface BodyEditor {
  editor: Editor;
  /** Reads the textarea anew, if somebody else wrote to it. */
  reread(html: string): void;
  /** Whether the textarea holds what the editor last read or wrote. */
  isCurrent(): boolean;
  close(): void;
}

export function openEditor({ element, textarea, html, attributes, host, open }: Options): BodyEditor {
  let memory: BodyMemory | undefined;
  /** What the document is as HTML, and what the textarea held then. */
  let last = { html, text: textarea.value };
  const follow: PasteHost["follow"] = (listener) => {
    const pass = ({ transaction }: { transaction: Transaction }) => listener(transaction);
    editor.on("transaction", pass);
    return () => void editor.off("transaction", pass);
  };
  const editor: Editor = new Editor({
    element,
    extensions,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: { attributes, ...pasteProps({ ...host, follow }), ...openProps(open) },
    onBeforeCreate({ editor: made }) {
      const read = readBody(made.schema, html);
      memory = read.memory;
      last.html = writeBody(read.doc, read.memory);
      // A node is as good as its JSON, and stays the one that is remembered.
      made.options.content = read.doc as unknown as JSONContent;
    },
    onUpdate({ editor: { state } }) {
      if (!memory) return;
      const now = writeBody(state.doc, memory);
      if (now === last.html) return;
      last = { html: now, text: now };
      textarea.value = now;
      last.text = textarea.value;
      textarea.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
  return {
    editor,
    reread(next) {
      const read = readBody(editor.schema, next);
      memory = read.memory;
      last = { html: writeBody(read.doc, read.memory), text: textarea.value };
      editor.commands.setContent(read.doc, { emitUpdate: false });
    },
    isCurrent: () => textarea.value === last.text,
    close: () => editor.destroy(),
  };
}
