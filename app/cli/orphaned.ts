// A shell, npm and a closed terminal end without handing on that they do.

import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;
/** Environment variable that npm sets for its children, and does not have itself. */
const BY_NPM = "npm_lifecycle_event";

/**
 * Runs `stop` when the parent process has ended: noticed by its channel, where there is one, and by polling under npm.
 * Whoever starts a server to outlive them, a shell with `&` or a service manager, is let go.
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

/** The processes from this one's parent up to npm; where the system does not show them, the parent alone. */
function starters(): number[] {
  const pids = [process.ppid];
  try {
    for (let pid = process.ppid; wasStartedByNpm(pid); ) {
      pid = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
      pids.push(pid);
    }
  } catch {
    // Ended just now, somebody else's, or no Linux.
  }
  return pids;
}

function wasStartedByNpm(pid: number): boolean {
  return readFileSync(`/proc/${pid}/environ`, "utf8").includes(`${BY_NPM}=`);
}
