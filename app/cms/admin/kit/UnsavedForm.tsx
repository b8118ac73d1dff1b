// Form that is marked with data-unsaved while it holds unsaved input, and asks before it is left.

import { useEffect, useRef } from "react";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

interface Props extends Omit<React.ComponentProps<typeof SendForm>, "ref"> {
  /** The page shows unsaved input, or its files are being sent. */
  isTyped: boolean;
}

export function UnsavedForm({ isTyped, ...sent }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(false);
  const given = useRef(isTyped);
  given.current = isTyped;
  useLeaveWarning(useRef(() => (typed.current || given.current) && form.current?.ariaBusy !== "true"));

  useEffect(() => {
    const element = form.current;
    if (element && given.current) element.dataset.unsaved = "";
    const note = () => {
      typed.current = true;
      if (element) element.dataset.unsaved = "";
    };
    element?.addEventListener("input", note);
    return () => element?.removeEventListener("input", note);
  }, []);

  return <SendForm {...sent} ref={form} />;
}
