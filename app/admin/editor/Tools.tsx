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

const UNDER_TOOLBAR = { top: 52, left: 8 };

export function Tools({ editor, frame, dialog, open }: Props) {
  const [menu, setMenu] = useState<{ top: number; left: number } | null>(null);
  const openAtLine = useCallback(() => {
    const line = emptyLine(editor, frame.current);
    setMenu(line ? { top: line.bottom + 4, left: 16 } : UNDER_TOOLBAR);
  }, [editor, frame]);
  const close = useCallback(() => {
    setMenu(null);
    editor.view.focus();
  }, [editor]);
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
  const openMenu = () => (menu ? close() : setMenu(UNDER_TOOLBAR));
  return (
    <>
      <Toolbar editor={editor} open={open} openMenu={openMenu} isMenuOpen={menu !== null} />
      <LinePlus editor={editor} holder={frame} onOpen={openAtLine} />
      {menu ? <BlockMenu items={menuItems(editor, open)} at={menu} onChoose={choose} onClose={close} /> : null}
      <EditorDialogs name={dialog} editor={editor} onClose={() => open(null)} />
    </>
  );
}
