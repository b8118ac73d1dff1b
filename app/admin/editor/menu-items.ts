// What a line can become, and what can be put in its place.

import type { Editor } from "@tiptap/core";
import { insertBlock, tableOf } from "./commands.ts";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { inText } from "./focus-on.ts";

export interface MenuItem {
  label: string;
  hint: string;
  run(): void;
}

export function menuItems(editor: Editor, open: (dialog: DialogName) => void): MenuItem[] {
  const chain = () => inText(editor);
  return [
    { label: "画像", hint: "アップロード済みの画像か、この端末から", run: () => open("picture") },
    { label: "見出し", hint: "大きな区切り", run: () => chain().setHeading({ level: 2 }).run() },
    { label: "小見出し", hint: "見出しの中の区切り", run: () => chain().setHeading({ level: 3 }).run() },
    { label: "箇条書き", hint: "・で並べる", run: () => chain().toggleBulletList().run() },
    { label: "番号つきの箇条書き", hint: "1. 2. 3. で並べる", run: () => chain().toggleOrderedList().run() },
    { label: "引用", hint: "ほかの人の文", run: () => chain().toggleBlockquote().run() },
    { label: "表", hint: "見出しの行と3列", run: () => insertBlock(editor, tableOf(3, 3)) },
    { label: "埋め込み", hint: "YouTube・地図・X・Instagram・TikTok", run: () => open("embed") },
    { label: "区切り線", hint: "話の変わり目", run: () => chain().setHorizontalRule().run() },
    { label: "HTML", hint: "そのまま書く", run: () => open("html") },
  ];
}
