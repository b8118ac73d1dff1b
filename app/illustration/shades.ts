// Two looks that the same words describe: which of them is the darker, the yellower, the redder.

import type { Look } from "./look.ts";
import type { Pigment } from "./pigment.ts";

/** As much more of a pigment as one sees where the two lie side by side. */
const SEEN = 0.08;

const pigments: readonly { of: keyof Pigment; aspect: string; more: string; less: string }[] = [
  { of: "dark", aspect: "濃さ", more: "いくらか暗い", less: "いくらか明るい" },
  { of: "yellow", aspect: "黄み", more: "いくらか強い", less: "いくらか弱い" },
  { of: "red", aspect: "赤み", more: "いくらか強い", less: "いくらか弱い" },
];

/** Aspect by aspect, what one is and what the other is; none where nobody can tell them apart. */
export function shades(look: Look, other: Look): { aspect: string; own: string; other: string }[] {
  return pigments.flatMap(({ of, aspect, more, less }) => {
    const by = (["ground", "blotch"] as const).map((patch) => look[patch][of] - other[patch][of]);
    const most = by.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
    // Where dark and light go opposite ways, neither animal is more of it.
    const isMixed = by.some((one) => one * most < 0 && Math.abs(one) > SEEN / 4);
    if (Math.abs(most) < SEEN || isMixed) return [];
    return [most > 0 ? { aspect, own: more, other: less } : { aspect, own: less, other: more }];
  });
}
