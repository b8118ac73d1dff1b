import { expect, test } from "vitest";
import { type Age, builds } from "../src/ages.ts";
import { placeOn } from "../src/head.ts";
import { poses } from "../src/poses.ts";
import { onPaper } from "../src/skin.ts";
import { DRAWN_SIZE, placeOf, poseOf } from "../src/snake.ts";
import { HALF } from "../src/spine.ts";

const ages: readonly Age[] = ["hatchling", "young", "adult", "old"];
const everyPose = poses.flatMap((_, pose) => ages.map((age) => ({ pose, age, seed: `${age} ${pose}` })));

test("it is thick almost to the vent, and its tail short and blunt", () => {
  for (const age of ages) {
    const { spine } = placeOf("a", { age });
    const half = (share: number) => (spine.stations[Math.round((share * spine.neck) / spine.step)]?.half ?? 0) / HALF;
    const tail = spine.stations.findIndex((station) => station.half > 0.66 * HALF) * spine.step;
    expect(tail / spine.neck, age).toBeGreaterThan(0.06);
    expect(tail / spine.neck, age).toBeLessThan(0.11);
    expect(half(0.03), age).toBeGreaterThan(0.28);
    for (const share of [0.22, 0.3, 0.5, 0.7]) expect(half(share), `${age} ${share}`).toBeGreaterThan(0.9);
    expect(half(1), age).toBeLessThan(half(0.85));
    expect(half(1), age).toBeCloseTo(builds[age].neck);
  }
});

test("in no bend of any pose does the skin run back over itself, out to beyond its edge", () => {
  for (const { pose, age, seed } of everyPose) {
    const { spine } = placeOf(seed, { pose, age });
    for (const across of [-1.1, 1.1]) {
      for (let along = 0; along < spine.neck - 9; along += 9) {
        const [a, b] = [onPaper(spine, { along, across }), onPaper(spine, { along: along + 9, across })];
        const middle = spine.stations[Math.round(along / spine.step)];
        const onward = (b.x - a.x) * (middle?.dx ?? 0) + (b.y - a.y) * (middle?.dy ?? 0);
        expect(onward, `pose ${pose}, ${age}, at ${along}`).toBeGreaterThan(1);
      }
    }
  }
});

test("the head is as broad as its neck, and lies within the picture and above the strip of flank, whatever the pose", () => {
  for (const { pose, age, seed } of everyPose) {
    const { spine, scale, x, y } = placeOf(seed, { pose, age });
    const neck = spine.stations[Math.round(spine.neck / spine.step)];
    if (!neck) throw new Error("a spine has a neck");
    // In its own coordinates the head joins on from -37 to 37.
    expect(37 * placeOn(neck).scale, `pose ${pose}, ${age}`).toBeCloseTo(neck.half, 1);
    const snout = neck.half * 5.5;
    const [px, py] = [x + (neck.x + neck.dx * snout) * scale, y + (neck.y + neck.dy * snout) * scale];
    expect(px, `pose ${pose}, ${age}`).toBeGreaterThan(8);
    expect(px, `pose ${pose}, ${age}`).toBeLessThan(DRAWN_SIZE.width - 8);
    expect(py, `pose ${pose}, ${age}`).toBeGreaterThan(8);
    expect(py, `pose ${pose}, ${age}`).toBeLessThan(712);
  }
});

test("a third of the snakes lie as the species is known for, in a ball", () => {
  // More than a turn and a half in one direction.
  const isBall = poses.map((bends) => bends.reduce((sum, [, turn]) => sum + Math.max(0, turn), 0) > 620);
  const seeds = Array.from({ length: 300 }, (_, i) => `ball-${i}`);
  const balls = seeds.filter((seed) => isBall[poseOf(seed)]).length / seeds.length;
  expect(balls).toBeGreaterThan(0.3);
  expect(balls).toBeLessThan(0.45);
});
