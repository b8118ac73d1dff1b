// Every hostile article of the corpus, and changes of them, on real pages in a real browser: nothing of theirs runs.

import fc from "fast-check";
import type { Page } from "playwright";
import { createEntry, findEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { written } from "#tests/fuzz/hostile-writing.ts";
import { hostileCorpus } from "#tests/platform/richtext/hostile-corpus.ts";
import { launch, openPage } from "#tests/support/browser.ts";
import { content, hana } from "#tests/support/contents.ts";
import type { Say } from "./report.ts";

const ID = "hostile";
const ALLOWED =
  /^https:\/\/(platform\.twitter\.com|platform\.x\.com|www\.instagram\.com|www\.tiktok\.com|www\.youtube(-nocookie)?\.com|player\.vimeo\.com)\//;

export async function hostileArticles(origin: string, db: Db, changed: number, say: Say): Promise<void> {
  const browser = await launch();
  const { page, close } = await openPage(browser, { viewport: { width: 1000, height: 800 } });
  const ran: string[] = [];
  let current = "";
  page.context().on("dialog", (dialog) => {
    ran.push(`${dialog.type()} of ${current}`);
    void dialog.dismiss();
  });
  page.context().on("page", (opened) => void opened.close());
  await page.route(/^https?:\/\//, (route) => {
    const url = route.request().url();
    if (url.startsWith(origin)) return route.continue();
    // What an article may bring along (pictures, frames of known sites) is no script of a stranger's.
    const isOfPage = route.request().frame() === page.mainFrame();
    if (route.request().resourceType() === "script" && (isOfPage || !ALLOWED.test(url)))
      ran.push(`script ${url} of ${current}`);
    return route.abort();
  });
  const known = hostileCorpus.map(({ html }) => html);
  const all = [...known, ...fc.sample(written, changed)];
  await createEntry(db, "term", ID, article("始め"), hana);
  for (const html of all) {
    current = html;
    const version = (await findEntry(db, "term", ID))?.version ?? 0;
    const out = await publish(db, "term", ID, version, article(html), null, hana);
    if (!out.ok) throw new Error(out.reason);
    await page.goto(`${origin}/term/${ID}`, { waitUntil: "load" });
    await touch(page);
    if (new URL(page.url()).origin !== origin) ran.push(`went to ${page.url()} by ${current}`);
  }
  // Their pictures and frames of other hosts the policy refuses: that is as it should be here.
  await close().catch(() => {});
  await browser.close();
  say(
    `${known.length} hostile articles and ${changed} changed ones, in Chromium`,
    `${ran.length} ran ${ran[0] ?? ""}`,
    "none",
    ran.length === 0 && known.length >= 150,
  );
}

const article = (html: string) =>
  content("term", {
    title: html.slice(0, 100) || "x",
    summary: html.slice(0, 100),
    body: html,
    fields: { reading: "よみ" },
  });

/** Does to everything in the article what a reader might. */
async function touch(page: Page): Promise<void> {
  await page
    .evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("main *")) {
        for (const name of ["mouseover", "pointerenter", "focus", "animationstart", "transitionend", "toggle", "wheel"])
          element.dispatchEvent(new Event(name, { bubbles: true }));
        if (element instanceof HTMLAnchorElement && !/^(?:javascript|data|vbscript):/i.test(element.protocol)) continue;
        if (element instanceof HTMLButtonElement) continue;
        element.click();
      }
    })
    // An article may lead elsewhere while it is touched; where to is looked at afterwards.
    .catch(() => {});
}
