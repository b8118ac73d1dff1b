// Moves the focus.

import type { ChainedCommands, Editor } from "@tiptap/core";

export function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}

/** A chain of commands with the keys back in the text at once: Tiptap's own waits for the next frame. */
export function inText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
