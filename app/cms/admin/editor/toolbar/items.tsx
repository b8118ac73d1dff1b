// What the toolbar holds, in its groups.

import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { ReactNode } from "react";
import type { DialogName } from "../dialogs/dialog-name.ts";
import { inText } from "../focus-on.ts";
import { Icon } from "./icons.tsx";

export interface Item {
  id: string;
  label: string;
  /** As the tooltip says them, and as aria-keyshortcuts does. */
  keys?: [string, string];
  face: ReactNode;
  /** Undefined: it is not one that is on or off. */
  isOn?: boolean;
  isOff?: boolean;
  opens?: "menu" | "dialog";
  run(): void;
}

export interface Group {
  label: string;
  items: Item[];
}

interface Doors {
  open(dialog: DialogName): void;
  openMenu(): void;
  isMenuOpen: boolean;
}

export function groupsOf(editor: Editor, { open, openMenu, isMenuOpen }: Doors): Group[] {
  const chain = () => inText(editor);
  const heading = (level: 2 | 3): Pick<Item, "isOn" | "run"> => ({
    isOn: editor.isActive("heading", { level }),
    run: () => chain().toggleHeading({ level }).run(),
  });
  return [
    {
      label: "挿入",
      items: [
        {
          id: "insert",
          label: "挿入",
          face: (
            <>
              <Icon name="plus" />
              挿入
            </>
          ),
          opens: "menu",
          isOn: isMenuOpen,
          run: openMenu,
        },
        { id: "picture", label: "画像", face: <Icon name="picture" />, opens: "dialog", run: () => open("picture") },
      ],
    },
    {
      label: "段落",
      items: [
        { id: "h2", label: "見出し", keys: ["Ctrl+Alt+2", "Control+Alt+2"], face: "見出し", ...heading(2) },
        { id: "h3", label: "小見出し", keys: ["Ctrl+Alt+3", "Control+Alt+3"], face: "小見出し", ...heading(3) },
      ],
    },
    {
      label: "文字",
      items: [
        {
          id: "bold",
          label: "太字",
          keys: ["Ctrl+B", "Control+B"],
          face: <b>B</b>,
          isOn: editor.isActive("bold"),
          run: () => chain().toggleBold().run(),
        },
        {
          id: "italic",
          label: "斜体",
          keys: ["Ctrl+I", "Control+I"],
          face: <i>I</i>,
          isOn: editor.isActive("italic"),
          run: () => chain().toggleItalic().run(),
        },
        {
          id: "strike",
          label: "取り消し線",
          keys: ["Ctrl+Shift+S", "Control+Shift+S"],
          face: <s>S</s>,
          isOn: editor.isActive("strike"),
          run: () => chain().toggleStrike().run(),
        },
        {
          id: "link",
          label: "リンク",
          keys: ["Ctrl+K", "Control+K"],
          face: <Icon name="link" />,
          opens: "dialog",
          isOn: editor.isActive("link"),
          run: () => open("link"),
        },
        {
          id: "ruby",
          label: "ふりがな",
          face: "ルビ",
          opens: "dialog",
          isOn: editor.isActive("ruby"),
          run: () => open("ruby"),
        },
      ],
    },
    {
      label: "まとまり",
      items: [
        {
          id: "bullets",
          label: "箇条書き",
          keys: ["Ctrl+Shift+8", "Control+Shift+8"],
          face: <Icon name="bullets" />,
          isOn: editor.isActive("bulletList"),
          run: () => chain().toggleBulletList().run(),
        },
        {
          id: "numbers",
          label: "番号つきの箇条書き",
          keys: ["Ctrl+Shift+7", "Control+Shift+7"],
          face: <Icon name="numbers" />,
          isOn: editor.isActive("orderedList"),
          run: () => chain().toggleOrderedList().run(),
        },
        {
          id: "quote",
          label: "引用",
          keys: ["Ctrl+Shift+B", "Control+Shift+B"],
          face: <Icon name="quote" />,
          isOn: editor.isActive("blockquote"),
          run: () => chain().toggleBlockquote().run(),
        },
      ],
    },
    {
      label: "やり直し",
      items: [
        {
          id: "undo",
          label: "元に戻す",
          keys: ["Ctrl+Z", "Control+Z"],
          face: <Icon name="undo" />,
          isOff: undoDepth(editor.state) === 0,
          run: () => chain().undo().run(),
        },
        {
          id: "redo",
          label: "やり直す",
          keys: ["Ctrl+Shift+Z", "Control+Shift+Z"],
          face: <Icon name="redo" />,
          isOff: redoDepth(editor.state) === 0,
          run: () => chain().redo().run(),
        },
      ],
    },
  ];
}
