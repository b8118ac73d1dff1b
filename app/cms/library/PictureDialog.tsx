import { Button } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { PickedPicture } from "#app/cms/library/list.server.ts";
import { FileDrop } from "./FileDrop.tsx";
import styles from "./PictureDialog.module.css";
import { PicturePages } from "./PicturePages.tsx";
import { UploadStates } from "./UploadRows.tsx";
import { useUploads } from "./use-uploads.ts";

interface Props {
  title: string;
  multiple: boolean;
  onPick(pictures: readonly PickedPicture[]): void;
  onClose(): void;
}

/** Rendered in a portal outside the form, so that its inputs are not submitted. */
export function PictureDialog({ title, multiple, onPick, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [picked, setPicked] = useState<readonly PickedPicture[]>([]);
  const heading = useId();
  const pick = (picture: PickedPicture) =>
    setPicked((all) => (multiple ? [...without(all, picture), picture] : [picture]));
  const { uploads, add, isBusy } = useUploads((result) => {
    if (result.ok) pick(result);
  });
  useEffect(() => dialog.current?.showModal(), []);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <h2 id={heading}>{title}</h2>
          <Button type="button" variant="ghost" colorPalette="gray" onClick={() => dialog.current?.close()}>
            閉じる
          </Button>
        </div>
        <div className={styles.middle}>
          <FileDrop
            label={multiple ? "この端末の画像を送る" : "この端末の画像を1枚送る"}
            multiple={multiple}
            onFiles={add}
          />
          <UploadStates rows={uploads} />
          <PicturePages
            picked={picked}
            newest={uploads.filter(({ result }) => result?.ok).length}
            onToggle={(picture) =>
              picked.some(({ id }) => id === picture.id) ? setPicked(without(picked, picture)) : pick(picture)
            }
          />
        </div>
        <div className={styles.foot}>
          <span role="status">{picked.length > 0 ? `${picked.length}枚を選んでいます` : "選んでいません"}</span>
          <Button
            type="button"
            disabled={picked.length === 0 || isBusy}
            onClick={() => {
              onPick(picked);
              dialog.current?.close();
            }}
          >
            {isBusy ? "送信しています…" : multiple ? "選んだ画像を入れる" : "この画像にする"}
          </Button>
        </div>
      </div>
    </dialog>,
    // Inside the admin root, for its styles.
    document.querySelector(".admin") ?? document.body,
  );
}

function without(all: readonly PickedPicture[], picture: PickedPicture): PickedPicture[] {
  return all.filter(({ id }) => id !== picture.id);
}
