// Keys of a form that is written for long: Ctrl+S or ⌘S saves; Enter in a box goes on to the next where it must not send.

import { type RefObject, useEffect } from "react";
import { isConverting } from "#app/cms/admin/kit/converting.ts";

export function useKeys(form: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.shiftKey;
      if ((event.ctrlKey || event.metaKey) && isPlain && event.key.toLowerCase() === "s") {
        event.preventDefault();
        const save = form.current?.querySelector<HTMLButtonElement>("button[name=do][value=save]");
        if (!isConverting(event) && !event.repeat && save) form.current?.requestSubmit(save);
        return;
      }
      const { target } = event;
      if (!isNew || event.key !== "Enter" || isConverting(event) || event.defaultPrevented) return;
      if (!(target instanceof HTMLInputElement) || target.form !== form.current || !isTextBox(target)) return;
      event.preventDefault();
      nextOf(target)?.focus();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [form, isNew]);
}

function isTextBox({ type }: HTMLInputElement): boolean {
  return !["button", "checkbox", "file", "radio", "submit"].includes(type);
}

function nextOf(box: HTMLInputElement): HTMLElement | undefined {
  const boxes = [...(box.form?.querySelectorAll<HTMLElement>("input, select, textarea, [contenteditable=true]") ?? [])];
  return boxes.slice(boxes.indexOf(box) + 1).find((one) => one.checkVisibility() && one.tabIndex >= 0);
}
