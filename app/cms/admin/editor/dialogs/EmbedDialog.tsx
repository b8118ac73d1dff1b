// A video, a map or a post, by its address or its embedding code.

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { insertBlock } from "../commands.ts";
import { embedOf } from "../paste/embed-code.ts";
import { EditorDialog } from "./EditorDialog.tsx";

export function EmbedDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const frame = {
    id: "embed-text",
    label: "アドレスか埋め込みコード",
    hint: "YouTube・Googleマップ・X・Instagram・TikTokのアドレスか、<iframe> などの埋め込みコード。本文の空の行に貼り付けても入ります",
    error,
  };
  const submit = () => {
    const html = embedOf(text);
    if (html === null) {
      return setError("埋め込めるアドレスではありません。「共有」から取れる埋め込みコードを貼り付けてください");
    }
    insertBlock(editor, { type: "rawHtml", attrs: { html } });
    onClose();
  };
  return (
    <EditorDialog title="埋め込み" submit="入れる" onSubmit={submit} onClose={onClose}>
      <FramedTextarea
        frame={frame}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={4}
        spellCheck={false}
        autoFocus
      />
    </EditorDialog>
  );
}
