// Toolbar after the ARIA pattern: a single tab stop, arrow keys between buttons.

import type { ChainedCommands, Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from "react";
import type { DialogName } from "#app/cms/admin/editor/BlockMenu.tsx";
import { isComposing } from "#app/cms/admin/kit/composing.ts";
import { chosenBlock, deleteBlock, moveBlock } from "../commands.ts";
import { focusElement, focusedChain } from "../focus.ts";
import { type Group, groupsOf, Icon, type Item } from "./items.tsx";
import styles from "./Toolbar.module.css";

interface Props {
  editor: Editor;
  open(dialog: DialogName): void;
  openMenu(): void;
  isMenuOpen: boolean;
}

export function Toolbar({ editor, open, openMenu, isMenuOpen }: Props) {
  useEditorVersion(editor);
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState("insert");
  const block = blockGroup(editor, open);
  const groups = [...(block ? [block] : []), ...groupsOf(editor, { open, openMenu, isMenuOpen })];
  const current = groups.some(({ items }) => items.some(({ id }) => id === stop)) ? stop : "insert";

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const buttons: (Element | null)[] = [...(bar.current?.querySelectorAll("button") ?? [])];
    const index = buttons.indexOf(document.activeElement);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape") editor.view.focus();
    if (to === undefined) return;
    event.preventDefault();
    focusElement(buttons.at(to % buttons.length));
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="本文の書式"
      aria-controls={editor.view.dom.id || undefined}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          key={group.label}
          role="group"
          aria-label={group.label}
          className={group === block ? styles.own : styles.group}
        >
          {group.items.map((item) => (
            <ToolbarButton key={item.id} item={item} isStop={item.id === current} onStop={setStop} />
          ))}
        </div>
      ))}
    </div>
  );
}

function ToolbarButton({ item, isStop, onStop }: { item: Item; isStop: boolean; onStop(id: string): void }) {
  const { id, label, keys, face, isOn, isOff, opens, run } = item;
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={keys ? `${label}（${keys.replace("Control", "Ctrl")}）` : label}
      aria-keyshortcuts={keys}
      aria-pressed={opens === undefined ? isOn : undefined}
      aria-haspopup={opens}
      aria-expanded={opens === "menu" ? isOn : undefined}
      aria-disabled={isOff || undefined}
      data-item={id}
      className={isOn ? `${styles.button} ${styles.on}` : styles.button}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => onStop(id)}
      onClick={() => {
        if (!isOff) run();
      }}
    >
      {face}
    </button>
  );
}

function blockGroup(editor: Editor, open: (dialog: DialogName) => void): Group | null {
  const chosen = chosenBlock(editor);
  if (chosen === null) return null;
  const act = (id: string, label: string, change: (chain: ChainedCommands) => ChainedCommands): Item => ({
    id,
    label,
    face: label,
    run: () => change(focusedChain(editor)).run(),
  });
  const move: Item[] = [
    {
      id: "up",
      label: "ブロックを上へ",
      keys: "Alt+ArrowUp",
      face: <Icon name="up" />,
      run: () => moveBlock(editor, -1),
    },
    {
      id: "down",
      label: "ブロックを下へ",
      keys: "Alt+ArrowDown",
      face: <Icon name="down" />,
      run: () => moveBlock(editor, 1),
    },
  ];
  if (chosen === "table") {
    return {
      label: "表",
      items: [
        act("row", "行を追加", (chain) => chain.addRowAfter()),
        act("column", "列を追加", (chain) => chain.addColumnAfter()),
        act("less-rows", "行を削除", (chain) => chain.deleteRow()),
        act("less-columns", "列を削除", (chain) => chain.deleteColumn()),
        act("head", "見出しの行", (chain) => chain.toggleHeaderRow()),
        ...move,
        act("no-table", "表を削除", (chain) => chain.deleteTable()),
      ],
    };
  }
  if (chosen === "flow") {
    return {
      label: "流れ図",
      items: [...move, { id: "delete", label: "流れ図を削除", face: "削除", run: () => deleteBlock(editor) }],
    };
  }
  const isFigure = chosen === "figure";
  return {
    label: isFigure ? "画像" : "HTMLのブロック",
    items: [
      isFigure
        ? { id: "alt", label: "代替テキスト", face: "代替テキスト", opens: "dialog", run: () => open("alt") }
        : { id: "html", label: "HTMLを編集", face: "HTMLを編集", opens: "dialog", run: () => open("rawHtml") },
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

function useEditorVersion(editor: Editor): void {
  const [, raise] = useReducer((version: number) => version + 1, 0);
  useEffect(() => {
    const events = ["transaction", "focus", "blur"] as const;
    for (const event of events) editor.on(event, raise);
    return () => {
      for (const event of events) editor.off(event, raise);
    };
  }, [editor]);
}
