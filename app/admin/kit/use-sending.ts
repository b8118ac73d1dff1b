// With JavaScript: a form on its way says so and cannot be sent twice; one that opens elsewhere (a preview), or brings a file, changes nothing here.

import { useEffect, useState } from "react";

export function useSending(): { isSending: boolean; onSubmit(event: React.FormEvent<HTMLFormElement>): void } {
  const [isSending, setSending] = useState(false);

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
      if (isSending) event.preventDefault();
      else setSending(true);
    },
  };
}

/** What opens elsewhere, or comes as a file (`data-file`), leaves the page as it is. */
function staysHere(button: HTMLButtonElement): boolean {
  return button.formTarget === "_blank" || "file" in button.dataset;
}
