// The plans a pattern follows besides the wild one, and what lies on top of any plan: white saddles, white sides, freckles, a pale line.

import { blotches } from "./blotches.ts";
import type { Look } from "./look.ts";
import { band, dot, type Mark, patch, stroke } from "./mark.ts";
import { colorOf, mixed } from "./pigment.ts";
import type { Dice } from "./random.ts";
import type { Spine } from "./spine.ts";

/** Everything that lies on the skin's first colour, bottom first. */
export function patternOf(spine: Spine, look: Look, dice: Dice): Mark[] {
  return [...plan(spine, look, dice), ...onTop(spine, look, dice)];
}

/** The skin's first colour: the dark of a wild pattern, the light of those that leave little dark. */
export function firstColor(look: Look): string {
  const isLight = ["reduced", "striped", "lined", "webbed"].includes(look.plan);
  return colorOf(isLight ? look.blotch : look.ground, look.darkTint);
}

function plan(spine: Spine, look: Look, dice: Dice): Mark[] {
  const dark = colorOf(look.ground, look.darkTint);
  const light = colorOf(look.blotch, look.darkTint);
  const rim = colorOf(look.rim, look.darkTint);
  const end = spine.length + 20;
  const waver = (depth: number) => {
    const [a, b, c] = [dice.between(0, 6), dice.between(60, 110), dice.between(0, 6)];
    return (along: number) => depth * (Math.sin(along / b + a) + 0.6 * Math.sin(along / 37 + c));
  };
  switch (look.plan) {
    case "blotched":
      return blotches(spine, look, dice);
    case "banded": {
      const marks = blotches(spine, { ...look, size: look.size * 0.62, dorsal: 0 }, dice);
      for (let along = 50; along < spine.length - 20; along += dice.between(58, 96)) {
        const half = dice.between(10, 19);
        marks.push(patch(spine, ring(along, half, 0.42), light, ` stroke="${rim}" stroke-width="${look.rimWidth}"`));
      }
      return marks;
    }
    case "reduced": {
      // A broad dark back with a ragged edge, and a few drops under it.
      const [left, right] = [waver(0.09), waver(0.09)];
      const marks = band(
        spine,
        20,
        end,
        (at) => -0.46 + left(at),
        (at) => 0.46 + right(at),
        rim,
      );
      marks.push(
        ...band(
          spine,
          20,
          end,
          (at) => -0.4 + left(at),
          (at) => 0.4 + right(at),
          dark,
        ),
      );
      for (let along = 90; along < spine.length - 60; along += dice.between(120, 240)) {
        const side = dice.chance(0.5) ? 1 : -1;
        marks.push(dot(spine, { along, across: side * dice.between(0.6, 0.75) }, dice.between(9, 17), dark));
      }
      return marks;
    }
    case "striped": {
      const marks: Mark[] = [];
      for (const side of [-1, 1]) {
        const edge = waver(0.03);
        const [inner, outer] = [(at: number) => side * (0.16 + edge(at)), (at: number) => side * (0.5 + edge(at))];
        marks.push(...band(spine, 20, end, side < 0 ? outer : inner, side < 0 ? inner : outer, dark));
      }
      return marks;
    }
    case "lined": {
      const marks: Mark[] = [];
      for (const across of [-0.44, 0.44]) {
        const edge = waver(0.04);
        marks.push(
          ...band(
            spine,
            20,
            end,
            (at) => across - 0.045 + edge(at),
            (at) => across + 0.045 + edge(at),
            dark,
          ),
        );
      }
      for (let along = 70; along < spine.length - 30; along += dice.between(34, 74)) {
        const side = dice.chance(0.5) ? 1 : -1;
        const lean = dice.between(-16, 16);
        marks.push(
          stroke(
            spine,
            [
              { along, across: side * 0.46 },
              { along: along + lean, across: side * 0.72 },
              { along: along + lean * 1.6, across: side * 1 },
            ],
            dark,
            dice.between(2, 4.5),
          ),
        );
      }
      return marks;
    }
    case "webbed": {
      const [left, right] = [waver(0.05), waver(0.05)];
      const marks = band(
        spine,
        20,
        end,
        (at) => -0.17 + left(at),
        (at) => 0.17 + right(at),
        dark,
      );
      for (const side of [-1, 1]) {
        for (let along = 50; along < spine.length - 20; along += dice.between(44, 84)) {
          const lean = dice.between(-22, 22);
          const depth = dice.between(0.6, 1.05);
          marks.push(
            stroke(
              spine,
              [
                { along, across: side * 0.14 },
                { along: along + lean * 0.5, across: side * 0.42 },
                { along: along + lean, across: side * depth },
              ],
              dark,
              dice.between(4, 8.5),
            ),
          );
        }
      }
      return marks;
    }
    case "plain":
      return [];
  }
}

function onTop(spine: Spine, look: Look, dice: Dice): Mark[] {
  const marks: Mark[] = [];
  if (look.dorsalLine > 0) {
    const pale = colorOf(mixed(look.ground, look.belly, look.dorsalLine), look.darkTint);
    marks.push(
      ...band(
        spine,
        40,
        spine.length,
        () => -0.07,
        () => 0.07,
        pale,
      ),
    );
  }
  if (look.whiteSides > 0) {
    for (const side of [-1, 1]) {
      for (let along = 40; along < spine.length - 60; along += dice.between(26, 90)) {
        if (dice.chance(look.whiteSides))
          marks.push(dot(spine, { along, across: side * dice.between(0.72, 1.05) }, dice.between(7, 24), "#fdfaf3"));
      }
    }
  }
  const freckle = colorOf(look.freckle, [38, 26, 26]);
  for (let count = 0; count < look.freckles * 150; count += 1) {
    marks.push(
      dot(
        spine,
        { along: dice.between(40, spine.length - 20), across: dice.between(-0.9, 0.9) },
        dice.between(1.6, 4.6),
        freckle,
      ),
    );
  }
  if (look.pied > 0) marks.push(...saddles(spine, look, dice));
  return marks;
}

/** White from tail to mid body with coloured saddles left standing; head and neck keep their colour. */
function saddles(spine: Spine, look: Look, dice: Dice): Mark[] {
  const marks: Mark[] = [];
  const neck = spine.length * 0.84;
  let along = -20;
  while (along < neck) {
    const white = dice.between(150, 330) * (look.pied / 0.5);
    const end = Math.min(neck, along + white);
    const rag = () => dice.between(-14, 14);
    const shape = [
      ...[-1.3, -0.6, 0, 0.6, 1.3].map((across) => ({ along: end + rag(), across })),
      ...[1.3, 0.6, 0, -0.6, -1.3].map((across) => ({ along: along + rag(), across })),
    ];
    // Many points along the flanks, so that the white follows the body's bend.
    const sides = (across: number, from: number, to: number) =>
      Array.from({ length: 14 }, (_, step) => ({ along: from + ((to - from) * (step + 1)) / 15, across }));
    marks.push(
      patch(
        spine,
        [...shape.slice(0, 5), ...sides(1.3, end, along), ...shape.slice(5), ...sides(-1.3, along, end)],
        "#fdfbf6",
      ),
    );
    along = end + dice.between(70, 190) * (1.1 - look.pied);
  }
  return marks;
}

/** A ring across the back, soft at its corners. */
function ring(along: number, half: number, reach: number) {
  return [
    { along: along - half, across: -reach },
    { along: along - half * 1.1, across: 0 },
    { along: along - half, across: reach },
    { along: along + half, across: reach },
    { along: along + half * 1.1, across: 0 },
    { along: along + half, across: -reach },
  ];
}
