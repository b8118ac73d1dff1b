import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

const QUESTION = "保存していない変更があります。このページを離れますか？";

/** `isUnsaved`: whether input would be lost. */
export function useLeaveWarning(isUnsaved: RefObject<() => boolean>): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved.current() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
