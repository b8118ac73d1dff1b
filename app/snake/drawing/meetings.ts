// What genes of different loci look like together, where it is more than the one laid over the other.

import type { Change } from "./genes/change.ts";
import { mixed, scaled } from "./pigment.ts";

/** Pastel takes the brown out of a dark animal: what stays is silver gray, warmer or colder (Pewter, Black Pewter). */
const silver =
  (warmth: number): Change =>
  (look) => {
    const gray = (dark: number) => ({ dark, yellow: warmth, red: warmth * 0.6 });
    return {
      ...look,
      ground: mixed(look.ground, gray(look.ground.dark * 0.92), 0.8),
      blotch: mixed(look.blotch, gray(look.blotch.dark + 0.2), 0.75),
      rim: scaled(look.rim, 1, 0.5, 0.5),
      head: {
        ...look.head,
        cap: mixed(look.head.cap, gray(look.head.cap.dark * 0.9), 0.7),
        stripe: mixed(look.head.stripe, gray(look.head.stripe.dark + 0.1), 0.7),
      },
    };
  };

/** The gene that shows in one copy or two, the one that shows in one, and what they make. */
export const meetings: readonly (readonly [gene: string, single: string, change: Change])[] = [
  ["pastel", "cinnamon", silver(0.24)],
  ["pastel", "black-pastel", silver(0.08)],
];
