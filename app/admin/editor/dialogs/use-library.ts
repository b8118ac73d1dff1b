// A page of the library, asked for by fetch: what comes late for a question that is no more is left aside.

import { useEffect, useState } from "react";
import type { LibraryPage } from "#app/library/picture.ts";

interface Shown extends LibraryPage {
  /** How it stands with the list, for everybody who cannot see it change. */
  words: string;
}

const none: LibraryPage = { items: [], total: 0, page: 1, pages: 1 };

export function useLibrary({ q, page }: { q: string; page: number }): Shown {
  const [shown, setShown] = useState<Shown>({ ...none, words: "読み込んでいます…" });
  useEffect(() => {
    const stop = new AbortController();
    const search = new URLSearchParams({ q, page: String(page) });
    fetch(`/admin/images/list?${search}`, { signal: stop.signal })
      .then((answer) => answer.json() as Promise<LibraryPage>)
      .then((found) => setShown({ ...found, words: found.total > 0 ? `${found.total}枚` : "見つかりませんでした" }))
      .catch(() => {
        if (!stop.signal.aborted) setShown({ ...none, words: "一覧を読み込めませんでした。もう一度お試しください" });
      });
    return () => stop.abort();
  }, [q, page]);
  return shown;
}
