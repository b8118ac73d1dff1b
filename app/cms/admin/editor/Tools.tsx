// What stands around the text: the toolbar above it, and the menu, the plus and the dialogs over it.

import type { Editor } from "@tiptap/core";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { BlockMenu } from "./BlockMenu.tsx";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { EditorDialogs } from "./dialogs/EditorDialogs.tsx";
import { LinePlus } from "./LinePlus.tsx";
import { clearSlash, emptyLine } from "./line.ts";
import { type MenuItem, menuItems } from "./menu-items.ts";
import { Toolbar } from "./toolbar/Toolbar.tsx";
import { useSlash } from "./use-slash.ts";

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
  // While a dialog stands, nothing behind it takes the keys.
  const hadDialog = useRef(false);
  useEffect(() => {
    if (hadDialog.current && dialog === null) editor.view.focus();
    hadDialog.current = dialog !== null;
  }, [editor, dialog]);
  const openMenu = () => (menu ? close() : setMenu(underToolbar(frame.current)));
  return (
    <>
      <Toolbar editor={editor} open={open} openMenu={openMenu} isMenuOpen={menu !== null} />
      <LinePlus editor={editor} holder={frame} onOpen={openAtLine} />
      {menu ? <BlockMenu items={menuItems(editor, open)} place={menu} onChoose={choose} onClose={close} /> : null}
      <EditorDialogs name={dialog} editor={editor} onClose={() => open(null)} />
    </>
  );
}

/** The toolbar stays in sight while the text moves under it. */
function underToolbar(frame: HTMLElement | null): { top: number; left: number } {
  const bar = frame?.querySelector('[role="toolbar"]');
  if (!frame || !bar) return { top: 0, left: 8 };
  return { top: bar.getBoundingClientRect().bottom - frame.getBoundingClientRect().top + 4, left: 8 };
}
