import { Button, Input } from "@chakra-ui/react";
import { useState } from "react";
import type { LibraryPage, PickedPicture } from "#app/cms/library/list.server.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { fetchJson } from "#app/ui/kit/fetch-json.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import styles from "./PictureDialog.module.css";
import { librarySearch, readLibraryQuery } from "./picture.ts";
import { Tile } from "./Tile.tsx";

interface Props {
  picked: readonly PickedPicture[];
  /** Upload counter: a change reloads the page. */
  newest: number;
  onToggle(picture: PickedPicture): void;
}

const UNREAD = "画像の一覧を読み込めませんでした。通信とログインの状態を確かめてください。入力した内容はそのままです。";

export function PicturePages({ picked, newest, onToggle }: Props) {
  const [typed, setTyped] = useState("");
  const [request, setRequest] = useState({ q: "", page: 1 });
  const search = librarySearch({ ...readLibraryQuery(new URLSearchParams()), ...request });
  const [loaded] = useLoaded(
    async (gone) => ({ page: await fetchJson<LibraryPage>(`/admin/images/list${search}`, { signal: gone }) }),
    [request, newest],
  );
  const library = loaded?.page;
  const find = () => setRequest({ q: typed.trim(), page: 1 });
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
              // Enter that confirms an IME conversion.
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
      <p role="status">{library ? `${withCommas(library.total)}枚` : loaded ? UNREAD : "読み込んでいます…"}</p>
      <ul className={styles.cards}>
        {library?.items.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={picked.some(({ id }) => id === picture.id)}
              onClick={() => onToggle(picture)}
            >
              <Tile image={picture.id} />
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
            onClick={() => setRequest({ ...request, page: library.page - 1 })}
          >
            前へ
          </Button>
          {`${library.page} / ${library.pages}ページ`}
          <Button
            type="button"
            variant="outline"
            disabled={library.page === library.pages}
            onClick={() => setRequest({ ...request, page: library.page + 1 })}
          >
            次へ
          </Button>
        </div>
      ) : null}
    </>
  );
}
