// Whose answer it is that one sees without a connection.

import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pageTitle, siteName } from "#app/platform/site/site-name.ts";
import styles from "./OfflinePage.module.css";

// A tool without a connection: the service worker hands out its page as it is without a question, and the question of the address
// is answered here, by the same code as the server's.
interface Tool<Page> {
  /** Whether this page, of an address with this query, is only the one without a question. */
  isUnasked: (page: Page, search: URLSearchParams) => boolean;
  answer: (search: URLSearchParams) => Page | Promise<Page>;
  title: (page: Page) => string;
}

/** `state`: whose answer it is; "waiting" and "failed" are of those that are made here. */
interface PageHere<Page> {
  page: Page;
  state: "site" | "waiting" | "here" | "failed";
}

export function usePageHere<Page>(page: Page, tool: Tool<Page>): PageHere<Page> {
  const { search, hash } = useLocation();
  const isUnasked = tool.isUnasked(page, new URLSearchParams(search));
  const [made, setMade] = useState<{ search: string; state: "waiting" | "here" | "failed"; page: Page } | null>(null);
  const { answer } = tool;

  // First of all the browser takes the page over as it came.
  useEffect(() => {
    if (!isUnasked) return;
    let isWanted = true;
    setMade({ search, state: "waiting", page });
    Promise.resolve(answer(new URLSearchParams(search))).then(
      (found) => isWanted && setMade({ search, state: "here", page: found }),
      () => isWanted && setMade({ search, state: "failed", page }),
    );
    return () => {
      isWanted = false;
    };
  }, [isUnasked, search, answer, page]);

  const mine = isUnasked && made?.search === search ? made : null;
  const title = mine?.state === "here" ? tool.title(mine.page) : null;
  useEffect(() => {
    if (title === null) return;
    document.title = pageTitle(title, siteName());
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [title, hash]);

  return mine ?? { page, state: "site" };
}

const words = {
  site: "",
  waiting: "オフラインのため、この端末で計算しています…",
  here: "オフラインのため、この端末に保存したデータを使っています。",
  failed: "オフラインで、計算に必要なデータもこの端末にありません。オンラインのときに、もう一度開いてください。",
} as const;

export function HereNote({ state }: Pick<PageHere<unknown>, "state">) {
  return state === "site" ? null : (
    <p role="status" className={styles.note}>
      {words[state]}
    </p>
  );
}
