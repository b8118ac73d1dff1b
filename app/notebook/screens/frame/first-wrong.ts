// What was sent and is not right: the keyboard goes to the first field that says so, and its sentence is heard.

import { type RefObject, useEffect } from "react";

export function useFirstWrong(form: RefObject<HTMLElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, problems]);
}
