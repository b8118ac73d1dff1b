/** Of a step that is new, as its ref or from an effect: it takes the focus where what was pressed has gone with the step before, else who uses a keyboard begins at the top. */
export function takeLostFocus(step: HTMLElement | null): void {
  if (step && document.activeElement === document.body) step.focus();
}
