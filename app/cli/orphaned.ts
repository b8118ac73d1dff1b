// Shells, npm and closed terminals end without notifying their children.

import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;
/** Set by npm for its children, but not in its own environment. */
const BY_NPM = "npm_lifecycle_event";

/**
 * Runs `stop` once the parent has ended, detected by the IPC channel or, under npm, by polling. Servers meant to
 * outlive their parent (a shell's `&`, a service manager) are unaffected.
 */
export function whenOrphaned(stop: () => void): void {
  process.once("disconnect", stop);
  if (process.env[BY_NPM] === undefined) return;
  const began = String(starters());
  const timer = setInterval(() => {
    if (String(starters()) === began) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Returns the pids of the ancestors up to npm; only the parent where /proc is unavailable. */
function starters(): number[] {
  const pids = [process.ppid];
  try {
    for (let pid = process.ppid; wasStartedByNpm(pid); ) {
      pid = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
      pids.push(pid);
    }
  } catch {
    // Just ended, another user's, or not Linux.
  }
  return pids;
}

function wasStartedByNpm(pid: number): boolean {
  return readFileSync(`/proc/${pid}/environ`, "utf8").includes(`${BY_NPM}=`);
}
