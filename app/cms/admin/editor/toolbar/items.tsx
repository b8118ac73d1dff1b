import type { ChainedCommands, Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { ReactNode } from "react";
import type { DialogName } from "#app/cms/admin/editor/BlockMenu.tsx";
import { focusedChain } from "../focus.ts";

export interface Item {
  id: string;
  label: string;
  /** aria-keyshortcuts value: "Control+Alt+2". */
  keys?: string;
  face: ReactNode;
  /** Undefined if not a toggle. */
  isOn?: boolean;
  isOff?: boolean;
  opens?: "menu" | "dialog";
  run(): void;
}

export interface Group {
  label: string;
  items: Item[];
}

type Change = (chain: ChainedCommands) => ChainedCommands;

export function groupsOf(
  editor: Editor,
  { open, openMenu, isMenuOpen }: { open(dialog: DialogName): void; openMenu(): void; isMenuOpen: boolean },
): Group[] {
  const icon = (name: IconName) => <Icon name={name} />;
  const button = (id: string, label: string, keys: string, face: ReactNode, change: Change): Item => ({
    id,
    label,
    keys,
    face,
    run: () => change(focusedChain(editor)).run(),
  });
  const toggle = (of: string, label: string, keys: string, face: ReactNode, change: Change): Item => ({
    ...button(of, label, keys, face, change),
    isOn: editor.isActive(of),
  });
  const heading = (level: 2 | 3, label: string): Item => ({
    ...button(`h${level}`, label, `Control+Alt+${level}`, label, (chain) => chain.toggleHeading({ level })),
    isOn: editor.isActive("heading", { level }),
  });
  const dialog = (name: DialogName, label: string, face: ReactNode): Item => ({
    id: name,
    label,
    face,
    opens: "dialog",
    run: () => open(name),
  });
  const insert = (
    <>
      {icon("plus")}
      挿入
    </>
  );
  return [
    {
      label: "挿入",
      items: [
        { id: "insert", label: "挿入", face: insert, opens: "menu", isOn: isMenuOpen, run: openMenu },
        dialog("picture", "画像", icon("picture")),
      ],
    },
    { label: "段落", items: [heading(2, "見出し"), heading(3, "小見出し")] },
    {
      label: "文字",
      items: [
        toggle("bold", "太字", "Control+B", <b>B</b>, (chain) => chain.toggleBold()),
        toggle("italic", "斜体", "Control+I", <i>I</i>, (chain) => chain.toggleItalic()),
        toggle("strike", "取り消し線", "Control+Shift+S", <s>S</s>, (chain) => chain.toggleStrike()),
        { ...dialog("link", "リンク", icon("link")), keys: "Control+K", isOn: editor.isActive("link") },
        { ...dialog("ruby", "ふりがな", "ルビ"), isOn: editor.isActive("ruby") },
      ],
    },
    {
      label: "まとまり",
      items: [
        toggle("bulletList", "箇条書き", "Control+Shift+8", icon("bullets"), (chain) => chain.toggleBulletList()),
        toggle("orderedList", "番号付きの箇条書き", "Control+Shift+7", icon("numbers"), (chain) =>
          chain.toggleOrderedList(),
        ),
        toggle("blockquote", "引用", "Control+Shift+B", icon("quote"), (chain) => chain.toggleBlockquote()),
      ],
    },
    {
      label: "やり直し",
      items: [
        {
          ...button("undo", "元に戻す", "Control+Z", icon("undo"), (chain) => chain.undo()),
          isOff: undoDepth(editor.state) === 0,
        },
        {
          ...button("redo", "やり直す", "Control+Shift+Z", icon("redo"), (chain) => chain.redo()),
          isOff: redoDepth(editor.state) === 0,
        },
      ],
    },
  ];
}

const paths = {
  bullets: "M4 6h.01M4 12h.01M4 18h.01M9 6h11M9 12h11M9 18h11",
  numbers: "M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 8h3M4 14c0-2 3-2 3 0 0 1.500-3 2-3 4h3",
  quote: "M5 7h5v5c0 3-2 4-4 5M14 7h5v5c0 3-2 4-4 5",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01",
  plus: "M12 5v14M5 12h14",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
} as const;

type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
