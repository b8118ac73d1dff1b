/** Focuses a new step when the pressed button was removed with the old one; else the keyboard starts at the top. A ref, or called in an effect. */
export function takeLostFocus(step: HTMLElement | null | undefined): void {
  if (step && document.activeElement === document.body) step.focus();
}
