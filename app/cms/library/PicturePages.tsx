// Picker's library view with search and pages.

import { Button, Input } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { isRecord } from "#app/platform/site/is-record.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import styles from "./PictureDialog.module.css";
import { type LibraryPage, type LibraryQuery, librarySearch, type PickedPicture, readLibraryQuery } from "./picture.ts";
import { Tile } from "./Tile.tsx";

interface Props {
  picked: readonly PickedPicture[];
  /** Upload counter: a change reloads the page. */
  newest: number;
  onToggle(picture: PickedPicture): void;
}

export function PicturePages({ picked, newest, onToggle }: Props) {
  const [typed, setTyped] = useState("");
  const [request, setRequest] = useState({ q: "", page: 1 });
  const { page: library, problem } = useLibrary({ ...readLibraryQuery(new URLSearchParams()), ...request }, newest);
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
      <p role="status">{problem ?? (library ? `${withCommas(library.total)}枚` : "読み込んでいます…")}</p>
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

/** Loads a library page. `page` is the last one loaded; `problem` the error message. A new `edition` reloads. */
function useLibrary(query: LibraryQuery, edition: number): { page: LibraryPage | null; problem: string | null } {
  const [state, setState] = useState<{ page: LibraryPage | null; problem: string | null }>({
    page: null,
    problem: null,
  });
  const search = librarySearch(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is another answer to the same question
  useEffect(() => {
    const leaving = new AbortController();
    void ask(search, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setState((last) => (answer.page ? answer : { ...last, problem: answer.problem }));
    });
    return () => leaving.abort();
  }, [search, edition]);
  return state;
}

async function ask(search: string, signal: AbortSignal) {
  try {
    const response = await fetch(`/admin/images/list${search}`, { signal });
    const page: unknown = await response.json();
    if (isLibraryPage(page)) return { page, problem: null };
  } catch {
    // Not JSON: the login page or a network error.
  }
  return {
    page: null,
    problem: "画像の一覧を読み込めませんでした。通信とログインの状態を確かめてください。入力した内容はそのままです。",
  };
}

function isLibraryPage(value: unknown): value is LibraryPage {
  return isRecord(value) && Array.isArray(value.items);
}
