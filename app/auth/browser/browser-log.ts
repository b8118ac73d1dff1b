export function logAuthError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the browser's log
  console.error(message, ...(cause === undefined ? [] : [cause]));
}
