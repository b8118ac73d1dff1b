// A form's values as names and texts. Files are left out: a page cannot hand them back.

export type Pairs = [name: string, value: string][];

export function pairsOf(form: HTMLFormElement): Pairs {
  return [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
}

/** Returns whether lines are typed that the server reads into rows, which the form shows only when it is drawn again. */
export function hasLines(form: FormData): boolean {
  return [...form].some(
    ([name, value]) => name.startsWith("lines.") && typeof value === "string" && value.trim() !== "",
  );
}

export function hasFiles(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof File && value.name !== "");
}

/** Fills the one-line boxes with what is stored (6.5万円 as 65000), except the one that has the focus. */
export function showStored(form: HTMLFormElement, stored: Pairs): void {
  for (const [name, text] of stored) {
    const box = form.elements.namedItem(name);
    const isLine = box instanceof HTMLInputElement && box.type === "text";
    if (isLine && box.value !== text && box !== document.activeElement) box.value = text;
  }
}
