// A slash typed on an empty line calls for the menu, a full-width one as well, once its conversion is done.

import type { Editor } from "@tiptap/core";
import { useEffect, useRef } from "react";
import { emptyLine } from "./line.ts";

/** After a conversion the browser and the editor settle what was typed. */
const SETTLED_MS = 60;

export function useSlash(editor: Editor, call: () => void): void {
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
