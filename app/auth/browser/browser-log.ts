// Messages of this room in the browser's console, where an operator looks when a sign-in does not work.

export function logAuthError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the browser's log
  console.error(message, ...(cause === undefined ? [] : [cause]));
}
