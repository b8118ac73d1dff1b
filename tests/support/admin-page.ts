import type { BrowserContextOptions, Page } from "playwright";
import { launch, openPage } from "./browser.ts";
import type { Site } from "./site.ts";

/** `cookie`: result of `startAdminSite` or `signIn`. */
export async function openAdminPage(site: Site, cookie: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(await launch(), options);
  await bringSession(opened.page, site, cookie);
  return opened;
}

/** Adds the session cookie to the page's context. */
export async function bringSession(page: Page, site: Site, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=", 2);
  await page.context().addCookies([{ name, value, url: site.origin }]);
}
