// Look changes of genes, and helpers for them.

import type { HeadLook, Look } from "../look.ts";
import { mixed, type Pigment, scaled } from "../pigment.ts";

/** `copies`: 2 for a super form or a visible recessive. */
export type Change = (look: Look, copies: 1 | 2) => Look;

/** Space-separated ids of genes that are drawn alike, and their change. */
export type GeneDrawing = readonly [ids: string, change: Change];

const PATCHES = ["ground", "blotch", "rim", "belly"] as const;

/** Applies a change to every pigment, including the head's. */
export function everywhere(look: Look, change: (pigment: Pigment) => Pigment): Look {
  const patches = Object.fromEntries(PATCHES.map((name) => [name, change(look[name])]));
  return { ...look, ...patches, head: { ...look.head, cap: change(look.head.cap), stripe: change(look.head.stripe) } };
}

export function withHead(look: Look, head: Partial<HeadLook>): Look {
  return { ...look, head: { ...look.head, ...head } };
}

/** Reduces the dark pigment evenly. */
export function lighter(ground: number, blotch: number, yellow = 1): Change {
  return (look, copies) => {
    const more = copies === 2 ? 0.72 : 1;
    return {
      ...look,
      ground: scaled(look.ground, ground * more, yellow),
      blotch: scaled(look.blotch, blotch * more, yellow * 1.1),
      rim: scaled(look.rim, 0.6),
      head: { ...look.head, cap: scaled(look.head.cap, (1 + ground) / 2) },
    };
  };
}

/** Darkens, with small blotches; two copies leave hardly any pattern. */
export function darker(amount: number, into: Pigment): Change {
  return (look, copies) => {
    if (copies === 2) {
      const all = mixed(look.ground, { ...into, dark: 0.93 }, 0.85);
      return {
        ...withHead(look, { cap: all, stripe: scaled(all, 0.96), stripeClear: 0.4, eyeBand: 1 }),
        plan: "plain",
        ground: all,
        blotch: mixed(all, look.blotch, 0.12),
        belly: { dark: 0.3, yellow: 0.1, red: 0.08 },
        bellyEdge: "murky",
        flame: 0,
        dots: 0,
        dorsal: 0,
        blush: 0,
      };
    }
    return {
      ...withHead(look, {
        cap: mixed(look.head.cap, into, amount),
        stripe: mixed(look.head.stripe, into, amount * 0.55),
        stripeClear: look.head.stripeClear * (1 - amount * 0.4),
      }),
      ground: mixed(look.ground, into, amount),
      blotch: mixed(look.blotch, into, amount * 0.5),
      rim: mixed(look.rim, into, amount * 0.25),
      size: look.size * (1 - amount * 0.28),
      dorsal: look.dorsal * (1 - amount * 0.8),
    };
  };
}
