// Form that writes something: with JavaScript it is sent once, however often its button is pressed, and says that it is on its way.

import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./SendForm.module.css";
import { useBusy } from "./use-busy.ts";

/** Time after which a second press is taken as intended: a page does not learn that loading was stopped. */
export const PRESS_AGAIN_MS = 10_000;

const OFFLINE =
  "ネットワークにつながっていないようです。それでも送信しますか？「キャンセル」を押すと、入力したままこのページに残ります。";

interface Props extends Omit<React.ComponentProps<"form">, "onSubmit" | "ref"> {
  ref?: RefObject<HTMLFormElement | null>;
  /** Of a form that is checked in the browser: a sentence for each invalid field. */
  problems?: object;
  /** Handles the form in the browser. `false` leaves it to the server after all. */
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
    // The browser's back button may bring the page back as it was left.
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
    if (submitter instanceof HTMLButtonElement && staysHere(submitter)) return;
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
    // The browser's page about the network would replace this one, with all that was typed.
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

/** Moves the focus to the first invalid field of a sent form, so that its sentence is read out. */
function useFirstWrong(form: RefObject<HTMLElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong !== document.activeElement) {
      wrong?.focus();
      return;
    }
    // Enter was pressed in it: the focus does not move, so that nothing would be read out.
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

/** A preview in another tab, or a file (`data-file`), leaves the page as it is. */
function staysHere(button: HTMLButtonElement): boolean {
  return button.formTarget === "_blank" || "file" in button.dataset;
}
