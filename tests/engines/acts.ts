// User actions on a page as expressions that any engine can evaluate, and a counter of passed checks.

import { type Engine, until } from "#tests/support/engine.ts";

export const PHONE = { width: 390, height: 844 };

export const ALIVE = `Object.keys(document.body).some((key) => key.startsWith("__react"))`;

export const text = (value: string) => JSON.stringify(value);
/** Sets a field's value so that React notices. */
export const type = (selector: string, value: string) => `(() => {
  const field = document.querySelector(${text(selector)});
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  set.call(field, ${text(value)});
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return field.value;
})()`;
export const click = (selector: string) => `(document.querySelector(${text(selector)}).click(), true)`;
export const clickText = (selector: string, words: string) =>
  `([...document.querySelectorAll(${text(selector)})].find((one) => one.textContent.trim() === ${text(words)}).click(), true)`;

export const isSaid = (words: string) => `document.body.textContent.includes(${text(words)})`;

/** Opens a page of the notebook and waits until it is usable. */
export async function openNote(engine: Engine, url: string, viewport = PHONE): Promise<void> {
  await engine.open(url, viewport);
  await until(engine, `${ALIVE} && document.querySelector('nav[aria-label="手帖のページ"]')`, `${url} comes alive`);
}

/** Characters passed into a page per call. */
const PIECE = 500_000;

export async function chooseFile(engine: Engine, base64: string): Promise<void> {
  const field = "section[aria-labelledby=file] input[type=file]";
  await until(engine, `document.querySelector(${text(field)})`, "the file is asked for");
  await engine.ask(`(window.encoded = "", true)`);
  for (let at = 0; at < base64.length; at += PIECE)
    await engine.ask(`(window.encoded += ${text(base64.slice(at, at + PIECE))}, true)`);
  await engine.ask(`(() => {
    const bytes = Uint8Array.from(atob(window.encoded), (one) => one.charCodeAt(0));
    const field = document.querySelector(${text(field)});
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], "techo.zip", { type: "application/zip" }));
    field.files = chosen.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  })()`);
}

export interface Result {
  passed: number;
  failed: number;
}

export function counting() {
  const result: Result = { passed: 0, failed: 0 };
  async function check(what: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      result.passed += 1;
      console.log(`ok   ${what}`);
    } catch (error) {
      result.failed += 1;
      console.log(`FAIL ${what}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { check, result };
}
