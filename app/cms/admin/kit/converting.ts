// Keys that write kana into kanji are not the page's own.

/** A key that belongs to the conversion of what is being typed. Safari says so of its last one only by the old code. */
export function isConverting(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** On a form: the Enter that confirms a conversion sends nothing. */
export function keepConversion(event: React.KeyboardEvent): void {
  const isLine = event.target instanceof HTMLInputElement;
  if (isLine && event.key === "Enter" && isConverting(event.nativeEvent)) event.preventDefault();
}
