import { Button } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { insertBlock } from "#app/cms/admin/editor/commands.ts";
import { focusedChain } from "#app/cms/admin/editor/focus.ts";
import { rubyHtml, rubyWords } from "#app/cms/admin/editor/nodes/ruby.ts";
import { embedOf } from "#app/cms/admin/editor/paste/embed-code.ts";
import { figureOf } from "#app/cms/admin/editor/pictures.ts";
import { FramedInput, FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { FileDrop } from "#app/cms/library/FileDrop.tsx";
import type { PickedPicture } from "#app/cms/library/list.server.ts";
import { PicturePages } from "#app/cms/library/PicturePages.tsx";
import { UploadStates } from "#app/cms/library/UploadRows.tsx";
import { useUploads } from "#app/cms/library/use-uploads.ts";
import { pictureUrl } from "#app/platform/images/image.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import styles from "./EditorDialog.module.css";
import { EditorDialog } from "./EditorDialog.tsx";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const isLink = editor.isActive("link");
  const needsWords = editor.state.selection.empty && !isLink;
  const [error, setError] = useState<string>();
  const address = { id: "link-address", label: "リンク先", hint: "https://… か、このサイトの /info/… など", error };
  const text = { id: "link-words", label: "リンクにする文字", hint: "空欄なら、リンク先をそのまま文字にします" };
  const submit = ({ href = "", words = "" }) => {
    const to = addressOf(href);
    if (to === null) return setError("リンク先のURLを入力してください（例：https://example.com/）");
    const chain = focusedChain(editor);
    if (needsWords) {
      chain.insertContent({ type: "text", text: words.trim() || to, marks: [{ type: "link", attrs: { href: to } }] });
    } else {
      chain.extendMarkRange("link").setMark("link", { href: to });
    }
    chain.run();
    onClose();
  };
  const remove = () => {
    focusedChain(editor).extendMarkRange("link").unsetMark("link").run();
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
        name="href"
        defaultValue={editor.getAttributes("link").href}
        inputMode="url"
        autoComplete="off"
        autoFocus
      />
      {needsWords ? <FramedInput frame={text} name="words" /> : null}
    </EditorDialog>
  );
}

/** Normalises a typed URL; adds https:// to a bare domain. Returns null if invalid. */
function addressOf(typed: string): string | null {
  const trimmed = typed.normalize("NFKC").trim();
  if (trimmed === "" || /\s/.test(trimmed)) return null;
  const whole = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
  return isAllowedUrl("a", whole) ? whole : null;
}

export function RubyDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { selection, doc } = editor.state;
  const chosen = selection instanceof NodeSelection && selection.node.type.name === "ruby" ? selection.node : null;
  const began = chosen
    ? rubyWords(chosen.attrs.html)
    : { base: doc.textBetween(selection.from, selection.to, ""), reading: "" };
  const [missing, setMissing] = useState<Readonly<Record<string, boolean>>>({});
  const error = (name: string) => (missing[name] ? "文字と読みを入力してください" : undefined);
  const words = { id: "ruby-words", label: "文字", error: error("base") };
  const read = { id: "ruby-reading", label: "読み", hint: "例：蛇 に へび", error: error("reading") };
  const submit = ({ base = "", reading = "" }) => {
    if (!base.trim() || !reading.trim()) return setMissing({ base: !base.trim(), reading: !reading.trim() });
    const html = rubyHtml(base.trim(), reading.trim());
    const attrs = { ...chosen?.attrs, html };
    focusedChain(editor).insertContent({ type: "ruby", attrs }).run();
    onClose();
  };
  const remove = () => {
    focusedChain(editor).insertContent({ type: "text", text: began.base }).run();
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
      <FramedInput frame={words} name="base" defaultValue={began.base} />
      <FramedInput frame={read} name="reading" defaultValue={began.reading} autoFocus={began.base !== ""} />
    </EditorDialog>
  );
}

// Dialog for videos, maps and posts, by URL or embed code.

export function EmbedDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [error, setError] = useState<string>();
  const frame = {
    id: "embed-text",
    label: "URLか埋め込みコード",
    hint: "YouTube・Googleマップ・X・Instagram・TikTokのURLか、<iframe> などの埋め込みコード。本文の空の行に貼り付けても入ります",
    error,
  };
  const submit = ({ text = "" }) => {
    const html = embedOf(text);
    if (html === null) {
      return setError("埋め込めるURLではありません。「共有」で表示される埋め込みコードを貼り付けてください");
    }
    insertBlock(editor, { type: "rawHtml", attrs: { html } });
    onClose();
  };
  return (
    <EditorDialog title="埋め込み" submit="入れる" onSubmit={submit} onClose={onClose}>
      <FramedTextarea frame={frame} name="text" rows={4} spellCheck={false} autoFocus />
    </EditorDialog>
  );
}

interface Props {
  editor: Editor;
  onClose(): void;
}

export const NewHtmlDialog = (props: Props) => <HtmlDialog {...props} isNew />;

export function HtmlDialog({ editor, isNew = false, onClose }: Props & { isNew?: boolean }) {
  const { selection } = editor.state;
  const node = !isNew && selection instanceof NodeSelection ? selection.node : null;
  const frame = {
    id: "block-html",
    label: "HTML",
    hint: "使えないタグは表示のときに取り除かれます。空にするとブロックが消えます",
  };
  const submit = ({ html = "" }) => {
    const chain = focusedChain(editor);
    if (!node && html.trim() !== "") insertBlock(editor, { type: "rawHtml", attrs: { html } });
    else if (node && html.trim() === "") chain.deleteSelection().run();
    else if (node) chain.updateAttributes("rawHtml", { html }).run();
    onClose();
  };
  return (
    <EditorDialog
      title="HTMLのブロック"
      submit={node ? "変更する" : "入れる"}
      onSubmit={submit}
      onClose={onClose}
      isWide
    >
      <FramedTextarea
        frame={frame}
        name="html"
        defaultValue={node?.attrs.html}
        rows={12}
        spellCheck={false}
        fontFamily="var(--font-mono)"
        autoFocus
      />
    </EditorDialog>
  );
}

export function PictureDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [choice, setChoice] = useState<PickedPicture | null>(null);
  const [caption, setCaption] = useState("");
  const words = altFrame("picture-alt");
  const below = { id: "picture-caption", label: "画像の下の文", hint: "なくてもかまいません" };
  const submit = ({ alt = "" }) => {
    if (!choice) return;
    insertBlock(editor, figureOf(choice, alt.trim(), caption.trim()));
    onClose();
  };
  return (
    <EditorDialog title="画像" submit={choice ? "入れる" : null} onSubmit={submit} onClose={onClose} isWide>
      {choice ? (
        <>
          <img src={pictureUrl(choice.id, 640)} alt="" className={styles.chosen} />
          <FramedInput frame={words} name="alt" defaultValue={choice.alt} maxLength={200} autoFocus />
          <FramedInput frame={below} value={caption} onChange={(event) => setCaption(event.target.value)} />
          <Button type="button" variant="ghost" justifySelf="start" onClick={() => setChoice(null)}>
            ほかの画像を選ぶ
          </Button>
        </>
      ) : (
        <PictureChoice onChoose={setChoice} />
      )}
    </EditorDialog>
  );
}

// Picture library with search and upload.
function PictureChoice({ onChoose }: { onChoose(picture: PickedPicture): void }) {
  const { uploads, add } = useUploads((result) => {
    if (result.ok) onChoose(result);
  });
  return (
    <>
      <FileDrop label="この端末の画像を1枚送る" multiple={false} onFiles={add} />
      <UploadStates rows={uploads} />
      <PicturePages picked={[]} newest={0} onToggle={onChoose} />
    </>
  );
}

export function AltDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { src, alt: current } = editor.getAttributes("figure");
  const frame = altFrame("figure-alt");
  const submit = ({ alt = "" }) => {
    focusedChain(editor).updateAttributes("figure", { alt: alt.trim() }).run();
    onClose();
  };
  return (
    <EditorDialog title="代替テキスト" submit="変更する" onSubmit={submit} onClose={onClose}>
      <img src={src} alt="" className={styles.chosen} />
      <FramedInput frame={frame} name="alt" defaultValue={current} maxLength={200} autoFocus />
    </EditorDialog>
  );
}

function altFrame(id: string) {
  return { id, label: "代替テキスト", hint: "画像が見えない人に伝わる短い説明（例：とぐろを巻くパステルの個体）" };
}
