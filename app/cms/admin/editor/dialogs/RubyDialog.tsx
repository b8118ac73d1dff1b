// Words and how they are read.

import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { inText } from "../focus-on.ts";
import { rubyHtml, rubyWords } from "../nodes/ruby.ts";
import { EditorDialog } from "./EditorDialog.tsx";

export function RubyDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { selection, doc } = editor.state;
  const chosen = selection instanceof NodeSelection && selection.node.type.name === "ruby" ? selection.node : null;
  const began = chosen
    ? rubyWords(chosen.attrs.html)
    : { base: doc.textBetween(selection.from, selection.to, ""), reading: "" };
  const [base, setBase] = useState(began.base);
  const [reading, setReading] = useState(began.reading);
  const [error, setError] = useState<string>();
  const words = { id: "ruby-words", label: "文字", error: base.trim() ? undefined : error };
  const read = { id: "ruby-reading", label: "読み", hint: "例: 蛇 に へび", error: reading.trim() ? undefined : error };
  const submit = () => {
    if (!base.trim() || !reading.trim()) return setError("文字と読みを入力してください");
    const html = rubyHtml(base.trim(), reading.trim());
    const attrs = { ...chosen?.attrs, html };
    inText(editor).insertContent({ type: "ruby", attrs }).run();
    onClose();
  };
  const remove = () => {
    inText(editor).insertContent({ type: "text", text: began.base }).run();
    onClose();
  };
  return (
    <EditorDialog
      title="ふりがな"
      submit={chosen ? "変更する" : "付ける"}
      onSubmit={submit}
      onClose={onClose}
      undo={chosen ? { label: "ふりがなを外す", onPress: remove } : undefined}
    >
      <FramedInput frame={words} value={base} onChange={(event) => setBase(event.target.value)} />
      <FramedInput
        frame={read}
        value={reading}
        onChange={(event) => setReading(event.target.value)}
        autoFocus={base !== ""}
      />
    </EditorDialog>
  );
}
