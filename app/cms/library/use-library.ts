// In the browser: a page of the library, asked for again whenever the question changes.

import { useEffect, useState } from "react";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { LibraryPage } from "./picture.ts";
import { type LibraryQuery, librarySearch } from "./query.ts";

/** `page`: the last one that arrived. `problem`: why none comes, in words. Another `edition` asks the same anew. */
export function useLibrary(query: LibraryQuery, edition: number): { page: LibraryPage | null; problem: string | null } {
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
    // Not our JSON: the login page, or no answer at all.
  }
  return {
    page: null,
    problem:
      "画像の一覧を読み込めませんでした。接続と、ログインが続いているかを確かめてください。入力した内容はそのままです。",
  };
}

function isLibraryPage(value: unknown): value is LibraryPage {
  return isRecord(value) && Array.isArray(value.items);
}
