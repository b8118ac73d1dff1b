// A form's values as names and texts: files stay behind, for nothing can hand them back.

import type { Pairs } from "./device-copy.ts";

export function pairsOf(form: HTMLFormElement): Pairs {
  return [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
}

/** What is typed about people: a device stores none of it. */
export function personalPairs(form: ParentNode): Pairs {
  return [...form.querySelectorAll<HTMLInputElement>("input[data-personal]")].map(({ name, value }) => [name, value]);
}

export function formOfPairs(pairs: Pairs): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

/** Lines that the server reads into rows: the form does not know of them until it is drawn anew. */
export function hasLines(form: FormData): boolean {
  return [...form].some(
    ([name, value]) => name.startsWith("lines.") && typeof value === "string" && value.trim() !== "",
  );
}

export function hasFiles(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof File && value.name !== "");
}
