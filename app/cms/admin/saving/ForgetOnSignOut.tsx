// Signing out leaves nothing typed behind on the device: others may use it next. Draws nothing.

import { useEffect } from "react";
import { removeAllCopies } from "./device-copy.ts";

/** `isOut`: the session has just been ended. */
export function ForgetOnSignOut({ isOut = false }: { isOut?: boolean }) {
  useEffect(() => {
    if (isOut) removeAllCopies();
    const leave = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.getAttribute("action") === "/admin/logout") removeAllCopies();
    };
    document.addEventListener("submit", leave);
    return () => document.removeEventListener("submit", leave);
  }, [isOut]);
  return null;
}
