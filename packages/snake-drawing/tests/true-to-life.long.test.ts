import type { GenotypeItem } from "@borupa/genetics";
import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { starterBook as book, starterMorphs } from "../../genetics/tests/starter-book.ts";
import { onPaper, type Spot } from "../src/skin.ts";
import { drawSnake, placeOf } from "../src/snake.ts";

const visual = (gene: string): GenotypeItem => ({ gene, state: "visual" });
const seeds = ["morph-puzzle", "morph-leopard", "morph-black-head", "a", "b"];

type Color = readonly [number, number, number];
interface Drawing {
  width: number;
  height: number;
  at(x: number, y: number): Color;
}

/** Part of the 1200×900 drawing. */
async function pixels(genotype: GenotypeItem[], seed: string, part?: Region): Promise<Drawing> {
  const image = sharp(Buffer.from(drawSnake(book, genotype, seed))).removeAlpha();
  const { data, info } = await (part ? image.extract(part) : image).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Color => {
    const place = (y * info.width + x) * info.channels;
    return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
  };
  return { width: info.width, height: info.height, at };
}

/** Flank strip, from the middle of the back to the belly's edge. */
const flank = { left: 66, top: 738, width: 1068, height: 90 };
const brightness = ([red, green, blue]: Color) => 0.3 * red + 0.6 * green + 0.1 * blue;

/** Returns the sizes of connected light or dark patches. */
function patches(
  { width, height, at }: Drawing,
  isOf: (color: Color) => boolean,
): { size: number; isInside: boolean }[] {
  const left = new Set<number>();
  for (let place = 0; place < width * height; place++)
    if (isOf(at(place % width, Math.floor(place / width)))) left.add(place);
  const found: { size: number; isInside: boolean }[] = [];
  for (const start of left) {
    left.delete(start);
    const patch = [start];
    let isInside = true;
    for (const place of patch) {
      const [x, y] = [place % width, Math.floor(place / width)];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isInside = false;
      for (const next of [x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1, place - width, place + width])
        if (left.delete(next)) patch.push(next);
    }
    if (patch.length >= 12) found.push({ size: patch.length, isInside });
  }
  return found;
}
const isDark = (color: Color) => brightness(color) < 84;
const sum = (sizes: readonly { size: number }[]) => sizes.reduce((all, { size }) => all + size, 0);

test("a Leopard has many dark spots in its light, and as much light as a normal snake or more", async () => {
  for (const seed of seeds) {
    const [leopard, wild] = [await pixels([visual("leopard")], seed, flank), await pixels([], seed, flank)];
    const spots = patches(leopard, isDark).filter(({ size, isInside }) => isInside && size < 500);
    const eyes = patches(wild, isDark).filter(({ size, isInside }) => isInside && size < 500);
    expect(spots.length, seed).toBeGreaterThan(eyes.length * 1.5);
    const light = (drawing: Drawing) => sum(patches(drawing, (color) => !isDark(color)));
    expect(light(leopard), seed).toBeGreaterThan(light(wild) * 0.9);
  }
});

test("a Puzzle's saddles break and join again: neither its dark nor its light is one net, or dots alone", async () => {
  for (const seed of seeds) {
    const puzzle = await pixels([visual("puzzle")], seed, flank);
    const largest = (sizes: readonly { size: number }[]) => Math.max(...sizes.map(({ size }) => size)) / sum(sizes);
    const dark = patches(puzzle, isDark);
    const light = patches(puzzle, (color) => !isDark(color));
    expect(Math.min(dark.length, light.length), seed).toBeGreaterThan(4);
    for (const share of [largest(dark), largest(light)]) {
      expect(share, seed).toBeGreaterThan(0.1);
      expect(share, seed).toBeLessThan(0.9);
    }
  }
});

test("a Black Head has a black crown; its neck has the body's pattern, not one black sleeve", async () => {
  for (const seed of seeds) {
    const { spine, scale, x: left, y: top } = placeOf(seed);
    const onPlate = (spot: Spot) => {
      const { x, y } = onPaper(spine, spot);
      return { x: left + x * scale, y: top + y * scale };
    };
    const drawing = await pixels([visual("black-head")], seed);
    const wild = await pixels([], seed);
    const neck = Array.from({ length: 240 }, (_, i) =>
      onPlate({
        along: spine.neck * (0.9 + (0.07 * (i % 40)) / 40),
        across: -0.75 + Math.floor(i / 40) * 0.3,
      }),
    );
    const light = ({ at }: Drawing) => neck.filter(({ x, y }) => !isDark(at(Math.round(x), Math.round(y)))).length;
    expect(light(drawing), seed).toBeGreaterThan(light(wild) * 0.4);
    const head = onPlate({ along: spine.neck, across: 0 });
    const end = onPlate({ along: spine.neck - 20, across: 0 });
    const far = (80 * scale) / Math.hypot(head.x - end.x, head.y - end.y);
    const crown = { x: Math.round(head.x + (head.x - end.x) * far), y: Math.round(head.y + (head.y - end.y) * far) };
    expect(brightness(drawing.at(crown.x, crown.y)), seed).toBeLessThan(brightness(wild.at(crown.x, crown.y)));
  }
});

test("a Blade is tidier than a wild snake, but no string of beads: its blotches have eyes, and are not all of one size", async () => {
  let [marks, unlike] = [0, 0];
  for (const seed of seeds) {
    const blade = await pixels([visual("blade")], seed, flank);
    marks += patches(blade, isDark).filter(({ size, isInside }) => isInside && size < 500).length;
    const sizes = patches(blade, (color) => !isDark(color)).map(({ size }) => size);
    const middle = sizes.reduce((all, size) => all + size, 0) / sizes.length;
    unlike += Math.sqrt(sizes.reduce((all, size) => all + (size - middle) ** 2, 0) / sizes.length) / middle;
  }
  expect(marks).toBeGreaterThan(12);
  expect(unlike / seeds.length).toBeGreaterThan(0.5);
});

/** Returns the mean brightness of the flank between two rows, over three snakes. */
async function brightnessOf(genotype: GenotypeItem[], from = 0, to = flank.height): Promise<number> {
  const rows = { ...flank, top: flank.top + from, height: to - from };
  let total = 0;
  for (const seed of seeds.slice(2)) {
    const { width, height, at } = await pixels(genotype, seed, rows);
    for (let y = 0; y < height; y += 2) for (let x = 0; x < width; x += 4) total += brightness(at(x, y));
  }
  return total / 3 / Math.ceil(rows.height / 2) / Math.ceil(rows.width / 4);
}

test("a Firefly is brighter than a Pastel or a Fire, a Caramel Albino paler than an Ultramel and darker than an Albino", async () => {
  const firefly = await brightnessOf([visual("pastel"), visual("fire")]);
  for (const parent of ["pastel", "fire"])
    expect(firefly, parent).toBeGreaterThan((await brightnessOf([visual(parent)])) + 20);
  const caramel = await brightnessOf([visual("caramel-albino")]);
  expect(caramel).toBeGreaterThan((await brightnessOf([visual("ultramel")])) + 30);
  expect(caramel).toBeLessThan((await brightnessOf([visual("albino")])) - 15);
});

test("a Genetic Stripe's flanks are no flat colour: paler towards the belly", async () => {
  const stripe = [visual("genetic-stripe")];
  expect(await brightnessOf(stripe, 72, 88)).toBeGreaterThan((await brightnessOf(stripe, 42, 58)) + 14);
});

test("white BEL pairs stay white, but those with an allele that keeps its pattern have a breath of it left", async () => {
  const colourful = async (genotype: GenotypeItem[]) => {
    const drawing = await pixels(genotype, "bel", flank);
    let [tinted, bright, all] = [0, 0, 0];
    for (let y = 0; y < drawing.height; y += 3) {
      for (let x = 0; x < drawing.width; x += 3) {
        const color = drawing.at(x, y);
        all += 1;
        tinted += Number(Math.max(...color) - Math.min(...color) > 30);
        bright += brightness(color);
      }
    }
    return { tinted: tinted / all, bright: bright / all };
  };
  const whites = ["lesser", "butter", "russo", "bamboo", "mocha", "honey", "exo-lbb"];
  for (const white of whites) {
    const pure = await colourful([visual(white), visual(white === "lesser" ? "butter" : "lesser")]);
    expect(pure.tinted, white).toBeLessThan(0.02);
    for (const other of ["phantom", "mystic", "special"]) {
      const pair = await colourful([visual(white), visual(other)]);
      expect(pair.tinted, `${white} ${other}`).toBeGreaterThan(0.15);
      expect(pair.bright, `${white} ${other}`).toBeGreaterThan(205);
    }
  }
});

test("indistinguishable genes are drawn alike", () => {
  const pairs = starterMorphs.flatMap(({ id, fields }) =>
    (fields.confusedWith ?? []).flatMap((row) => (row.byEye === "impossible" ? [[id, row.with]] : [])),
  );
  expect(pairs.length).toBeGreaterThan(3);
  for (const [a = "", b = ""] of pairs)
    expect(drawSnake(book, [visual(a)], "seed"), `${a} ${b}`).toBe(drawSnake(book, [visual(b)], "seed"));
});
