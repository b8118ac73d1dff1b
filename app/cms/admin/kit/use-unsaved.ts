// With JavaScript: leaving a page with something typed and not sent asks first. Such a form is marked with data-unsaved.

import { type RefObject, useEffect, useRef } from "react";
import { useLeaving } from "./use-leaving.ts";

/** `form`: a `SendForm`. `isTyped`: the page shows something unsaved from the start. */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, isTyped: boolean): void {
  const typed = useRef(isTyped);
  useLeaving(useRef(() => typed.current && form.current?.ariaBusy !== "true"));

  useEffect(() => {
    const element = form.current;
    if (element && typed.current) element.dataset.unsaved = "";
    const note = () => {
      typed.current = true;
      if (element) element.dataset.unsaved = "";
    };
    element?.addEventListener("input", note);
    return () => element?.removeEventListener("input", note);
  }, [form]);
}
