// The library by pages, with its search, and a way to add to it.

import { Button, Flex, Input } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import { isConverting } from "#app/admin/kit/converting.ts";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";
import { pictureUrl } from "#app/platform/images/sizes.ts";
import { sendFile } from "../pictures.ts";
import styles from "./EditorDialog.module.css";
import { useLibrary } from "./use-library.ts";

export interface Choice {
  id: string;
  alt: string;
  width: number;
  height: number;
}

export function PictureChoice({ onChoose }: { onChoose(picture: Choice): void }) {
  const [typed, setTyped] = useState("");
  const [asked, ask] = useState({ q: "", page: 1 });
  const [message, setMessage] = useState<string>();
  const library = useLibrary(asked);
  const file = {
    id: "picture-file",
    label: "この端末から",
    hint: "JPEG・PNG・WebP・AVIF・GIF、20MBまで",
    error: message,
  };
  const search = { id: "picture-search", label: "アップロード済みの画像から" };
  const find = () => ask({ q: typed.trim(), page: 1 });
  const send = async (files: FileList | null) => {
    const [first] = files ?? [];
    if (!first) return;
    setMessage(undefined);
    const result = await sendFile(first);
    if (result.ok) onChoose(result);
    else setMessage(result.message);
  };
  return (
    <>
      <FieldFrame {...file}>
        <input
          {...ariaAttributes(file)}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onChange={(event) => void send(event.target.files)}
        />
      </FieldFrame>
      <FieldFrame {...search}>
        <Flex gap="2" align="center">
          <Input
            {...ariaAttributes(search)}
            type="search"
            value={typed}
            placeholder="名前や説明で探す"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Enter" || isConverting(event.nativeEvent)) return;
              event.preventDefault();
              find();
            }}
          />
          <Button type="button" variant="outline" onClick={find}>
            探す
          </Button>
        </Flex>
      </FieldFrame>
      <p className={styles.note} role="status">
        {library.words}
      </p>
      <ul className={styles.pictures}>
        {library.items.map((picture) => (
          <li key={picture.id}>
            <button type="button" className={styles.picture} onClick={() => onChoose(picture)}>
              <img src={pictureUrl(picture.id, 320)} alt="" loading="lazy" />
              <span>{picture.alt || picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {library.pages > 1 ? (
        <Flex gap="2" align="center" justify="center">
          <Button
            type="button"
            variant="outline"
            disabled={library.page <= 1}
            onClick={() => ask({ ...asked, page: library.page - 1 })}
          >
            前へ
          </Button>
          <span>
            {library.page} / {library.pages}
          </span>
          <Button
            type="button"
            variant="outline"
            disabled={library.page >= library.pages}
            onClick={() => ask({ ...asked, page: library.page + 1 })}
          >
            次へ
          </Button>
        </Flex>
      ) : null}
    </>
  );
}
