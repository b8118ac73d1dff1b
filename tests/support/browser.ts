// Chromium, as a person's browser. What it complains of fails the test.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { findChromium } from "./chromium.ts";

/** Where no scripts run, there is nothing to wait for. */
const scriptless = new WeakSet<BrowserContext>();

let launched: Promise<Browser> | undefined;

/** The browser of this process: each test opens pages of its own in it, and it ends with the process. */
export async function launch(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  launched = start();
  return launched;
}

async function start(): Promise<Browser> {
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
    ],
  });
}

/**
 * A page whose console errors, script errors and policy violations are gathered in `complaints`. Whatever its test looks at,
 * closing it, which the end of its test does, fails where it, or another page of its context, broke the policy it was served with.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({
    locale: "ja-JP",
    // Its own test alone meets the service worker: behind it, other tests could not be between page and server.
    serviceWorkers: "block",
    // What moves is drawn sixty times a second by the processor; the tests of movement ask for it.
    reducedMotion: "reduce",
    // The default names a headless browser, which the server takes for a bot.
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
    // A request still held by a test's own answer must not hold the browser; a test may have closed the page itself.
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

/** What goes wrong in the pages of a context, from here on. */
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

/** Of a test that fails: what its pages show, and what had gone wrong on the way there. */
async function tellWhatFailedShows(context: BrowserContext, wrong: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const seen = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
    const local = await page.evaluate(() => Object.entries(localStorage)).catch(() => []);
    const stored = local.map(([name, value]) => `${name}: ${value.slice(0, 200)}`).join("\n");
    console.error(`At ${page.url()}:\n${seen.slice(0, 3_000)}\nstored on the device:\n${stored}`);
  }
  if (wrong.length > 0) console.error(wrong.slice(-20).join("\n"));
}

/** Goes to an address; what is typed and pressed from then on is heard. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await isInteractive(page);
}

/**
 * Resolves once what was pressed has led to this address (its end, or what fits), by the router or as a document, and the page
 * there hears. Other than `page.waitForURL`, it bears a document on the way that another takes the place of.
 */
export async function isAt(page: Page, where: string | RegExp): Promise<void> {
  const fits = (url: string) => (typeof where === "string" ? url.endsWith(where) : where.test(url));
  // What happens between the look and the wait is heard: nothing is awaited there.
  while (!fits(page.url())) await page.waitForEvent("framenavigated");
  await page.waitForLoadState();
  await isInteractive(page);
}

/**
 * Resolves once the page's scripts have taken it over, effects and all (the shell's, which takes the scroll position into its
 * hands, is the last), and have nothing left to do. Before that a page hears no keys and no files.
 */
export async function isInteractive(page: Page): Promise<void> {
  if (scriptless.has(page.context())) return;
  await page.waitForFunction(
    () => history.scrollRestoration === "manual" && scheduler.postTask(() => true, { priority: "background" }),
  );
}

/** Resolves once this has the focus: keys go to it. */
export async function hasFocus(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
}
