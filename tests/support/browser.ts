// Chromium, as a person's browser: CHROMIUM_PATH, then Playwright's own, then Debian's. What it complains of fails the test.

import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";

const DEBIAN = "/usr/bin/chromium";

export async function launch(): Promise<Browser> {
  const own = chromium.executablePath();
  const path = [process.env.CHROMIUM_PATH, own, DEBIAN].find((one) => one && existsSync(one));
  if (!path) throw new Error("No Chromium: set CHROMIUM_PATH, or install it (Debian: apt-get install chromium)");
  return chromium.launch({
    executablePath: path,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A page whose console errors, script errors and policy violations are gathered in `complaints`. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({
    locale: "ja-JP",
    // The default names a headless browser, which the server takes for a bot.
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    page,
    complaints,
    async close() {
      // A request still held by a test's own answer must not hold the browser.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    },
  };
}
