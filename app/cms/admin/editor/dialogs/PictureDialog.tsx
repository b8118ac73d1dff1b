// A picture into the text: one of the library, or one from the device, with its words.

import { Button } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { inText } from "#app/cms/admin/editor/focus-on.ts";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { FileDrop } from "#app/cms/library/FileDrop.tsx";
import { PicturePages } from "#app/cms/library/PicturePages.tsx";
import type { PickedPicture } from "#app/cms/library/picture.ts";
import { UploadStates } from "#app/cms/library/UploadRows.tsx";
import { useUploads } from "#app/cms/library/use-uploads.ts";
import { pictureUrl } from "#app/platform/images/image.ts";
import { insertBlock } from "../commands.ts";
import { figureOf } from "../pictures.ts";
import styles from "./EditorDialog.module.css";
import { EditorDialog } from "./EditorDialog.tsx";

export function PictureDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [choice, setChoice] = useState<PickedPicture | null>(null);
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const words = altFrame("picture-alt");
  const below = { id: "picture-caption", label: "画像の下の文", hint: "なくてもかまいません" };
  const choose = (picture: PickedPicture) => {
    setChoice(picture);
    setAlt(picture.alt);
  };
  const submit = () => {
    if (!choice) return;
    insertBlock(editor, figureOf(choice, alt.trim(), caption.trim()));
    onClose();
  };
  return (
    <EditorDialog title="画像" submit={choice ? "入れる" : null} onSubmit={submit} onClose={onClose} isWide>
      {choice ? (
        <>
          <img src={pictureUrl(choice.id, 640)} alt="" className={styles.chosen} />
          <FramedInput
            frame={words}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            maxLength={200}
            autoFocus
          />
          <FramedInput frame={below} value={caption} onChange={(event) => setCaption(event.target.value)} />
          <Button type="button" variant="ghost" justifySelf="start" onClick={() => setChoice(null)}>
            ほかの画像を選ぶ
          </Button>
        </>
      ) : (
        <PictureChoice onChoose={choose} />
      )}
    </EditorDialog>
  );
}

// The library by pages, with its search, and a way to add to it: pressing a picture, or sending one, chooses it.
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

// Dialog for the alternative text of a picture.

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

function altFrame(id: string) {
  return { id, label: "代替テキスト", hint: "画像が見えない人に伝わる短い説明（例: とぐろを巻くパステルの個体）" };
}
