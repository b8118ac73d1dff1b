// Moves the focus to the first invalid field of a sent form, so that its sentence is read out.

import { type RefObject, useEffect } from "react";

export function useFirstWrong(form: RefObject<HTMLElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong !== document.activeElement) {
      wrong?.focus();
      return;
    }
    // Enter was pressed in it: the focus does not move, so that nothing would be read out.
    const note = document.getElementById(
      wrong?.getAttribute("aria-describedby") ?? wrong?.getAttribute("aria-labelledby") ?? "",
    );
    if (!note) return;
    const said = document.createElement("p");
    said.role = "alert";
    said.className = "visually-hidden";
    said.textContent = note.textContent;
    form.current?.append(said);
    return () => said.remove();
  }, [form, problems]);
}
