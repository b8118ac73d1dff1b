// What can be done with the block that is chosen: a picture, a table, a block of HTML.

import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from "@tiptap/pm/tables";
import { chosenBlock, deleteBlock, moveBlock } from "../commands.ts";
import type { DialogName } from "../dialogs/dialog-name.ts";
import { Icon } from "./icons.tsx";
import type { Group, Item } from "./items.tsx";

/** Null where nothing but words is chosen. */
export function blockGroup(editor: Editor, open: (dialog: DialogName) => void): Group | null {
  const chosen = chosenBlock(editor);
  if (chosen === null) return null;
  const act = (id: string, label: string, command: Command): Item => ({
    id,
    label,
    face: label,
    run: () => {
      command(editor.state, editor.view.dispatch);
      editor.view.focus();
    },
  });
  const move: Item[] = [
    {
      id: "up",
      label: "ブロックを上へ",
      keys: ["Alt+↑", "Alt+ArrowUp"],
      face: <Icon name="up" />,
      run: () => moveBlock(editor, -1),
    },
    {
      id: "down",
      label: "ブロックを下へ",
      keys: ["Alt+↓", "Alt+ArrowDown"],
      face: <Icon name="down" />,
      run: () => moveBlock(editor, 1),
    },
  ];
  if (chosen === "table") {
    return {
      label: "表",
      items: [
        act("row", "行を追加", addRowAfter),
        act("column", "列を追加", addColumnAfter),
        act("less-rows", "行を削除", deleteRow),
        act("less-columns", "列を削除", deleteColumn),
        act("head", "見出しの行", toggleHeaderRow),
        ...move,
        act("no-table", "表を削除", deleteTable),
      ],
    };
  }
  const isFigure = chosen === "figure";
  return {
    label: isFigure ? "画像" : "HTMLのブロック",
    items: [
      isFigure
        ? { id: "alt", label: "代替テキスト", face: "代替テキスト", opens: "dialog", run: () => open("alt") }
        : { id: "html", label: "HTMLを編集", face: "HTMLを編集", opens: "dialog", run: () => open("island") },
      ...move,
      {
        id: "delete",
        label: isFigure ? "画像を外す" : "ブロックを削除",
        face: isFigure ? "外す" : "削除",
        run: () => deleteBlock(editor),
      },
    ],
  };
}
