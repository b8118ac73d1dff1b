// Confirmation before leaving with unsaved input.

import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

const QUESTION = "保存していない変更があります。このページを離れますか？";

/** `isHeld`: whether input would be lost. */
export function useLeaving(isHeld: RefObject<() => boolean>): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isHeld.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isHeld]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeld.current() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
