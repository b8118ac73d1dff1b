import { expect, test } from "vitest";
import { starterBook, starterMorphs } from "../../genetics/tests/starter-book.ts";
import { undrawnGenes } from "../src/drawn.ts";
import { ground, groundOf } from "../src/ground.ts";
import { lookOfGenotype, shownGenotype } from "../src/look-of-genotype.ts";
import { drawSheet } from "../src/sheet.ts";
import { drawSnake, placeOf } from "../src/snake.ts";

type Rgb = readonly [red: number, green: number, blue: number];

/** Page backgrounds in tokens.css. */
const pages: readonly Rgb[] = [
  [255, 255, 255],
  [12, 17, 27],
];

/** WCAG contrast of graphical objects. */
const READ = 3;

const over = (ink: Rgb, opacity: number, below: Rgb) =>
  below.map((one, i) => one + ((ink[i] ?? 0) - one) * opacity) as unknown as Rgb;

function lightness(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [lightness(a), lightness(b)].toSorted((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

const hex = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;

/** Returns the outlines of the body: the pen's, and the light one around it. */
function outlinesIn(svg: string): { ink: Rgb; opacity: number }[] {
  const inks = ["#2a1c12", "#fff8ea"].map((color) => {
    const opacities = [...svg.matchAll(/<(?:path|use|g)[^>]*>/g)].flatMap(([element]) =>
      element.includes(`stroke="${color}"`) ? Number(/stroke-opacity="([.\d]+)"/.exec(element)?.[1] ?? 0) : [],
    );
    return { ink: hex(color), opacity: Math.max(...opacities, 0) };
  });
  return inks;
}

test("every snake's outline is visible on its background, on a page and on a card, in both themes", () => {
  const genotypes = starterMorphs
    .map(({ id, fields }) => ({ id, genotype: shownGenotype(id, fields) }))
    .filter(({ genotype }) => undrawnGenes(starterBook, genotype).length === 0);
  expect(genotypes.length).toBeGreaterThan(200);
  const large = outlinesIn(drawSnake(starterBook, [], "outline"));
  const small = outlinesIn((drawSheet(starterBook, "normal") ?? "").replace(/<g transform.*/s, ""));
  const faint = genotypes.flatMap(({ id, genotype }) => {
    const rect = ground(lookOfGenotype(starterBook, genotype), 1, 1);
    const [, r, g, b, wash] = /rgb\((\d+),(\d+),(\d+)\)" fill-opacity="([.\d]+)"/.exec(rect) ?? [];
    return pages.flatMap((page, theme) => {
      // A card also has the colour behind its picture.
      const [tint] = /\d+(?=%)/.exec(groundOf(starterBook, genotype)) ?? [];
      const color: Rgb = [Number(r), Number(g), Number(b)];
      const plates = [page, over(color, Number(tint) / 100, page)].map((below) => over(color, Number(wash), below));
      return plates.flatMap((plate) =>
        [large, small].flatMap((lines, size) => {
          const best = Math.max(...lines.map(({ ink, opacity }) => contrast(over(ink, opacity, plate), plate)));
          return best < READ
            ? [`${id}, ${theme ? "dark" : "light"}, ${size ? "small" : "large"}: ${best.toFixed(2)}`]
            : [];
        }),
      );
    });
  });
  expect(faint).toEqual([]);
});

test("a leader line runs straight from the body to its flank and crosses nothing", () => {
  const seeds = Array.from({ length: 24 }, (_, i) => `plate-${i}`);
  const led = seeds.flatMap((seed) => {
    const [, x, from, to] = /<path d="M(\d+) (\d+)V(\d+)"\/><circle/.exec(drawSnake(starterBook, [], seed)) ?? [];
    return x ? [{ seed, x: Number(x), from: Number(from), to: Number(to) }] : [];
  });
  // Some are coiled too close to the flank strip.
  expect(led.length).toBeGreaterThan(seeds.length / 2);
  for (const { seed, x, from, to } of led) {
    const { spine, scale, x: left, y: top } = placeOf(seed);
    const inside = (y: number) =>
      spine.stations.some((s) => Math.hypot(left + s.x * scale - x, top + s.y * scale - y) < s.half * scale);
    const steps = Array.from({ length: 40 }, (_, i) => from + ((to - from) * i) / 39);
    // It starts on the body, leaves it once, and does not meet it again.
    const crossings = steps.filter((y, i) => i > 0 && inside(y) !== inside(steps[i - 1] ?? y));
    expect(inside(from), seed).toBe(true);
    expect(crossings, seed).toHaveLength(1);
  }
});
