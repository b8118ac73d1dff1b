// Saves a form without leaving the page: keeps focus, scroll position and input typed meanwhile.

import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isComposing } from "#app/cms/admin/kit/composing.ts";
import { useLeaveWarning } from "#app/cms/admin/kit/use-leave-warning.ts";
import { Saver, type SavingOptions } from "./saver.ts";

export function useSaving<Reply>(options: SavingOptions<Reply>) {
  const { form, isNew } = options;
  const [saver] = useState(() => new Saver(options, (saving) => setSaving(saving)));
  const [saving, setSaving] = useState(saver.saving);
  saver.options = options;
  useLeaveWarning(useRef(saver.isHeld));
  useKeys(form, isNew);
  useEffect(() => saver.watch(), [saver]);

  // Prevents a reload when the session ends in another tab.
  useEffect(() => {
    form.current?.toggleAttribute("data-unsaved", saving.isUnsaved);
  }, [form, saving.isUnsaved]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types it as a plain Event
    if (!(submitter instanceof HTMLButtonElement) || submitter.formTarget === "_blank") return;
    const isInPlace = submitter.name === "do" && ["save", "publish"].includes(submitter.value);
    if (isInPlace || saver.isBusy) event.preventDefault();
    if (saver.isBusy) return;
    if (isInPlace) void saver.save(new FormData(event.currentTarget, submitter));
    else saver.leave();
  }

  return { saving, onSubmit };
}

// Shortcuts of long forms: Ctrl+S or ⌘S saves; Enter moves to the next text box of a new entry.
function useKeys(form: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.shiftKey;
      if ((event.ctrlKey || event.metaKey) && isPlain && event.key.toLowerCase() === "s") {
        event.preventDefault();
        const save = form.current?.querySelector<HTMLButtonElement>("button[name=do][value=save]");
        if (!isComposing(event) && !event.repeat && save) form.current?.requestSubmit(save);
        return;
      }
      const { target } = event;
      if (!isNew || event.key !== "Enter" || isComposing(event) || event.defaultPrevented) return;
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
