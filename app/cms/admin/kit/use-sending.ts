// With JavaScript: a form on its way says so and cannot be sent twice; one that opens elsewhere (a preview), or brings a file, changes nothing here.

import { useEffect, useRef, useState } from "react";

/** From then on a press is meant: the browser may have been told to stop, of which a page hears nothing. */
export const PRESS_AGAIN_MS = 10_000;

const OFFLINE =
  "ネットワークにつながっていないようです。「キャンセル」を押すと、入力を残したままこのページにとどまります。それでも送りますか？";

export function useSending(): { isSending: boolean; onSubmit(event: React.FormEvent<HTMLFormElement>): void } {
  const [isSending, setSending] = useState(false);
  const sentAt = useRef(0);

  useEffect(() => {
    // The browser's back button may bring the page back as it was left.
    const wake = () => setSending(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  return {
    isSending,
    onSubmit(event) {
      const { submitter } = event.nativeEvent as SubmitEvent; // React types it as a plain Event
      if (submitter instanceof HTMLButtonElement && staysHere(submitter)) return;
      // The browser's page about the network would take the place of this one, with all that was typed.
      if (!navigator.onLine && !window.confirm(OFFLINE)) return event.preventDefault();
      if (isSending && performance.now() < sentAt.current + PRESS_AGAIN_MS) return event.preventDefault();
      sentAt.current = performance.now();
      setSending(true);
    },
  };
}

/** What opens elsewhere, or comes as a file (`data-file`), leaves the page as it is. */
function staysHere(button: HTMLButtonElement): boolean {
  return button.formTarget === "_blank" || "file" in button.dataset;
}
