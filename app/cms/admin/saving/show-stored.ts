// What was typed in one way and stored in another is shown in its box as it was stored: 6.5万円 as 65000.

import type { Pairs } from "./device-copy.ts";

/** Fills the one-line boxes of a form in which nothing was typed since it was sent; the box that has the focus is left alone. */
export function showStored(form: HTMLFormElement, stored: Pairs): void {
  for (const [name, text] of stored) {
    const box = form.elements.namedItem(name);
    const isLine = box instanceof HTMLInputElement && box.type === "text";
    if (isLine && box.value !== text && box !== document.activeElement) box.value = text;
  }
}
