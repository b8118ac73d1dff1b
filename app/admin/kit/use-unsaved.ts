// With JavaScript: leaving a page with something typed and not sent asks first. Such a form is marked with data-unsaved.

import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";

const QUESTION = "保存していない変更があります。このページを離れますか？";

/** `isTyped`: the page shows something unsaved from the start. */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, isTyped: boolean, isSending: boolean): void {
  const typed = useRef(isTyped);
  const sending = useRef(isSending);
  sending.current = isSending;

  useEffect(() => {
    const element = form.current;
    if (element && typed.current) element.dataset.unsaved = "";
    const note = () => {
      typed.current = true;
      if (element) element.dataset.unsaved = "";
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (typed.current && !sending.current) event.preventDefault();
    };
    element?.addEventListener("input", note);
    window.addEventListener("beforeunload", ask);
    return () => {
      element?.removeEventListener("input", note);
      window.removeEventListener("beforeunload", ask);
    };
  }, [form]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      typed.current && !sending.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
