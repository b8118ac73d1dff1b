export function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}
