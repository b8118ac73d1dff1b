// A hand at a page that counts what a job asks of it: presses, boxes filled in, pages waited for, forms saved.

import type { Locator, Page } from "playwright";
import { isInteractive } from "./browser.ts";

type File = { name: string; mimeType: string; buffer: Buffer };

export interface Counts {
  clicks: number;
  fields: number;
  /** Pages that came, whole or by the router; a form's redirect is part of it. */
  pages: number;
  /** Forms sent, whether a page came of it or it was saved in place. */
  posts: number;
}

export interface Hand {
  counts: Counts;
  press(what: Locator): Promise<void>;
  /** Text as it is typed, an option of a select by its label or place, a mark, files: one field each. */
  fill(what: Locator, value: string): Promise<void>;
  choose(what: Locator, option: string | { index: number }): Promise<void>;
  tick(what: Locator): Promise<void>;
  give(what: Locator, files: File[]): Promise<void>;
}

/** Counts from now on. Nothing is touched before the page hears it. */
export function handOn(page: Page): Hand {
  const counts: Counts = { clicks: 0, fields: 0, pages: 0, posts: 0 };
  page.on("request", (request) => {
    const isDocument = request.isNavigationRequest() && request.redirectedFrom() === null;
    const { pathname, searchParams } = new URL(request.url());
    // The router asks for a page's data alone; with routes named, for what is beside something on the page.
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
