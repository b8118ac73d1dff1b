// How Node runs the production server. `npm start`, the image and the systemd unit say the same (a test compares them); a server
// started without them runs as well, and takes more memory.

import { fileURLToPath } from "node:url";

/**
 * Room for young objects, in megabytes: little, for a process keeps it; with 16 it had 30 MB more after visitors, and others waited as
 * long under a flood. One helper for collecting, not four: where the thread that answers has no core to itself, each takes as much of
 * it as that thread has. And the heap may double before it is collected: by itself it grew fourfold
 * (docs/decisions/012-own-admission.md, 029-the-allocator-gives-back.md).
 */
export const SERVER_FLAGS: readonly string[] = [
  "--max-semi-space-size=8",
  "--v8-pool-size=1",
  "--heap-growing-percent=100",
];

/**
 * How the system's allocator (glibc's) keeps what a process has freed. By itself it lets small and large lie side by side, and the
 * pages' bytes leave holes that nobody gets back: 340 MB beside a heap of 80, after 15,000 pages. So what is large goes back at
 * once. It reads this before a program's first line runs, from the environment alone.
 */
export const SERVER_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * What one start has compiled the next need not: a fifth of the way to the first page. Named in the environment (`NODE_COMPILE_CACHE`)
 * it holds this very file too, and what takes the types out of it (8 MB that stay) is not loaded at all. Where it cannot be written,
 * each start compiles for itself.
 */
export const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));
