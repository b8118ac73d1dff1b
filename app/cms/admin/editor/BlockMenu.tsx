// Block insertion menu, opened from the toolbar or by a slash on an empty line.

import type { ChainedCommands, Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "#app/cms/admin/kit/composing.ts";
import { fold } from "#app/platform/search/fold.ts";
import styles from "./BlockMenu.module.css";
import { flowOf, insertBlock, tableOf } from "./commands.ts";
import { focusElement, focusedChain } from "./focus.ts";

interface Props {
  items: readonly MenuItem[];
  place: { top: number; left: number };
  onChoose(item: MenuItem): void;
  /** `typed`: text that matches no item. */
  onClose(typed?: string): void;
}

export function BlockMenu({ items, place, onChoose, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const shown = items.filter((item) => isMeant(item, query));
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: "nearest" });
    const leave = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [onClose]);

  const look = (typed: string, isOpen: boolean) => {
    setQuery(typed);
    // No match: keeps the slash and the text as ordinary input.
    if (!isOpen && !items.some((item) => isMeant(item, typed))) onClose(typed);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isInBox = event.target === box.current;
    const stops: (Element | null)[] = [box.current, ...(menu.current?.querySelectorAll("button") ?? [])];
    const here = stops.indexOf(document.activeElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, ...(!isInBox && { Home: 1, End: -1 }) }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      onClose();
    } else if (to !== undefined) {
      event.preventDefault();
      focusElement(stops.at(to % stops.length));
    } else if (isInBox && event.key === "Enter") {
      event.preventDefault();
      const [first] = shown;
      if (first) onChoose(first);
    } else if (isInBox && event.key === "Backspace" && query === "") {
      // The focus must be back in the text first.
      onClose();
    } else if (!isInBox && isWriting(event)) {
      box.current?.focus();
    }
  };

  return (
    <div ref={menu} role="menu" aria-label="挿入" className={styles.menu} style={place} onKeyDown={onKeyDown}>
      <input
        ref={box}
        className={styles.query}
        aria-label="挿入するものを探す"
        placeholder="探す（表、gazou など）"
        autoComplete="off"
        onChange={(event) => look(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => look(event.currentTarget.value, false)}
      />
      {shown.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <span>{item.label}</span>
          <small>{item.hint}</small>
        </button>
      ))}
    </div>
  );
}

function isMeant({ label, hint, words }: MenuItem, query: string): boolean {
  return [label, hint, words].some((text) => fold(text).includes(fold(query.trim())));
}

function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (key === "Backspace" || (key.length === 1 && key !== " "));
}

export interface MenuItem {
  label: string;
  hint: string;
  /** Aliases for search: readings, romaji and names in other tools. */
  words: string;
  run(): void;
}

export function menuItems(editor: Editor, open: (dialog: DialogName) => void): MenuItem[] {
  const change = (of: (chain: ChainedCommands) => ChainedCommands) => () => of(focusedChain(editor)).run();
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
      "番号付きの箇条書き",
      "1. 2. 3. で並べる",
      "ばんごう bangou number ol list リスト",
      change((chain) => chain.toggleOrderedList()),
    ],
    ["引用", "ほかの人の文", "いんよう inyou quote blockquote", change((chain) => chain.toggleBlockquote())],
    ["表", "見出しの行と3列", "ひょう hyou hyo table テーブル", () => insertBlock(editor, tableOf(3, 3))],
    [
      "流れ図",
      "番号の丸を線でつなぐ。枝分かれは、下に箇条書きで書く",
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

export type DialogName = "link" | "ruby" | "picture" | "alt" | "embed" | "rawHtml" | "html";
