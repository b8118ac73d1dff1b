// The line the cursor stands on, where it is empty or has nothing but a slash.

import type { Editor } from "@tiptap/core";

export interface Line {
  text: string;
  /** From the top of `holder`, in its pixels. */
  top: number;
  bottom: number;
}

export function emptyLine(editor: Editor, holder: Element | null): Line | null {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  const text = $from.parent.textContent;
  const isLine = empty && $from.depth === 1 && $from.parent.type.name === "paragraph";
  if (!holder || !isLine || !/^[/／]?$/.test(text) || $from.parent.childCount > 1) return null;
  // An inline picture is no letter.
  if (text === "" && $from.parent.childCount > 0) return null;
  const { top, bottom } = editor.view.coordsAtPos($from.pos);
  const edge = holder.getBoundingClientRect().top;
  return { text, top: top - edge, bottom: bottom - edge };
}

/** Takes the slash away that called for the menu. */
export function clearSlash(editor: Editor): void {
  const { $from } = editor.state.selection;
  if (!/^[/／]$/.test($from.parent.textContent)) return;
  editor.view.dispatch(editor.state.tr.delete($from.start(), $from.end()));
}
