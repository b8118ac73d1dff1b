// The library inside the picker: search, a page of pictures to press, and the other pages.

import { Button, Input } from "@chakra-ui/react";
import { useState } from "react";
import styles from "./PictureDialog.module.css";
import type { PickedPicture } from "./picture.ts";
import { readLibraryQuery } from "./query.ts";
import { sheetOf } from "./sheet.ts";
import { Tile } from "./Tile.tsx";
import { useLibrary } from "./use-library.ts";

interface Props {
  picked: readonly PickedPicture[];
  /** How many were uploaded meanwhile: another number asks for the page anew. */
  newest: number;
  onToggle(picture: PickedPicture): void;
}

export function PicturePages({ picked, newest, onToggle }: Props) {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState({ q: "", page: 1 });
  const { page: library, problem } = useLibrary({ ...readLibraryQuery(new URLSearchParams()), ...asked }, newest);
  const sheet = sheetOf(library?.items.map(({ id }) => id) ?? [], "card");
  const find = () => setAsked({ q: typed.trim(), page: 1 });
  return (
    <>
      <search className={styles.search}>
        <label>
          アップロード済みの画像から探す
          <Input
            type="search"
            size="sm"
            value={typed}
            placeholder="名前・代替テキスト"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter that ends a conversion belongs to the input method.
              if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return;
              event.preventDefault();
              find();
            }}
          />
        </label>
        <Button type="button" variant="outline" onClick={find}>
          探す
        </Button>
      </search>
      <p role="status">{problem ?? (library ? `${library.total.toLocaleString("ja-JP")}枚` : "読み込んでいます…")}</p>
      <ul className={styles.cards} style={sheet.style}>
        {library?.items.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={picked.some(({ id }) => id === picture.id)}
              onClick={() => onToggle(picture)}
            >
              <Tile sheet={sheet} image={picture.id} />
              <span className={styles.name}>{picture.alt || picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {library && library.pages > 1 ? (
        <div className={styles.pages}>
          <Button
            type="button"
            variant="outline"
            disabled={library.page === 1}
            onClick={() => setAsked({ ...asked, page: library.page - 1 })}
          >
            前へ
          </Button>
          {`${library.page} / ${library.pages}ページ`}
          <Button
            type="button"
            variant="outline"
            disabled={library.page === library.pages}
            onClick={() => setAsked({ ...asked, page: library.page + 1 })}
          >
            次へ
          </Button>
        </div>
      ) : null}
    </>
  );
}
