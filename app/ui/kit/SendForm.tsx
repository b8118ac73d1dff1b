// Form that writes: with JavaScript, prevents double submission and shows progress.

import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./SendForm.module.css";
import { useBusy } from "./use-busy.ts";

/** After this a second press counts as intended, since a page cannot detect that loading was stopped. */
export const PRESS_AGAIN_MS = 10_000;

const OFFLINE =
  "オフラインのようです。それでも送信しますか？「キャンセル」を押すと、入力した内容を残したまま、このページにとどまります。";

interface Props extends Omit<React.ComponentProps<"form">, "onSubmit" | "ref"> {
  ref?: RefObject<HTMLFormElement | null>;
  problems?: object;
  /** Handles the form in the browser. `false` submits it to the server. */
  onSend?: ((data: FormData) => Promise<unknown>) | undefined;
}

const none = {};

export function SendForm({ ref, onSend, problems = none, children, ...form }: Props) {
  const own = useRef<HTMLFormElement>(null);
  const box = ref ?? own;
  useFirstWrong(box, problems);
  const { isBusy, run } = useBusy();
  const [isSending, setSending] = useState(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    // The back/forward cache may restore the page as it was.
    const wake = () => {
      sentAt.current = Number.NEGATIVE_INFINITY;
      setSending(false);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const isOnItsWay = () => performance.now() < sentAt.current + PRESS_AGAIN_MS;
  function leave() {
    sentAt.current = performance.now();
    setSending(true);
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types it as a plain Event
    if (submitter instanceof HTMLButtonElement && keepsPage(submitter)) return;
    const sent = event.currentTarget;
    if (onSend) {
      event.preventDefault();
      if (isOnItsWay()) return;
      void run(async () => {
        if ((await onSend(new FormData(sent, submitter))) !== false) return;
        leave();
        sent.submit();
      });
      return;
    }
    // The browser's offline page would discard the input.
    const isKept = isOnItsWay() || (!navigator.onLine && !window.confirm(OFFLINE));
    if (isKept) event.preventDefault();
    else leave();
  }

  return (
    <form
      method="post"
      noValidate={problems !== none}
      {...form}
      ref={box}
      onSubmit={onSubmit}
      aria-busy={isSending || isBusy || undefined}
    >
      {children}
      {isSending || isBusy ? (
        <p role="status" className={styles.status}>
          {isSending ? "送信しています…" : "お待ちください…"}
        </p>
      ) : null}
    </form>
  );
}

/** Focuses the first invalid field after submission, so that its error is announced. */
function useFirstWrong(form: RefObject<HTMLElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong !== document.activeElement) {
      wrong?.focus();
      return;
    }
    // Already focused (Enter was pressed in it), so the error must be announced explicitly.
    const note = document.getElementById(
      wrong?.getAttribute("aria-describedby") ?? wrong?.getAttribute("aria-labelledby") ?? "",
    );
    if (!note) return;
    const said = document.createElement("p");
    said.role = "alert";
    said.className = "visually-hidden";
    said.textContent = note.textContent;
    form.current?.append(said);
    return () => said.remove();
  }, [form, problems]);
}

/** Returns whether the page stays: a preview in another tab, or a download (`data-file`). */
function keepsPage(button: HTMLButtonElement): boolean {
  return button.formTarget === "_blank" || "file" in button.dataset;
}
