export type Pairs = [name: string, value: string][];

export function pairsOf(form: HTMLFormElement): Pairs {
  return [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
}

/** Returns whether quick-entry lines are typed; the server turns them into rows, which needs a re-render. */
export function hasLines(form: FormData): boolean {
  return [...form].some(
    ([name, value]) => name.startsWith("lines.") && typeof value === "string" && value.trim() !== "",
  );
}

export function hasFiles(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof File && value.name !== "");
}

/** Updates text inputs to the stored values (6.5万円 becomes 65000), except the focused one. */
export function showStored(form: HTMLFormElement, stored: Pairs): void {
  for (const [name, text] of stored) {
    const box = form.elements.namedItem(name);
    const isLine = box instanceof HTMLInputElement && box.type === "text";
    if (isLine && box.value !== text && box !== document.activeElement) box.value = text;
  }
}
