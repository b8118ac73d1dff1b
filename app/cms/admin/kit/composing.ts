/** Returns whether the key belongs to an IME conversion. Safari marks the confirming Enter only by keyCode 229. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Form handler: the Enter that confirms an IME conversion must not submit. */
export function ignoreComposingEnter(event: React.KeyboardEvent): void {
  const isLine = event.target instanceof HTMLInputElement;
  if (isLine && event.key === "Enter" && isComposing(event.nativeEvent)) event.preventDefault();
}
