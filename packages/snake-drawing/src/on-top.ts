// Marks over any plan: a pale dorsal line, freckles, white saddles.

import { band } from "./mark.ts";
import { colorOf, mixed } from "./pigment.ts";
import { dotted, type Making, patched, striped, type Thing } from "./plans/pattern.ts";

/** Unpigmented skin. */
export const WHITE = "#fdfbf5";

export function onTop(making: Making): Thing[] {
  const { look, length, dice, noise } = making;
  const things: Thing[] = [];
  if (look.dorsalLine > 0) {
    const pale = colorOf(mixed(look.ground, look.dorsalColor, look.dorsalLine), look.darkTint);
    const half = 2.5 + 3 * look.dorsalLine;
    const width = (along: number) =>
      look.dorsalGaps === 0
        ? half
        : half * Math.min(1, Math.max(0, 2.4 * (noise(along / 34, 300) + 1 - 1.6 * look.dorsalGaps)));
    things.push(
      striped(
        length,
        (along) => -width(along),
        (along) => width(along),
        pale,
      ),
    );
  }
  if (look.nape > 0) {
    const orange = colorOf({ dark: 0.08, yellow: 0.8, red: 0.75 }, look.darkTint);
    for (const reach of [0.035, 0.05, 0.065, 0.08, 0.095, 0.11])
      things.push((spine) =>
        band(
          spine,
          spine.neck * (1 - reach),
          length + 20,
          () => -1.35,
          () => 1.35,
          orange,
          ` fill-opacity="${0.1 * look.nape}"`,
        ),
      );
  }
  const freckle = colorOf(look.freckle, [38, 26, 26]);
  for (let count = 0; count < (look.freckles * length) / 15; count += 1) {
    const spot = { along: dice.between(40, length - 20), across: dice.between(-0.95, 0.95) };
    things.push(dotted(spot, dice.between(1.8, 4.8), freckle));
  }
  if (look.pied > 0) things.push(...saddles(making));
  return things;
}

/** Paints the body white up to the neck, leaving coloured saddles. */
function saddles({ look, length, dice }: Making): Thing[] {
  const things: Thing[] = [];
  const neck = length * 0.86;
  for (let along = -20; along < neck; ) {
    const end = Math.min(neck, along + dice.between(170, 330) * (look.pied / 0.5));
    const edge = (at: number, bulge: number) => {
      const lean = dice.between(-26, 26);
      return (across: number) => ({
        along: at + lean * across + bulge * (1 - Math.min(1, across ** 2)) + dice.between(-9, 9),
        across,
      });
    };
    const steps = [-1.3, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.3];
    const front = steps.map(edge(end, dice.between(-42, 24)));
    const rear = steps.toReversed().map(edge(along, dice.between(-24, 42)));
    // Many points, so that the white follows bends.
    const sides = (across: number, from: number, to: number) =>
      Array.from({ length: 16 }, (_, step) => ({ along: from + ((to - from) * (step + 1)) / 17, across }));
    things.push(patched([...front, ...sides(1.3, end, along), ...rear, ...sides(-1.3, along, end)], WHITE));
    along = end + dice.between(90, 210) * (1.1 - look.pied);
  }
  return things;
}
