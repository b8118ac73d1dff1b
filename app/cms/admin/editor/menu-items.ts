// Items of the menu: blocks that a line can become, or that replace it.

import type { ChainedCommands, Editor } from "@tiptap/core";
import { flowOf, insertBlock, tableOf } from "./commands.ts";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { inText } from "./focus-on.ts";

export interface MenuItem {
  label: string;
  hint: string;
  /** Other names by which it is found: readings, in the alphabet as well, and the words of other tools. */
  words: string;
  run(): void;
}

export function menuItems(editor: Editor, open: (dialog: DialogName) => void): MenuItem[] {
  const change = (of: (chain: ChainedCommands) => ChainedCommands) => () => of(inText(editor)).run();
  const rows: [label: string, hint: string, words: string, run: () => void][] = [
    [
      "画像",
      "アップロード済みの画像か、この端末から",
      "がぞう gazou image picture img photo しゃしん",
      () => open("picture"),
    ],
    ["見出し", "大きな区切り", "みだし midashi h2 heading", change((chain) => chain.setHeading({ level: 2 }))],
    [
      "小見出し",
      "見出しの中の区切り",
      "こみだし komidashi h3 heading",
      change((chain) => chain.setHeading({ level: 3 })),
    ],
    [
      "箇条書き",
      "・で並べる",
      "かじょうがき kajougaki list ul bullet リスト",
      change((chain) => chain.toggleBulletList()),
    ],
    [
      "番号つきの箇条書き",
      "1. 2. 3. で並べる",
      "ばんごう bangou number ol list リスト",
      change((chain) => chain.toggleOrderedList()),
    ],
    ["引用", "ほかの人の文", "いんよう inyou quote blockquote", change((chain) => chain.toggleBlockquote())],
    ["表", "見出しの行と3列", "ひょう hyou hyo table テーブル", () => insertBlock(editor, tableOf(3, 3))],
    [
      "流れ図",
      "番号の丸を線でつなぐ。枝分かれは下の箇条書き",
      "ながれ nagare chart 手順 てじゅん tejun step フローチャート",
      () => insertBlock(editor, flowOf(3)),
    ],
    [
      "埋め込み",
      "YouTube・地図・X・Instagram・TikTok",
      "うめこみ umekomi embed youtube video 動画 どうが map 地図",
      () => open("embed"),
    ],
    ["区切り線", "話の変わり目", "くぎり kugiri line hr せん", change((chain) => chain.setHorizontalRule())],
    ["コード", "空白や改行をそのまま見せる", "code pre program プログラム", change((chain) => chain.setCodeBlock())],
    ["HTML", "そのまま書く", "html tag タグ", () => open("html")],
  ];
  return rows.map(([label, hint, words, run]) => ({ label, hint, words, run }));
}
