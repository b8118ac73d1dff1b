// With JavaScript: leaving a page with something typed and not saved asks first.

import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

const QUESTION = "保存していない変更があります。このページを離れますか？";

/** `isHeld`: whether something would be lost right now. */
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
