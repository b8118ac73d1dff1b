// Page driver that counts the clicks, fields, pages and form posts of a job.

import type { Locator, Page } from "playwright";
import { isInteractive } from "./browser.ts";

type File = { name: string; mimeType: string; buffer: Buffer };

export interface Counts {
  clicks: number;
  fields: number;
  /** Pages loaded, as a document or by the router; a form's redirect is included. */
  pages: number;
  /** Forms posted, with a new page or in place. */
  posts: number;
}

export interface Hand {
  counts: Counts;
  press(what: Locator): Promise<void>;
  /** Text, select options by label or index, checkboxes, files: one field each. */
  fill(what: Locator, value: string): Promise<void>;
  choose(what: Locator, option: string | { index: number }): Promise<void>;
  tick(what: Locator): Promise<void>;
  give(what: Locator, files: File[]): Promise<void>;
}

/** Starts counting. Waits for hydration before each action. */
export function handOn(page: Page): Hand {
  const counts: Counts = { clicks: 0, fields: 0, pages: 0, posts: 0 };
  page.on("request", (request) => {
    const isDocument = request.isNavigationRequest() && request.redirectedFrom() === null;
    const { pathname, searchParams } = new URL(request.url());
    // The router requests a page's data without `_routes`; fetchers name their routes.
    const isPage = pathname.endsWith(".data") && !searchParams.has("_routes");
    if (isDocument || isPage) counts.pages += 1;
    if (request.method() === "POST" && (isDocument || pathname.endsWith("/save"))) counts.posts += 1;
  });
  const field = async (what: Locator, act: () => Promise<unknown>) => {
    counts.fields += 1;
    await what.waitFor({ state: "attached" });
    await isInteractive(page);
    await act();
  };
  return {
    counts,
    async press(what) {
      counts.clicks += 1;
      await what.waitFor();
      await isInteractive(page);
      await what.click();
    },
    fill: (what, value) => field(what, () => what.fill(value)),
    choose: (what, option) =>
      field(what, () => what.selectOption(typeof option === "string" ? { label: option } : option)),
    tick: (what) => field(what, () => what.check()),
    give: (what, files) => field(what, () => what.setInputFiles(files)),
  };
}
