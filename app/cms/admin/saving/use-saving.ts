// With JavaScript a form is saved where it stands: focus, scroll and what is typed meanwhile stay. What is not saved yet is
// kept by the server for the person who typed it, and on the device while the server cannot be reached.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLeaving } from "#app/cms/admin/kit/use-leaving.ts";
import { Saver } from "./saver.ts";
import type { SavingOptions } from "./saving.ts";
import { useKeys } from "./use-keys.ts";

export function useSaving<Reply>(options: SavingOptions<Reply>) {
  const { form, isNew } = options;
  const [saver] = useState(() => new Saver(options, (saving) => setSaving(saving)));
  const [saving, setSaving] = useState(saver.saving);
  saver.options = options;
  useLeaving(useRef(saver.isHeld));
  useKeys(form, isNew);
  useEffect(() => saver.watch(), [saver]);

  // Others on the page ask whether a form holds something: where a sign-in ends elsewhere, it must stand.
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
