import type { Editor } from "@tiptap/core";
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  AltDialog,
  EmbedDialog,
  HtmlDialog,
  LinkDialog,
  NewHtmlDialog,
  PictureDialog,
  RubyDialog,
} from "#app/cms/admin/editor/dialogs/LinkDialog.tsx";
import { Toolbar } from "#app/cms/admin/editor/toolbar/Toolbar.tsx";
import { BlockMenu, type DialogName, type MenuItem, menuItems } from "./BlockMenu.tsx";
import styles from "./RichEditor.module.css";
import { type EditorTarget, useBodyEditor } from "./use-body-editor.ts";

const keys: readonly [string, string][] = [
  ["/", "空の行で、見出し・画像・表などを選ぶ"],
  ["行頭の ・ ／ 1. ／ # ／ ＞", "箇条書き・番号付き・見出し・引用（1. と # のあとに空白。Ctrl+Zで文字に戻る）"],
  ["Ctrl+B ・ Ctrl+I ・ Ctrl+Shift+S", "太字・斜体・取り消し線"],
  ["Ctrl+Alt+2 ・ Ctrl+Alt+3", "見出し・小見出し"],
  ["Ctrl+Shift+8 ・ Ctrl+Shift+7", "箇条書き・番号付き"],
  ["Ctrl+Shift+B", "引用"],
  ["Ctrl+K", "リンク"],
  ["Shift+Enter", "段落を変えずに改行"],
  ["Alt+↑ ・ Alt+↓", "ブロックを上下に動かす"],
  ["Alt+F10", "書式のボタンへ（矢印キーで選び、Escで本文へ戻る）"],
  ["Ctrl+Z ・ Ctrl+Shift+Z", "元に戻す・やり直す"],
];

function KeyHelp() {
  return (
    <details className={styles.help}>
      <summary>キーボードでの書き方（Macでは Ctrl を ⌘ に）</summary>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export default function RichEditor(target: EditorTarget) {
  const frame = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [words, say] = useState("");
  const [warning, warn] = useState("");
  const [dialog, open] = useState<DialogName | null>(null);
  const editor = useBodyEditor(holder, target, { say, warn, open });
  return (
    <div hidden={!target.isShown} className={styles.editor}>
      <div ref={frame} data-body-editor="" className={styles.frame}>
        {editor ? <Tools editor={editor} frame={frame} dialog={dialog} open={open} /> : null}
        <div ref={holder} />
        <div className={styles.news}>
          <div role="alert">
            {warning === "" ? null : (
              <p className={styles.warning}>
                {warning}
                <button type="button" className={styles.close} onClick={() => warn("")}>
                  閉じる
                </button>
              </p>
            )}
          </div>
          <p className={styles.words} role="status">
            {words}
          </p>
        </div>
      </div>
      <KeyHelp />
    </div>
  );
}

// Opens the menu for a slash on an empty line, also a full-width one after IME conversion.

/** Delay until browser and editor have settled after an IME conversion. */
const SETTLED_MS = 60;

function useSlash(editor: Editor, call: () => void): void {
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

interface Props {
  editor: Editor;
  frame: RefObject<HTMLElement | null>;
  dialog: DialogName | null;
  open(dialog: DialogName | null): void;
}

function Tools({ editor, frame, dialog, open }: Props) {
  const [menu, setMenu] = useState<{ top: number; left: number } | null>(null);
  const openAtLine = useCallback(() => {
    const line = emptyLine(editor, frame.current);
    setMenu(line ? { top: line.bottom + 4, left: 16 } : underToolbar(frame.current));
  }, [editor, frame]);
  const close = useCallback(
    (typed = "") => {
      setMenu(null);
      editor.view.focus();
      if (typed !== "") editor.view.dispatch(editor.state.tr.insertText(typed));
    },
    [editor],
  );
  useSlash(editor, openAtLine);
  const choose = (item: MenuItem) => {
    close();
    clearSlash(editor);
    item.run();
  };
  const hadDialog = useRef(false);
  useEffect(() => {
    if (hadDialog.current && dialog === null) editor.view.focus();
    hadDialog.current = dialog !== null;
  }, [editor, dialog]);
  const openMenu = () => (menu ? close() : setMenu(underToolbar(frame.current)));
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      <Toolbar editor={editor} open={open} openMenu={openMenu} isMenuOpen={menu !== null} />
      {menu ? <BlockMenu items={menuItems(editor, open)} place={menu} onChoose={choose} onClose={close} /> : null}
      {Dialog ? <Dialog editor={editor} onClose={() => open(null)} /> : null}
    </>
  );
}

/** Positions the menu below the sticky toolbar. */
function underToolbar(frame: HTMLElement | null): { top: number; left: number } {
  const bar = frame?.querySelector('[role="toolbar"]');
  if (!frame || !bar) return { top: 0, left: 8 };
  return { top: bar.getBoundingClientRect().bottom - frame.getBoundingClientRect().top + 4, left: 8 };
}

// The cursor's line if it is empty or has only a slash.
interface Line {
  text: string;
  /** Pixels from the top of `holder`. */
  top: number;
  bottom: number;
}

function emptyLine(editor: Editor, holder: Element | null): Line | null {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  const text = $from.parent.textContent;
  const isLine = empty && $from.depth === 1 && $from.parent.type.name === "paragraph";
  if (!holder || !isLine || !/^[/／]?$/.test(text) || $from.parent.childCount > 1) return null;
  // Contains an inline picture.
  if (text === "" && $from.parent.childCount > 0) return null;
  const { top, bottom } = editor.view.coordsAtPos($from.pos);
  const edge = holder.getBoundingClientRect().top;
  return { text, top: top - edge, bottom: bottom - edge };
}

function clearSlash(editor: Editor): void {
  const { $from } = editor.state.selection;
  if (!/^[/／]$/.test($from.parent.textContent)) return;
  editor.view.dispatch(editor.state.tr.delete($from.start(), $from.end()));
}

const dialogs: Record<DialogName, ComponentType<{ editor: Editor; onClose(): void }>> = {
  link: LinkDialog,
  ruby: RubyDialog,
  picture: PictureDialog,
  alt: AltDialog,
  embed: EmbedDialog,
  rawHtml: HtmlDialog,
  html: NewHtmlDialog,
};
