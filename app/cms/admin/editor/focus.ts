import type { ChainedCommands, Editor } from "@tiptap/core";

export function focusElement(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}

/** Starts a command chain with immediate focus: Tiptap's focus() waits for the next frame. */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
