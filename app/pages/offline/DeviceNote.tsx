// Tells offline visitors where an answer comes from.

import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pageTitle, siteName } from "#app/platform/site/site-name.ts";
import styles from "./OfflinePage.module.css";

// Offline tools: the service worker serves a tool's page without query, and the query is answered in the browser with the server's code.
interface Tool<Page> {
  /** Returns whether the page lacks the answer to this query. */
  isUnasked: (page: Page, search: URLSearchParams) => boolean;
  answer: (search: URLSearchParams) => Page | Promise<Page>;
  title: (page: Page) => string;
}

/** `state`: who computed the answer; "waiting" and "failed" apply to this device. */
interface DevicePage<Page> {
  page: Page;
  state: "site" | "waiting" | "here" | "failed";
}

export function useDevicePage<Page>(page: Page, tool: Tool<Page>): DevicePage<Page> {
  const { search, hash } = useLocation();
  const isUnasked = tool.isUnasked(page, new URLSearchParams(search));
  const [made, setMade] = useState<{ search: string; state: "waiting" | "here" | "failed"; page: Page } | null>(null);
  const { answer } = tool;

  // Runs after hydration of the served page.
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
  failed: "オフラインのうえ、計算に必要なデータがこの端末にありません。オンラインのときに、もう一度開いてください。",
} as const;

export function DeviceNote({ state }: Pick<DevicePage<unknown>, "state">) {
  return state === "site" ? null : (
    <p role="status" className={styles.note}>
      {words[state]}
    </p>
  );
}
