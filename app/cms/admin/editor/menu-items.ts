// What a line can become, and what can be put in its place.

import type { Editor } from "@tiptap/core";
import { flowOf, insertBlock, tableOf } from "./commands.ts";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { inText } from "./focus-on.ts";

export interface MenuItem {
  label: string;
  hint: string;
  /** What else it is called by who types its name: readings, in the alphabet as well, and other tools' words. */
  words: string;
  run(): void;
}

export function menuItems(editor: Editor, open: (dialog: DialogName) => void): MenuItem[] {
  const chain = () => inText(editor);
  return [
    {
      label: "画像",
      hint: "アップロード済みの画像か、この端末から",
      words: "がぞう gazou image picture img photo しゃしん",
      run: () => open("picture"),
    },
    {
      label: "見出し",
      hint: "大きな区切り",
      words: "みだし midashi h2 heading",
      run: () => chain().setHeading({ level: 2 }).run(),
    },
    {
      label: "小見出し",
      hint: "見出しの中の区切り",
      words: "こみだし komidashi h3 heading",
      run: () => chain().setHeading({ level: 3 }).run(),
    },
    {
      label: "箇条書き",
      hint: "・で並べる",
      words: "かじょうがき kajougaki list ul bullet リスト",
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: "番号つきの箇条書き",
      hint: "1. 2. 3. で並べる",
      words: "ばんごう bangou number ol list リスト",
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: "引用",
      hint: "ほかの人の文",
      words: "いんよう inyou quote blockquote",
      run: () => chain().toggleBlockquote().run(),
    },
    {
      label: "表",
      hint: "見出しの行と3列",
      words: "ひょう hyou hyo table テーブル",
      run: () => insertBlock(editor, tableOf(3, 3)),
    },
    {
      label: "流れ図",
      hint: "番号の丸を線でつなぐ。枝分かれは下の箇条書き",
      words: "ながれ nagare chart 手順 てじゅん tejun step フローチャート",
      run: () => insertBlock(editor, flowOf(3)),
    },
    {
      label: "埋め込み",
      hint: "YouTube・地図・X・Instagram・TikTok",
      words: "うめこみ umekomi embed youtube video 動画 どうが map 地図",
      run: () => open("embed"),
    },
    {
      label: "区切り線",
      hint: "話の変わり目",
      words: "くぎり kugiri line hr せん",
      run: () => chain().setHorizontalRule().run(),
    },
    { label: "HTML", hint: "そのまま書く", words: "html code コード tag タグ", run: () => open("html") },
  ];
}
