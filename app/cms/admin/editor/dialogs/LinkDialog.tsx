// Dialog for a link.

import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { inText } from "../focus-on.ts";
import { EditorDialog } from "./EditorDialog.tsx";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const isLink = editor.isActive("link");
  const needsWords = editor.state.selection.empty && !isLink;
  const [href, setHref] = useState<string>(editor.getAttributes("link").href ?? "");
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const address = { id: "link-address", label: "リンク先", hint: "https://… か、このサイトの /info/… など", error };
  const text = { id: "link-words", label: "リンクにする文字", hint: "空欄なら、リンク先をそのまま文字にします" };
  const submit = () => {
    const to = addressOf(href);
    if (to === null) return setError("リンク先のアドレスを入力してください（例: https://example.com/）");
    const chain = inText(editor);
    if (needsWords) {
      chain.insertContent({ type: "text", text: words.trim() || to, marks: [{ type: "link", attrs: { href: to } }] });
    } else {
      chain.extendMarkRange("link").setMark("link", { href: to });
    }
    chain.run();
    onClose();
  };
  const remove = () => {
    inText(editor).extendMarkRange("link").unsetMark("link").run();
    onClose();
  };
  return (
    <EditorDialog
      title="リンク"
      submit={isLink ? "変更する" : "リンクにする"}
      onSubmit={submit}
      onClose={onClose}
      undo={isLink ? { label: "リンクを外す", onPress: remove } : undefined}
    >
      <FramedInput
        frame={address}
        value={href}
        onChange={(event) => setHref(event.target.value)}
        inputMode="url"
        autoComplete="off"
        autoFocus
      />
      {needsWords ? (
        <FramedInput frame={text} value={words} onChange={(event) => setWords(event.target.value)} />
      ) : null}
    </EditorDialog>
  );
}

/** Returns typed text as an address; a name like example.com is read as one of the web. */
function addressOf(typed: string): string | null {
  const trimmed = typed.normalize("NFKC").trim();
  if (trimmed === "" || /\s/.test(trimmed)) return null;
  const whole = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
  return isAllowedUrl("a", whole) ? whole : null;
}
