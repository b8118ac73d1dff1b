// Chromium helpers. Complaints of the browser fail the test.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { findChromium } from "./chromium.ts";

/** Contexts without JavaScript, which need no waiting. */
const scriptless = new WeakSet<BrowserContext>();

const launched = new Map<boolean, Promise<Browser>>();

/**
 * Returns this process's browser: tests open their own pages in it, and it ends with the process. Without pictures, which
 * take a fifth of its CPU time, it is for tests that look at none.
 */
export async function launch({ pictures = true } = {}): Promise<Browser> {
  const browser = await launched.get(pictures);
  if (browser?.isConnected()) return browser;
  const started = start(pictures ? [] : ["--blink-settings=imagesEnabled=false"]);
  launched.set(pictures, started);
  return started;
}

async function start(args: string[]): Promise<Browser> {
  const found = findChromium({ isForTests: true });
  if (!found) throw new Error("No Chromium here: npm test gets one, or says how");
  return chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...args,
    ],
  });
}

/**
 * Opens a page and collects console errors, script errors and policy violations in `complaints`. Closing it, at the end
 * of the test, fails if any page of its context violated its content security policy.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({
    locale: "ja-JP",
    // Only its own tests use the service worker: it would hide requests from the others.
    serviceWorkers: "block",
    // Animations cost CPU time; tests of animations enable them.
    reducedMotion: "reduce",
    // The default names a headless browser, which the server treats as a bot.
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
    ...options,
  });
  context.setDefaultTimeout(120_000);
  if (options.javaScriptEnabled === false) scriptless.add(context);
  const violations: string[] = [];
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
  });
  const wrong = gatherWrong(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  let isClosed = false;
  async function close(): Promise<void> {
    isClosed = true;
    // Pending route handlers must not keep the browser open; a test may have closed the page itself.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
    if (violations.length > 0) throw new Error(`The page's policy was broken:\n${violations.join("\n")}`);
  }
  if (expect.getState().currentTestName !== undefined) {
    onTestFinished(async ({ task }) => {
      if (isClosed) return;
      if (task.result?.state === "fail") await tellWhatFailedShows(context, wrong);
      await close();
    });
  }
  return { page, complaints, close };
}

/** Collects errors in the pages of a context from now on. */
function gatherWrong(context: BrowserContext): readonly string[] {
  const wrong: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text());
  });
  context.on("weberror", (error) => wrong.push(String(error.error())));
  context.on("requestfailed", (request) => wrong.push(`${request.url()}: ${request.failure()?.errorText}`));
  context.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.url()}: ${response.status()}`);
  });
  return wrong;
}

/** Prints what the pages of a failed test show, and the errors before that. */
async function tellWhatFailedShows(context: BrowserContext, wrong: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const seen = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
    const local = await page.evaluate(() => Object.entries(localStorage)).catch(() => []);
    const stored = local.map(([name, value]) => `${name}: ${value.slice(0, 200)}`).join("\n");
    console.error(`At ${page.url()}:\n${seen.slice(0, 3_000)}\nstored on the device:\n${stored}`);
  }
  if (wrong.length > 0) console.error(wrong.slice(-20).join("\n"));
}

export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await isInteractive(page);
}

/**
 * Waits until navigation, by the router or as a document, has reached this URL (its end, or a match) and the page is
 * interactive. Unlike `page.waitForURL`, it tolerates a document that is replaced on the way.
 */
export async function isAt(page: Page, where: string | RegExp): Promise<void> {
  const fits = (url: string) => (typeof where === "string" ? url.endsWith(where) : where.test(url));
  // Nothing is awaited between the check and the wait, so no navigation is missed.
  while (!fits(page.url())) await page.waitForEvent("framenavigated");
  await page.waitForLoadState();
  await isInteractive(page);
}

/**
 * Waits until the page is hydrated, including effects (the shell's, which takes over scroll restoration, runs last),
 * and idle. Before that a page ignores keys and files.
 */
export async function isInteractive(page: Page): Promise<void> {
  if (scriptless.has(page.context())) return;
  await page.waitForFunction(
    () => history.scrollRestoration === "manual" && scheduler.postTask(() => true, { priority: "background" }),
  );
}

/** Waits until the network is quiet, at most ten seconds: before checking that nothing more happens. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
}

export async function hasFocus(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
}
