// Clean-up when the process ends early: temporary files, child processes.

const waiting = new Set<() => void>();

process.on("exit", () => {
  for (const undo of waiting) undo();
});

/** Does it at the process's end at the latest; the function given back does it now. A signal counts where it ends by `process.exit`. */
export function onExit(undo: () => void): () => void {
  const once = () => {
    if (waiting.delete(once)) undo();
  };
  waiting.add(once);
  return once;
}
