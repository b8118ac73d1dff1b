// Draws a ball python from its genotype like a field guide plate: the animal from above and a strip of its flank.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import { type Age, aged, builds } from "./ages.ts";
import { coils, type Pen } from "./body.ts";
import { flank } from "./flank.ts";
import { ground } from "./ground.ts";
import { head, headOutline } from "./head.ts";
import { scaleAndLeader } from "./leader.ts";
import type { Look } from "./look.ts";
import { lookOfGenotype, shownCopies } from "./look-of-genotype.ts";
import { type Dice, diceOf } from "./noise.ts";
import { poses } from "./poses.ts";
import { stationAt } from "./skin.ts";
import { marksOn, type Skin, skinOf } from "./skin-marks.ts";
import { relativePaths } from "./small.ts";
import { HALF, type Placed, placedIn, type Room, type Spine, spineAlong } from "./spine.ts";

export const DRAWN_SIZE = { width: 1200, height: 900 };
const WIDE_SIZE = { width: 2400, height: 900 };
const PORTRAIT_SIZE = { width: 900, height: 900 };

export interface Drawing {
  age?: Age;
  /** Pose number for snakes shown side by side; defaults to the seed's own. */
  pose?: number;
  isBare?: boolean;
}

const ROOM: Room = { x: 44, y: 34, width: 1112, height: 664 };

/** Returns the permanent pose of a snake, by its seed. */
export function poseOf(seed: string): number {
  return Math.floor(diceOf(`${seed} lies`).next() * poses.length);
}

/** Returns poses for the snakes of a page: each its own, or the next one if any of the four before it has the same. */
export function posesOf(seeds: readonly string[]): number[] {
  const taken: number[] = [];
  for (const seed of seeds) {
    let pose = poseOf(seed);
    while (taken.slice(-4).includes(pose)) pose = (pose + 1) % poses.length;
    taken.push(pose);
  }
  return taken;
}

/** Returns the snake's placement on the plate, and the dice for its pattern. */
export function placeOf(seed: string, { age = "adult", pose = poseOf(seed) }: Drawing = {}): Placed & { dice: Dice } {
  const dice = diceOf(seed);
  return { ...placedIn(ROOM, pose, builds[age], dice), dice };
}

/** Returns a 1200×900 SVG without text or external resources. Deterministic by genotype and seed. */
export function drawSnake(
  book: GeneBook,
  genotype: readonly GenotypeItem[],
  seed: string,
  drawing: Drawing = {},
): string {
  const look = aged(lookOfGenotype(book, genotype), drawing.age ?? "adult", shownCopies(book, genotype));
  const { spine, scale, x, y, dice } = placeOf(seed, drawing);
  const skin = skinOf(look, spine.length, dice);
  const pen: Pen = { id: idOf(seed), width: 2.3 / scale, rows: 17, soft: 1 };
  return paper(
    DRAWN_SIZE,
    drawing.isBare ? null : look,
    relativePaths(
      `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 1000) / 1000})">` +
        animal(spine, skin, pen) +
        `</g>${scaleAndLeader({ spine, scale, x, y }, drawing.age ?? "adult")}${flank(spine, skin, dice, pen.id)}`,
      2,
    ),
  );
}

/** Draws the front of the body across a page, 2400×900, the head centred at 66% / 51% for layouts that crop it. */
export function drawWide(book: GeneBook, genotype: readonly GenotypeItem[], seed: string): string {
  return drawFore(lookOfGenotype(book, genotype), seed, WIDE_SIZE, wide, 2.3);
}

export function drawPortrait(book: GeneBook, genotype: readonly GenotypeItem[], seed: string): string {
  return drawFore(lookOfGenotype(book, genotype), seed, PORTRAIT_SIZE, portrait, 3);
}

type Knots = readonly (readonly [x: number, y: number])[];

/** From the right along the bottom, around the left and back over the top: the head rests on the body. */
const wide: Knots = [
  [1230, 296],
  [1080, 312],
  [980, 318],
  [820, 322],
  [660, 314],
  [500, 318],
  [360, 324],
  [236, 306],
  [156, 244],
  [140, 168],
  [190, 100],
  [286, 70],
  [392, 82],
  [486, 126],
  [566, 172],
  [640, 196],
];

const portrait: Knots = [
  [-208, 276],
  [-168, 312],
  [-108, 326],
  [-48, 310],
  [2, 270],
  [44, 222],
  [86, 186],
];

function drawFore(
  look: Look,
  seed: string,
  size: { width: number; height: number },
  knots: Knots,
  scale: number,
): string {
  const dice = diceOf(seed);
  const spine: Spine = spineAlong(
    knots.map(([px, py]) => ({ x: px, y: py })),
    (share) => HALF * (1 - 0.5 * smooth((share - 0.58) / 0.42)),
  );
  const skin = skinOf(look, spine.length, dice);
  const pen: Pen = { id: idOf(seed), width: 3.6 / scale, rows: 25, soft: 0.55 };
  // Half-pixel resolution: finer digits are invisible and took two fifths of the bytes.
  return paper(size, look, `<g transform="scale(${scale})">${relativePaths(animal(spine, skin, pen), 2)}</g>`);
}

function smooth(t: number): number {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
}

function animal(spine: Spine, skin: Skin, pen: Pen): string {
  const neck = stationAt(spine, spine.neck);
  const body = { first: skin.first, marks: marksOn(spine, skin), head: headOutline(neck) };
  return coils(spine, skin.look, body, pen) + head(skin.look, neck, pen);
}

function paper({ width, height }: { width: number; height: number }, look: Look | null, inside: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${look ? ground(look, width, height) : ""}${inside}</svg>`
  );
}

/** Id prefix, as several drawings may share a page. */
function idOf(seed: string): string {
  return `s${Math.floor(diceOf(`${seed} ids`).next() * 36 ** 5).toString(36)}`;
}
