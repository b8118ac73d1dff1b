// Marks the form with data-unsaved and asks before leaving with unsaved input.

import { type RefObject, useEffect, useRef } from "react";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** `isTyped`: the page shows unsaved input, or its files are being sent. */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, isTyped: boolean): void {
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
  }, [form]);
}
