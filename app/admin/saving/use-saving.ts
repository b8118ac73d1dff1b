// With JavaScript a form is saved where it stands: focus, scroll and what is typed meanwhile stay. What is not saved yet is
// kept by the server for the person who typed it, and on the device while the server cannot be reached.

import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLeaving } from "#app/admin/kit/use-leaving.ts";
import { copyKey, noteSent, rememberAgain, removeCopy, writeCopy } from "./device-copy.ts";
import { formOfPairs, hasFiles, pairsOf } from "./form-pairs.ts";
import { type Sent, sendForm } from "./send-form.ts";
import { useKeys } from "./use-keys.ts";

const COPY_MS = 400;
const AUTOSAVE_MS = 2_500;
const RETRY_MS = 15_000;

export interface Saving {
  isSending: boolean;
  isUnsaved: boolean;
  /** How much of a form with files has been sent, in parts of one; else null. */
  sent: number | null;
  /** When the server last kept what is typed and not saved. */
  keptAt: string | null;
  /** What an entry without an id would be called with what is typed by now. */
  suggestedId: string | null;
  trouble: Extract<Sent<unknown>, { ok: false }> | null;
}

interface Options<Reply> {
  form: RefObject<HTMLFormElement | null>;
  /** Where the form is saved, and where it is kept meanwhile. */
  savePath: string;
  keepPath: string;
  admin: string;
  isNew: boolean;
  /** The form shows something unsaved from the start. */
  isTyped: boolean;
  /** The server has something kept that waits to be taken back or thrown away: nothing takes its place meanwhile. */
  isOffered: boolean;
  /** Gives whether what was sent is stored now. `hadFiles`: the reply knows of pictures that the form does not. */
  onReply(reply: Reply, hadFiles: boolean): boolean;
}

export function useSaving<Reply>(options: Options<Reply>) {
  const { form, isNew, isTyped } = options;
  const latest = useRef(options);
  latest.current = options;
  const [saving, setSaving] = useState<Saving>({
    isSending: false,
    isUnsaved: isTyped,
    sent: null,
    keptAt: null,
    suggestedId: null,
    trouble: null,
  });
  const change = useCallback((part: Partial<Saving>) => setSaving((before) => ({ ...before, ...part })), []);
  /** Counts what was typed; what of it is saved, and kept. */
  const typed = useRef(isTyped ? 1 : 0);
  const saved = useRef(0);
  const kept = useRef(0);
  const isLeaving = useRef(false);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isBusy = useRef(false);
  const timers = useRef<{ say?: number; copy?: number; keep?: number }>({});

  const isHeld = useRef(() => typed.current !== saved.current && !isLeaving.current);
  useLeaving(isHeld);
  useKeys(form, isNew);

  const [visit] = useState(() => Date.now().toString(36) + Math.random().toString(36).slice(2, 8));
  const ownKey = useCallback(() => copyKey(latest.current.admin, latest.current.savePath, visit), [visit]);
  const copy = useCallback(() => {
    if (form.current && typed.current !== saved.current && typed.current !== kept.current)
      writeCopy(ownKey(), pairsOf(form.current));
  }, [form, ownKey]);

  /** One after the other: what is kept late must not stand over what is saved. */
  const keep = useCallback(async () => {
    window.clearTimeout(timers.current.keep);
    await running.current;
    if (!form.current || isBusy.current || typed.current === saved.current || typed.current === kept.current) return;
    const { keepPath, isOffered } = latest.current;
    if (isOffered) return copy();
    const count = typed.current;
    const sending = sendForm<{ at: string; suggestedId: string | null }>(keepPath, formOfPairs(pairsOf(form.current)));
    running.current = sending;
    const sent = await sending;
    if (sent.ok) {
      kept.current = count;
      if (typed.current === count) removeCopy(ownKey());
      change({ keptAt: sent.reply.at, suggestedId: sent.reply.suggestedId, trouble: null });
    } else {
      copy();
      if (sent.why !== "refused") change({ trouble: sent });
      if (sent.why !== "signed-out") timers.current.keep = window.setTimeout(() => void keep(), RETRY_MS);
    }
  }, [form, change, copy, ownKey]);

  const save = useCallback(
    async (data: FormData, count: number) => {
      const { savePath, onReply } = latest.current;
      isBusy.current = true;
      // A new entry gets its address with the answer.
      const key = ownKey();
      const hadFiles = hasFiles(data);
      change({ isSending: true, sent: hadFiles ? 0 : null });
      window.clearTimeout(timers.current.keep);
      await running.current;
      const sent = await sendForm<Reply>(savePath, data, hadFiles ? (part) => change({ sent: part }) : undefined);
      isBusy.current = false;
      const isStored = sent.ok && onReply(sent.reply, hadFiles);
      if (isStored) {
        saved.current = count;
        kept.current = count;
        removeCopy(key);
      } else if (!sent.ok) copy();
      const isUnsaved = typed.current !== saved.current;
      change({
        isSending: false,
        sent: null,
        isUnsaved,
        trouble: sent.ok ? null : sent,
        ...(isStored ? { keptAt: null } : {}),
      });
      if (isUnsaved && isStored) timers.current.keep = window.setTimeout(() => void keep(), AUTOSAVE_MS);
    },
    [change, copy, keep, ownKey],
  );

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const note = () => {
      typed.current += 1;
      rememberAgain();
      // Not within the event: React, which hears of it later, would draw a box it controls without what was just typed.
      window.clearTimeout(timers.current.say);
      timers.current.say = window.setTimeout(() => change({ isUnsaved: typed.current !== saved.current }));
      window.clearTimeout(timers.current.copy);
      window.clearTimeout(timers.current.keep);
      timers.current.copy = window.setTimeout(copy, COPY_MS);
      timers.current.keep = window.setTimeout(() => void keep(), AUTOSAVE_MS);
    };
    const again = () => void keep();
    const wake = () => {
      isLeaving.current = false;
      change({ isSending: false });
    };
    const leave = () => {
      if (!isLeaving.current) copy();
    };
    element.addEventListener("input", note);
    window.addEventListener("online", again);
    window.addEventListener("pageshow", wake);
    window.addEventListener("pagehide", leave);
    return () => {
      window.clearTimeout(timers.current.say);
      window.clearTimeout(timers.current.copy);
      window.clearTimeout(timers.current.keep);
      element.removeEventListener("input", note);
      window.removeEventListener("online", again);
      window.removeEventListener("pageshow", wake);
      window.removeEventListener("pagehide", leave);
    };
  }, [form, change, copy, keep]);

  // Others on the page ask whether a form holds something: where a sign-in ends elsewhere, it must stand.
  useEffect(() => {
    form.current?.toggleAttribute("data-unsaved", saving.isUnsaved);
  }, [form, saving.isUnsaved]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types it as a plain Event
    if (!(submitter instanceof HTMLButtonElement)) return;
    if (submitter.formTarget === "_blank") return;
    if (isBusy.current || isLeaving.current) {
      event.preventDefault();
      return;
    }
    const data = new FormData(event.currentTarget, submitter);
    const isInPlace = submitter.name === "do" && ["save", "publish"].includes(submitter.value);
    if (isInPlace) {
      event.preventDefault();
      void save(data, typed.current);
      return;
    }
    // The answer is another page: it says what became of the form.
    isLeaving.current = true;
    noteSent(ownKey());
    change({ isSending: true });
  }

  return { saving, onSubmit };
}
