// With JavaScript: "/" leads to the search box from wherever nothing is being typed.

import { useEffect } from "react";

export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { target } = event;
      if (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea")))
        return;
      // The side bar's or the top bar's, whichever is shown.
      const boxes = [...document.querySelectorAll<HTMLInputElement>("input[data-search]")];
      const box = boxes.find((one) => one.checkVisibility());
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
