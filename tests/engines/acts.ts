// What a person does on a page, as expressions that any engine can be asked; and how many checks of a journey held.

/** A page that its script has taken over. */
export const ALIVE = `Object.keys(document.body).some((key) => key.startsWith("__react"))`;

export const text = (value: string) => JSON.stringify(value);
/** Types as a person does, as far as React can tell. */
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

export interface Result {
  passed: number;
  failed: number;
}

/** Each step of a journey is one check, told as it ends. */
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
