// Finds a page's submit buttons, fills in their forms, presses them with JavaScript or posts them without, and records
// what is sent.

import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContextOptions, CDPSession, Page, Response } from "playwright";
import { bringSession } from "./admin-page.ts";
import { isInteractive, launch, openPage } from "./browser.ts";
import type { Site } from "./site.ts";

/** Marks the row to press if many rows have the same button. */
export const CHOSEN_ROW = "押してよい";

interface Button {
  /** Equal for the same button of different rows. */
  key: string;
  /** Part of the page, not of the surrounding frame. */
  isOwn: boolean;
}

export interface Filled {
  words: string;
  method: string;
  name: string;
  value: string;
  /** Text typed into free-text fields. */
  typed: { name: string; words: string }[];
  opensTab: boolean;
  /** Hidden button for implicit submission. */
  isForEnter: boolean;
  /** Fields that fail the browser's own validation. */
  invalid: string[];
}

export interface Sent {
  method: string;
  url: string;
  status: number;
  location: string;
  body: string | null;
  html: string;
  isDocument: boolean;
}

export interface Hand {
  page: Page;
  complaints: string[];
  open(path: string): Promise<number>;
  buttons(): Promise<Button[]>;
  links(): Promise<string[]>;
  /** Fills in all fields of a button's form, or only the required ones, and presses it. */
  press(key: string, isBare: boolean): Promise<{ filled: Filled; sent: Sent[] } | null>;
}

/** Runs in the page. Finds the submit buttons; fills in and marks the form of the wanted one. */
function inPage({
  want,
  isBare,
  first,
  chosen,
}: {
  want: string | null;
  isBare: boolean;
  first: number;
  chosen: string;
}) {
  const withoutIds = (words: string) => words.replaceAll(/[\d,０-９]+/g, "#").trim();
  const stem = (name: string) => name.split(/[.[\d]/, 1)[0] ?? "";
  const found = new Map<string, { button: HTMLButtonElement; isOwn: boolean; isOfField: boolean; rank: number }>();
  for (const button of document.querySelectorAll<HTMLButtonElement>("button, input[type=submit]")) {
    const { form } = button;
    if (
      !form ||
      button.type !== "submit" ||
      button.disabled ||
      form.querySelector("dialog:not([open])")?.contains(button)
    )
      continue;
    const isOwn = button.closest("main, dialog") !== null;
    // A button named "action" shadows the form's property.
    const action = button.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname;
    const fields = new Set([...form.elements].map((one) => stem((one as HTMLInputElement).name ?? "")).filter(Boolean));
    const words = button.textContent?.trim() || button.getAttribute("aria-label") || button.value;
    const method = (button.hasAttribute("formmethod") ? button.formMethod : form.method) || "get";
    // Row and picture buttons of a field count as one control in every kind's form.
    const isOfField = /^(__intent__|turn:|find:|upload:|pick:)/.test(button.name);
    const where = isOfField ? "" : isOwn ? `${form.ariaLabel ?? ""} ${[...fields].sort().join(" ")}` : action;
    const key = [method, where, stem(button.name), withoutIds(words)].join(" | ");
    const row = button.closest("li, tr")?.textContent ?? "";
    const rank = (row.includes(chosen) ? 2 : 0) + (button.ariaHidden !== "true" && form.checkVisibility() ? 1 : 0);
    const known = found.get(key);
    if (!known || known.rank < rank) found.set(key, { button, isOwn, isOfField, rank });
  }
  const list = [...found].map(([key, { isOwn, isOfField }]) => ({ key, isOwn: isOwn && !isOfField }));
  const wanted = want === null ? undefined : found.get(want)?.button;
  if (!wanted?.form) return { list, filled: null };
  const { form } = wanted;
  // Open details may cover the button.
  for (const details of document.querySelectorAll("details"))
    details.open = details.contains(wanted) || form.contains(details);
  const typed: Filled["typed"] = [];
  const doneNames = new Set<string>();
  const set = (box: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    const of = Object.getPrototypeOf(box);
    Object.getOwnPropertyDescriptor(of, "value")?.set?.call(box, value);
    for (const event of ["input", "change"]) box.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const give = (box: HTMLInputElement) => {
    const png = Uint8Array.from(
      atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
      (letter) => letter.charCodeAt(0),
    );
    const isText = /csv|txt|zip/.test(box.accept);
    const files = new DataTransfer();
    files.items.add(
      isText
        ? new File(["個体番号,名前\nCSV-1,読み込んだ子\n"], "a.csv", { type: "text/csv" })
        : new File([png], "a.png", { type: "image/png" }),
    );
    box.files = files.files;
    box.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent ?? box.ariaLabel ?? "";
  const typedFor = (box: HTMLInputElement | HTMLTextAreaElement): string => {
    if (box instanceof HTMLTextAreaElement) return "";
    switch (box.type) {
      case "email":
        return `press${first}@example.jp`;
      case "tel":
        return "03-1234-5678";
      case "url":
        return "https://example.jp/";
      case "date":
        return "2026-11-20";
      case "datetime-local":
        return "2026-11-20T09:00";
      case "month":
        return "2026-11";
      case "time":
        return "09:00";
      case "number":
        return box.min || "12";
      case "password":
        return "Kotoba-12345-abc";
    }
    if (/numeric|decimal/.test(box.inputMode)) return "12";
    return /日$|日（|日を|ハッチ/.test(labelOf(box).trim()) ? "2026-11-20" : "";
  };
  for (const control of form.elements) {
    const box = control as HTMLInputElement;
    if (box.disabled || box.readOnly || box.type === "hidden" || box instanceof HTMLButtonElement) continue;
    if (box.name === "" || !box.checkVisibility()) continue;
    if (isBare && !box.required && box.type !== "checkbox") continue;
    if (box instanceof HTMLSelectElement) {
      const options = [...(box as HTMLSelectElement).options].filter(
        (option) => !option.disabled && option.value !== "",
      );
      const option = options[1] ?? options[0];
      if (option && !isBare) set(box, option.value);
    } else if (box.type === "checkbox" || box.type === "radio") {
      if (/外す|消す/.test(labelOf(box))) continue;
      // One per name: a list's first row, a group's second option.
      if (doneNames.has(box.name)) continue;
      doneNames.add(box.name);
      const group = [...form.elements].filter(
        (one) => (one as HTMLInputElement).name === box.name,
      ) as HTMLInputElement[];
      const pick =
        box.type === "radio"
          ? (group[1] ?? box)
          : (group.find((one) => one.closest("li, tr")?.textContent?.includes(chosen)) ?? box);
      if (!pick.checked && !pick.disabled) pick.click();
    } else if (box.type === "file") {
      if (!isBare) give(box);
    } else if (box.type === "range" || box.type === "color") {
      // left as it is
    } else if (box instanceof HTMLInputElement || (box as Element) instanceof HTMLTextAreaElement) {
      if (box.value !== "") continue;
      const value = typedFor(box);
      if (value) set(box, value);
      else {
        const words = `ためし${[...String(first + typed.length)].map((digit) => "あかさたなはまらわん"[Number(digit)]).join("")}よ`;
        if (box.maxLength >= 0 && box.maxLength < words.length) continue;
        set(box, words);
        typed.push({ name: box.name, words });
      }
    }
  }
  const { width } = wanted.getBoundingClientRect();
  const isForEnter = wanted.ariaHidden === "true" || width <= 2 || !wanted.checkVisibility();
  for (const one of document.querySelectorAll("[data-press]")) one.removeAttribute("data-press");
  wanted.dataset.press = "";
  const isChecked = !form.noValidate && !wanted.formNoValidate;
  const invalid = isChecked
    ? [...form.elements].flatMap((one) => {
        const box = one as HTMLInputElement;
        return box.willValidate && !box.validity.valid ? [`${box.name}: ${box.validationMessage}`] : [];
      })
    : [];
  const filled = {
    words: wanted.textContent?.trim() || wanted.ariaLabel || "",
    method: wanted.hasAttribute("formmethod") ? wanted.formMethod : form.method,
    name: wanted.name,
    value: wanted.value,
    typed,
    opensTab: wanted.formTarget === "_blank",
    isForEnter,
    invalid,
  };
  return { list, filled };
}

/** Retries, because a pending navigation of the last press may interrupt this one. */
async function goTo(page: Page, url: string, tries = 20): Promise<Response | null> {
  try {
    return await page.goto(url);
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    return goTo(page, url, tries - 1);
  }
}

/** Returns null while the other tab is still opening. */
function pageOf(response: Response): Page | null {
  try {
    return response.frame().page();
  } catch {
    return null;
  }
}

/** Runs in the page. Returns whether a form or the router is busy. */
const isBusy = () => document.querySelector("form[aria-busy=true], [data-loading]") !== null;

/** Runs in the page. Returns whether another document has replaced the one with the pressed button. */
const isAnother = () => document.readyState !== "loading" && document.querySelector("[data-press]") === null;

/** Runs in the page. Returns whether the lazily loaded editor has replaced the plain textarea. */
const isEditorThere = () =>
  document.querySelector("textarea[name=body]") === null || document.querySelector("[contenteditable=true]") !== null;

/** Time without requests after which a press is considered complete. */
const QUIET_MS = 60;
const PATIENCE_MS = 10_000;

/** Runs in the page. Sends the marked button's form as a browser does and follows redirects. */
async function post(): Promise<Sent[]> {
  const button = document.querySelector<HTMLButtonElement>("[data-press]");
  if (!button?.form) return [];
  const { form } = button;
  const isGet = (button.hasAttribute("formmethod") ? button.formMethod : form.method) === "get";
  const method = isGet ? "GET" : "POST";
  const data = new FormData(form, button);
  const words = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  // A button named "action" shadows the form's property.
  const to = button.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
  const { href: url } = new URL(isGet ? `${to.split(/[?#]/, 1)[0]}?${words}` : to, location.href);
  const body = form.enctype === "multipart/form-data" ? data : words;
  const answer = await fetch(url, isGet ? {} : { method, body });
  const { status, redirected, url: at } = answer;
  const last = { method, url, status, location: "", body: isGet ? null : String(words), html: await answer.text() };
  if (!redirected) return [{ ...last, isDocument: true }];
  const first = { ...last, status: 303, location: at, html: "", isDocument: true };
  return [first, { ...last, method: "GET", url: at, body: null, isDocument: true }];
}

const readerOf = (page: Page) => ({
  async buttons() {
    return (await page.evaluate(inPage, { want: null, isBare: true, first: 1, chosen: CHOSEN_ROW })).list;
  },
  async links() {
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
        .filter((link) => link.origin === location.origin && link.search !== "" && !link.hasAttribute("download"))
        .map((link) => link.pathname + link.search),
    );
  },
});

/** Opens pages without JavaScript and posts their forms, which leaves the page as it is. */
export async function posterFor(site: Site, cookie: string, options: BrowserContextOptions): Promise<Hand> {
  const { page, complaints } = await openPage(await launch({ pictures: false }), {
    ...options,
    javaScriptEnabled: false,
  });
  await bringSession(page, site, cookie);
  let marks = 1;
  return {
    page,
    complaints,
    ...readerOf(page),
    async open(path) {
      return (await page.goto(new URL(path, site.origin).href))?.status() ?? 0;
    },
    async press(key, isBare) {
      await page.evaluate(() => {
        for (const form of document.forms) HTMLFormElement.prototype.reset.call(form);
      });
      const { filled } = await page.evaluate(inPage, { want: key, isBare, first: marks, chosen: CHOSEN_ROW });
      if (!filled) return null;
      marks += filled.typed.length + 1;
      // A browser sends no form with an invalid field.
      return { filled, sent: filled.invalid.length > 0 ? [] : await page.evaluate(post) };
    },
  };
}

export async function handFor(site: Site, cookie: string, options: BrowserContextOptions): Promise<Hand> {
  const { page, complaints } = await openPage(await launch({ pictures: false }), options);
  await bringSession(page, site, cookie);
  page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
  let sent: Sent[] | null = null;
  let heard = () => {};
  let pending = 0;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Fetch.enable", { patterns: [{ resourceType: "Document", requestStage: "Response" }] });
  cdp.on("Fetch.requestPaused", (event) => void answerDocument(cdp, event, sent).finally(() => heard()));
  const note = async (response: Response | null, into: Sent[]) => {
    if (!response) return;
    const request = response.request();
    const html = await response.text().catch(() => "");
    const about = { method: request.method(), url: request.url(), status: response.status(), location: "" };
    into.push({ ...about, body: request.postData(), html, isDocument: false });
  };
  const waitFor = async (work: Promise<unknown>) => {
    pending += 1;
    await work.catch(() => {});
    pending -= 1;
    heard();
  };
  page.context().on("page", (other) => void waitFor(other.waitForLoadState().finally(() => other.close())));
  page.context().on("response", (response) => {
    if (sent && response.request().isNavigationRequest() && pageOf(response) !== page)
      void waitFor(note(response, sent));
  });
  page.on("request", (request) => {
    const isScripts = ["fetch", "xhr"].includes(request.resourceType());
    if (!sent || !isScripts || (request.method() === "GET" && !request.url().includes(".data"))) return;
    const into = sent;
    void waitFor(request.response().then((response) => note(response, into)));
  });

  let marks = 1;
  const pressAndWait = async (filled: Filled, into: readonly Sent[]) => {
    const button = page.locator("[data-press]");
    if (filled.isForEnter) {
      await button.evaluate(submit, null, { timeout: PATIENCE_MS });
    } else
      await button.click({ clickCount: filled.method === "post" ? 2 : 1, timeout: PATIENCE_MS, noWaitAfter: true });
    const deadline = performance.now() + PATIENCE_MS;
    for (let isQuiet = false; !isQuiet && performance.now() < deadline; ) {
      const before = into.length;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, QUIET_MS);
        heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      const isUnderWay = pending > 0 || (into.at(-1)?.location ?? "") !== "" || into.length > before;
      const isAwaited = into.length === 0 && (filled.opensTab || (await page.evaluate(isBusy).catch(() => true)));
      isQuiet = !isUnderWay && !isAwaited;
    }
  };

  return {
    page,
    complaints,
    ...readerOf(page),
    async open(path) {
      const response = await goTo(page, new URL(path, site.origin).href);
      await isInteractive(page);
      await page.waitForFunction(isEditorThere);
      return response?.status() ?? 0;
    },
    async press(key, isBare) {
      const { filled } = await page.evaluate(inPage, { want: key, isBare, first: marks, chosen: CHOSEN_ROW });
      if (!filled) return null;
      marks += filled.typed.length + 1;
      const into: Sent[] = [];
      sent = into;
      // Later documents are shown again, even after an error.
      await pressAndWait(filled, into).finally(() => {
        sent = null;
      });
      const isHere = into.some(({ isDocument, method, location }) => isDocument && method === "POST" && !location);
      if (isHere) while (!(await page.evaluate(isAnother).catch(() => false))) await wait(20);
      if (isHere) await isInteractive(page);
      // As after navigating back: the form may be sent again.
      await page.evaluate(() => window.dispatchEvent(new Event("pageshow"))).catch(() => {});
      return { filled, sent: into };
    },
  };
}

interface Paused {
  requestId: string;
  request: { url: string; method: string; postData?: string };
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/** Runs in the page. */
const submit = (one: HTMLElement | SVGElement) =>
  (one as HTMLButtonElement).form?.requestSubmit(one as HTMLButtonElement);

/**
 * Reads the page that a form leads to without showing it, so that the next button can be pressed on this one. Responses
 * of the form's own page are shown.
 */
async function answerDocument(cdp: CDPSession, event: Paused, into: Sent[] | null): Promise<void> {
  const { requestId, request, responseStatusCode: status = 0, responseHeaders = [] } = event;
  const go = () => cdp.send("Fetch.continueRequest", { requestId }).catch(() => {});
  if (!into) return void (await go());
  const header = (name: string) => responseHeaders.find((one) => one.name.toLowerCase() === name)?.value ?? "";
  const location = status >= 300 && status < 400 ? header("location") : "";
  const isFile = header("content-disposition").startsWith("attachment");
  const read = location ? null : await cdp.send("Fetch.getResponseBody", { requestId }).catch(() => null);
  const html = read ? (read.base64Encoded ? Buffer.from(read.body, "base64").toString() : read.body) : "";
  into.push({
    method: request.method,
    url: request.url,
    status,
    location,
    body: request.postData ?? null,
    html,
    isDocument: true,
  });
  const stays = !location && (isFile || request.method === "GET");
  if (stays) await cdp.send("Fetch.fulfillRequest", { requestId, responseCode: 204 }).catch(() => {});
  else await go();
}
