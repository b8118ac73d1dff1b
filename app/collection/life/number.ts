// When two individual numbers are the same one. Search folds far more away (`platform/search/fold.ts`) and never decides this.

/** Signs that a keyboard gives for one hyphen, by its width and maker. */
const HYPHENS = /[‐‑−]/g;

/** Returns what two spellings of one number share: width and case differ, nothing else. 25-1-12 and 25-11-2 are two snakes. */
export function numberKey(number: string): string {
  return number.normalize("NFKC").replace(HYPHENS, "-").trim().toLowerCase();
}
