// Whether this process holds the lock that all who write wait for. A write on PostgreSQL is a dozen short waits for its answers:
// between two of them a busy process would do its visitors' work, and everybody's writes would wait for that.

/** A write that takes longer than this is waited for no more. */
const SHORT_MS = 250;

let since: number | undefined;

export function beginWriting(): void {
  since = performance.now();
}

export function endWriting(): void {
  since = undefined;
}

/** What is not begun yet should wait a moment. */
export function isWriting(): boolean {
  return since !== undefined && performance.now() - since < SHORT_MS;
}
