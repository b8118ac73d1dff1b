const waiting = new Set<() => void>();

process.on("exit", () => {
  for (const undo of waiting) undo();
});

/** Runs `undo` on process exit; the returned function runs it now. Signals count only if they lead to `process.exit`. */
export function onExit(undo: () => void): () => void {
  const once = () => {
    if (waiting.delete(once)) undo();
  };
  waiting.add(once);
  return once;
}
