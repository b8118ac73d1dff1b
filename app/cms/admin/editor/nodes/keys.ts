// Keys that are the editor's own. They do nothing while a conversion is going on.

import { Extension } from "@tiptap/core";
import { moveBlock } from "../commands.ts";

export const Keys = Extension.create({
  name: "keys",
  addKeyboardShortcuts() {
    return {
      "Alt-ArrowUp": ({ editor }) => moveBlock(editor, -1),
      "Alt-ArrowDown": ({ editor }) => moveBlock(editor, 1),
    };
  },
});
