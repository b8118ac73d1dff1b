// Confirmation before typed input is discarded by another page, Back or a closing sheet. Back closes an open sheet first.

import { useEffect, useMemo, useRef } from "react";
import { useBlocker } from "react-router";
import { openSheet } from "#app/ui/kit/taps.ts";

// Neither options of a file to write nor the choice of a form's fields.
const TYPED = "form[method=post] :is(textarea, select, input:not([type=checkbox], [name=kind]))";
const QUESTION = "入力した内容は、まだ記録していません。破棄しますか？";

export function useUnsent() {
  const isTyped = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(TYPED)) isTyped.current = true;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (isTyped.current) event.preventDefault();
    };
    const over = new AbortController();
    window.addEventListener("input", note, { signal: over.signal });
    window.addEventListener("beforeunload", ask, { signal: over.signal });
    return () => over.abort();
  }, []);
  const unsent = useMemo(
    () => ({
      forget() {
        isTyped.current = false;
      },
      isFormOpen: () => isTyped.current || openSheet() !== null,
      /** Asks if there is typed input; true discards it. */
      mayLeave() {
        if (isTyped.current && !window.confirm(QUESTION)) return false;
        isTyped.current = false;
        return true;
      },
    }),
    [],
  );

  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      (historyAction === "POP" && openSheet() !== null) ||
      (isTyped.current && currentLocation.pathname !== nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const sheet = openSheet();
    if (!sheet && unsent.mayLeave()) blocker.proceed();
    else blocker.reset();
    sheet?.dispatchEvent(new Event("cancel", { cancelable: true }));
  }, [blocker, unsent]);
  return unsent;
}
