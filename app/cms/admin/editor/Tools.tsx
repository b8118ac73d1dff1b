// The toolbar above the text, and the menu and dialogs over it.

import type { Editor } from "@tiptap/core";
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { BlockMenu } from "./BlockMenu.tsx";
import { AltDialog } from "./dialogs/AltDialog.tsx";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { EmbedDialog } from "./dialogs/EmbedDialog.tsx";
import { HtmlDialog, NewHtmlDialog } from "./dialogs/HtmlDialog.tsx";
import { LinkDialog } from "./dialogs/LinkDialog.tsx";
import { PictureDialog } from "./dialogs/PictureDialog.tsx";
import { RubyDialog } from "./dialogs/RubyDialog.tsx";
import { type MenuItem, menuItems } from "./menu-items.ts";
import { Toolbar } from "./toolbar/Toolbar.tsx";

// A slash typed on an empty line opens the menu, a full-width one as well, once its conversion is done.

/** After a conversion the browser and the editor settle what was typed. */
const SETTLED_MS = 60;

function useSlash(editor: Editor, call: () => void): void {
  const text = useRef("");
  useEffect(() => {
    const look = () => {
      if (editor.isDestroyed || editor.view.composing) return;
      const now = emptyLine(editor, editor.view.dom)?.text ?? "";
      const isNew = now !== "" && text.current === "" && editor.isFocused;
      text.current = now;
      if (isNew) call();
    };
    const lookLater = () => setTimeout(look, SETTLED_MS);
    editor.on("transaction", look);
    editor.view.dom.addEventListener("compositionend", lookLater);
    return () => {
      editor.off("transaction", look);
      if (!editor.isDestroyed) editor.view.dom.removeEventListener("compositionend", lookLater);
    };
  }, [editor, call]);
}

interface Props {
  editor: Editor;
  frame: RefObject<HTMLElement | null>;
  dialog: DialogName | null;
  open(dialog: DialogName | null): void;
}

export function Tools({ editor, frame, dialog, open }: Props) {
  const [menu, setMenu] = useState<{ top: number; left: number } | null>(null);
  const openAtLine = useCallback(() => {
    const line = emptyLine(editor, frame.current);
    setMenu(line ? { top: line.bottom + 4, left: 16 } : underToolbar(frame.current));
  }, [editor, frame]);
  const close = useCallback(
    (typed = "") => {
      setMenu(null);
      editor.view.focus();
      if (typed !== "") editor.view.dispatch(editor.state.tr.insertText(typed));
    },
    [editor],
  );
  useSlash(editor, openAtLine);
  const choose = (item: MenuItem) => {
    close();
    clearSlash(editor);
    item.run();
  };
  // While a dialog is open, nothing behind it takes the keys.
  const hadDialog = useRef(false);
  useEffect(() => {
    if (hadDialog.current && dialog === null) editor.view.focus();
    hadDialog.current = dialog !== null;
  }, [editor, dialog]);
  const openMenu = () => (menu ? close() : setMenu(underToolbar(frame.current)));
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      <Toolbar editor={editor} open={open} openMenu={openMenu} isMenuOpen={menu !== null} />
      {menu ? <BlockMenu items={menuItems(editor, open)} place={menu} onChoose={choose} onClose={close} /> : null}
      {Dialog ? <Dialog editor={editor} onClose={() => open(null)} /> : null}
    </>
  );
}

/** The toolbar stays in sight while the text moves under it. */
function underToolbar(frame: HTMLElement | null): { top: number; left: number } {
  const bar = frame?.querySelector('[role="toolbar"]');
  if (!frame || !bar) return { top: 0, left: 8 };
  return { top: bar.getBoundingClientRect().bottom - frame.getBoundingClientRect().top + 4, left: 8 };
}

// The line the cursor is on, where it is empty or has nothing but a slash.
interface Line {
  text: string;
  /** From the top of `holder`, in its pixels. */
  top: number;
  bottom: number;
}

function emptyLine(editor: Editor, holder: Element | null): Line | null {
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
function clearSlash(editor: Editor): void {
  const { $from } = editor.state.selection;
  if (!/^[/／]$/.test($from.parent.textContent)) return;
  editor.view.dispatch(editor.state.tr.delete($from.start(), $from.end()));
}

const dialogs: Record<DialogName, ComponentType<{ editor: Editor; onClose(): void }>> = {
  link: LinkDialog,
  ruby: RubyDialog,
  picture: PictureDialog,
  alt: AltDialog,
  embed: EmbedDialog,
  rawHtml: HtmlDialog,
  html: NewHtmlDialog,
};
