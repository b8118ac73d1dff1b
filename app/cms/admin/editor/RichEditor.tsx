// The editor: toolbar, text, and what opens over them. Loaded when a page has a body to write.

import { useRef, useState } from "react";
import type { DialogName } from "./dialogs/dialog-name.ts";
import { KeyHelp } from "./KeyHelp.tsx";
import styles from "./RichEditor.module.css";
import { Tools } from "./Tools.tsx";
import { type EditorTarget, useBodyEditor } from "./use-body-editor.ts";

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
