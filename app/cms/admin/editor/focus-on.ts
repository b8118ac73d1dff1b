import type { ChainedCommands, Editor } from "@tiptap/core";

export function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}

/** Starts a command chain with immediate focus: Tiptap's focus() waits for the next frame. */
export function inText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
