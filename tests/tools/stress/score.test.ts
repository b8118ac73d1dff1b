import { expect, test } from "vitest";
import { starterInfos } from "#app/cli/starter/encyclopedia.server.ts";
import { pointsOf } from "#app/tools/stress/answers.ts";
import { articles, questions } from "#app/tools/stress/questions.ts";
import { score } from "#app/tools/stress/score.ts";

const all = (value: "0" | "1" | "2" | "unknown") => Object.fromEntries(questions.map(({ id }) => [id, value]));
/** Returns seeded answers; how often they are bad depends on the seed. */
function some(seed: number): Record<string, string> {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const worst = (seed % 5) / 10;
  return Object.fromEntries(
    questions.map(({ id, options }) => {
      const points = next() < worst ? 2 : [0, 0, 0, 1, 1, null][Math.floor(next() * 6)];
      const alike = options.filter((option) => option.points === points);
      return [id, alike[Math.floor(next() * alike.length)]?.value ?? "unknown"];
    }),
  );
}

test("a thoroughly bad cage is not offset by a good diet and a calm snake", () => {
  const cage = questions.filter(({ area }) => area === "environment").map(({ id }) => [id, "2" as const]);
  expect(score({ ...all("0"), ...Object.fromEntries(cage) }, []).total).toBeLessThanOrEqual(29);
});

test("a better answer never lowers the total, whatever the other answers", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const answers = some(seed);
    const before = score(answers, []).total;
    if (before === null) continue;
    for (const { id, options } of questions) {
      const points = pointsOf(id, answers[id]) ?? 0;
      for (const better of options.filter((option) => option.points < points))
        expect(score({ ...answers, [id]: better.value }, []).total, id).toBeGreaterThanOrEqual(before);
    }
  }
});

test("each change promises exactly its gain, in displayed numbers", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const answers = some(seed);
    const before = score(answers, []);
    if (before.total === null) continue;
    for (const { question, gain } of before.lost)
      expect(score({ ...answers, [question.id]: "0" }, []).total, question.id).toBe(before.total + gain);
  }
});

test("the most effective change comes first", () => {
  const ids = (given: Parameters<typeof score>[0]) =>
    score({ ...all("0"), ...given }, []).lost.map(({ question }) => question.id);
  expect(ids({ length: "1", handling: "1", prey: "2" })).toEqual(["prey", "length", "handling"]);
  // Fixing the one essential that caps the total at 69 gains more than any two other questions.
  expect(ids({ handling: "2", prey: "2", water: "2" })[0]).toBe("water");
});

test("if no single change lifts the cap, its essentials come first, each marked as insufficient alone", () => {
  const { lost, total } = score(
    { ...all("0"), water: "2", hides: "2", "night-min": "2", length: "2", handling: "2" },
    [],
  );
  expect(total).toBe(49);
  expect(lost.slice(0, 3).map(({ question, gain, caps }) => [question.id, gain, caps])).toEqual([
    ["night-min", 0, true],
    ["hides", 0, true],
    ["water", 0, true],
  ]);
  const mended = { ...all("0"), length: "2" as const, handling: "2" as const };
  expect(score(mended, []).total).toBe(92);
});

test("if a vet is needed there is no number, and the most urgent sign comes first", () => {
  const { flags, total, band } = score(all("0"), ["mites", "prolapse", "burn"]);
  expect([total, band]).toEqual([null, null]);
  expect(flags.map((flag) => flag.urgency)).toEqual(["emergency", "urgent", "soon"]);
});

test("ten percent lost is the red flag of that name, whichever of the two was ticked", () => {
  const { flags, total } = score({ ...all("0"), weight: "lost10" }, []);
  expect([total, flags.map(({ id }) => id)]).toEqual([null, ["weight10"]]);
});

test("results link care articles that the site ships with", () => {
  const ids = new Set(starterInfos.map(({ id }) => id));
  for (const id of Object.keys(articles)) expect(ids, id).toContain(id);
});
