// The editor: toolbar, text, and what opens over them. Loaded when a page has a body to write.

import { useRef, useState } from "react";
import type { DialogName } from "./dialogs/dialog-name.ts";
import styles from "./RichEditor.module.css";
import { Tools } from "./Tools.tsx";
import { type EditorTarget, useBodyEditor } from "./use-body-editor.ts";

// The keys that help, for who wants to know them.
const keys: readonly [string, string][] = [
  ["/", "空の行で、見出し・画像・表などを選ぶ"],
  ["行頭の ・ ／ 1. ／ # ／ ＞", "箇条書き・番号つき・見出し・引用（1. と # のあとに空白。Ctrl+Zで文字に戻る）"],
  ["Ctrl+B ・ Ctrl+I ・ Ctrl+Shift+S", "太字・斜体・取り消し線"],
  ["Ctrl+Alt+2 ・ Ctrl+Alt+3", "見出し・小見出し"],
  ["Ctrl+Shift+8 ・ Ctrl+Shift+7", "箇条書き・番号つき"],
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
      <summary>キーボードでの書きかた（Macでは Ctrl を ⌘ に）</summary>
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
      </div>
      <p className={styles.words} role="status">
        {words}
      </p>
      <KeyHelp />
    </div>
  );
}
