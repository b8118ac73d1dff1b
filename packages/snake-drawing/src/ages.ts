import type { Look } from "./look.ts";
import { mixed, scaled } from "./pigment.ts";

/** hatchling: under half a year; young: under three years; old: twelve years and more. */
export type Age = "hatchling" | "young" | "adult" | "old";

const YEAR = 365.25 * 24 * 3600 * 1000;

/** Returns the age for a hatch date or year; "adult" if unknown. */
export function ageOf(hatched: string | null, now: Date): Age {
  const born = hatched === null ? Number.NaN : Date.parse(hatched.length === 4 ? `${hatched}-07-01` : hatched);
  const years = (now.getTime() - born) / YEAR;
  if (years < 0.5) return "hatchling";
  if (years < 3) return "young";
  return years >= 12 ? "old" : "adult";
}

export interface Build {
  /** Body length in multiples of its greatest width. */
  slender: number;
  /** Neck width relative to the body's; also scales the head. */
  neck: number;
  length: number;
}

export const builds: Record<Age, Build> = {
  hatchling: { slender: 18, neck: 0.58, length: 45 },
  young: { slender: 16.6, neck: 0.5, length: 80 },
  adult: { slender: 15.2, neck: 0.46, length: 120 },
  old: { slender: 14.6, neck: 0.44, length: 140 },
};

const distance: Record<Age, number> = { hatchling: -1, young: -0.5, adult: 0, old: 1 };

type Copies = ReadonlyMap<string, 1 | 2>;

// Documented age changes of single genes: Banana gains freckles; Pastel browns and its pale head darkens; Lavender and Candy turn lilac
// late; Desert Ghost and Hypo get paler, Clown lighter; Calico's white is pink at first; gray turns brownish.
const agings: readonly (readonly [genes: string, aged: (look: Look, far: number) => Look])[] = [
  [
    "banana",
    (look, far) => ({ ...look, freckles: look.freckles * (far < 0 ? Math.max(0, 0.75 + far) : 1 + 0.7 * far) }),
  ],
  [
    "pastel",
    (look, far) => ({
      ...look,
      blotch: {
        ...look.blotch,
        dark: look.blotch.dark + 0.09 * Math.max(0, far),
        yellow: look.blotch.yellow - 0.1 * Math.max(0, far),
      },
      head: { ...look.head, crown: Math.min(1, Math.max(0, look.head.crown - 0.35 * far)) },
    }),
  ],
  [
    "lavender-albino candy toffee",
    (look, far) => ({ ...look, ground: scaled(look.ground, far < 0 ? 1 + 0.8 * far : 1) }),
  ],
  [
    "desert-ghost enhancer",
    (look, far) => ({
      ...look,
      blotch: scaled(look.blotch, 1, 1 - 0.35 * far),
      ground: scaled(look.ground, 1 - 0.12 * Math.max(0, far)),
    }),
  ],
  [
    "hypo",
    (look, far) => ({ ...look, mist: look.mist * (1 + 0.35 * far), blotch: scaled(look.blotch, 1, 1 - 0.2 * far) }),
  ],
  ["clown", (look, far) => ({ ...look, ground: scaled(look.ground, 1 - 0.12 * far) })],
  ["calico", (look, far) => (far <= -1 ? { ...look, whiteInk: "#d99a92" } : look)],
  [
    "axanthic-vpi axanthic-tsk axanthic-jolliff axanthic-mj axanthic-gcr black-axanthic",
    (look, far) => {
      const brown = { dark: look.ground.dark, yellow: 0.22, red: 0.16 };
      return far <= 0 ? look : { ...look, ground: mixed(look.ground, brown, 0.5 * far) };
    },
  ],
];

/** Adapts an adult's look to an age: clearer when young, softer and browner when old. */
export function aged(look: Look, age: Age, copies: Copies): Look {
  const far = distance[age];
  if (far === 0) return look;
  const own = agings.reduce(
    (now, [genes, change]) => (genes.split(" ").some((gene) => copies.has(gene)) ? change(now, far) : now),
    look,
  );
  const late = Math.max(0, far);
  const early = Math.max(0, -far);
  return {
    ...own,
    ground: scaled(own.ground, 1 - 0.05 * late),
    blotch: {
      ...scaled(own.blotch, 1 - 0.28 * early, 1 + 0.1 * early - 0.06 * late),
      dark: own.blotch.dark * (1 - 0.28 * early) + 0.05 * late * (own.ground.dark > 0.3 ? 1 : 0),
    },
    rim: scaled(own.rim, 1 - 0.3 * early, 1 + 0.15 * early),
  };
}
