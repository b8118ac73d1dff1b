// Dialog for the alternative text of a picture.

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { inText } from "../focus-on.ts";
import styles from "./EditorDialog.module.css";
import { EditorDialog } from "./EditorDialog.tsx";

export function AltDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { src, alt: current } = editor.getAttributes("figure");
  const [alt, setAlt] = useState<string>(current ?? "");
  const frame = altFrame("figure-alt");
  const submit = () => {
    inText(editor).updateAttributes("figure", { alt: alt.trim() }).run();
    onClose();
  };
  return (
    <EditorDialog title="代替テキスト" submit="変更する" onSubmit={submit} onClose={onClose}>
      <img src={src} alt="" className={styles.chosen} />
      <FramedInput
        frame={frame}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        maxLength={200}
        autoFocus
      />
    </EditorDialog>
  );
}

export function altFrame(id: string) {
  return { id, label: "代替テキスト", hint: "画像が見えない人に伝わる短い説明（例: とぐろを巻くパステルの個体）" };
}
