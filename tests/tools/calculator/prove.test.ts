import { expect, test } from "vitest";
import { proofForPrograms } from "#app/tools/calculator/api/api.server.ts";
import { proveAnswer } from "#app/tools/calculator/prove/prove-view.ts";

function prove(query: string) {
  return proveAnswer({ search: new URLSearchParams(query), problems: [] });
}

test("nonsense is reported and the rest is calculated", () => {
  for (const prior of ["0", "100", "250%", "abc", "1/0", "5/3", "<b>"]) {
    const { view, problems } = prove(`prior=${encodeURIComponent(prior)}`);
    expect(problems).toEqual([expect.stringContaining("66%")]);
    expect(view?.prior).toBe("66.7%（2/3）");
  }
  const { view, problems } = prove("prior=66&mate=cat&eggs=4&visuals=0&eggs=2&visuals=3&eggs=1000000&visuals=0");
  expect(view?.headline).toContain("（1/9）に");
  expect(problems).toHaveLength(3);
});

test("the answer stays short for any number of eggs", () => {
  const headline = (query: string) => prove(query).view?.headline ?? "";
  expect(headline("prior=66&mate=het&eggs=500&visuals=0")).toBe(
    "表現個体の出なかった卵が500個。ヘテロである確率は、66.7%から0.000000000001%未満に下がりました。",
  );
  expect(headline("prior=66&mate=het&eggs=80&visuals=0")).toContain("から0.0000000202%（約49億分の1）に");
  expect(headline("prior=66&mate=pos-het-50&eggs=300&visuals=0")).toContain("から50%に");
  expect(headline("prior=66&mate=visual&eggs=20&visuals=0")).toContain("（1/524289）に");
});

test("two seasons with different mates", () => {
  const { form, view, problems } = prove("prior=66&mate=visual&eggs=2&visuals=0&mate=het&eggs=2&visuals=0");
  expect(problems).toEqual([]);
  // 2/3 × (1/2)^2 × (3/4)^2 against 1/3.
  expect(view?.headline).toContain("（9/41）に");
  expect(form.rows.map(({ mate }) => mate)).toEqual(["visual", "het"]);
  expect(view?.next).toBe("100%ヘテロ");
  // The curve follows the eggs: two with the visual mate, then two with the het one.
  expect(view?.curve?.points.slice(0, 5).map(({ chance }) => chance.fraction)).toEqual([
    "2/3",
    "1/2",
    "1/3",
    "3/11",
    "9/41",
  ]);
});

test("a URL with one mate for all clutches keeps its meaning: one animal", () => {
  const old = prove("prior=66&mate=pos-het-50&eggs=6&visuals=0&eggs=6&visuals=0");
  expect(old.form.rows.map(({ mate }) => mate)).toEqual(["pos-het-50", "same"]);
  const headline = prove("prior=66&mate=pos-het-50&eggs=12&visuals=0").view?.headline;
  expect(old.view?.headline).toBe(headline);
  expect(prove("prior=66&mate=pos-het-50&eggs=6&visuals=0&mate=same&eggs=6&visuals=0").view?.headline).toBe(headline);
  const two = prove("prior=66&mate=pos-het-50&eggs=6&visuals=0&mate=pos-het-50&eggs=6&visuals=0");
  expect(two.view?.headline).not.toBe(headline);
});

test("the form shows a row for each input, and one more on request", () => {
  const rows = (query: string) => prove(query).form.rows.map(({ mate, eggs }) => `${mate} ${eggs}`);
  expect(rows("tool=prove")).toEqual(["visual "]);
  expect(rows("mate=het")).toEqual(["het "]);
  expect(rows("mate=het&eggs=4&visuals=0&add=clutch")).toEqual(["het 4", "same "]);
  // An empty row is removed; its neighbour keeps its mate.
  expect(rows("mate=het&eggs=4&visuals=0&mate=visual&eggs=&visuals=&mate=same&eggs=3&visuals=0")).toEqual([
    "het 4",
    "visual 3",
  ]);
  expect(rows("mate=visual&eggs=&visuals=&mate=het&eggs=3&visuals=0")).toEqual(["het 3"]);
});

test("the API returns the same exactly; what the page would ignore is an error", () => {
  const asked = proofForPrograms(new URLSearchParams("mate=visual&eggs=2&visuals=0&mate=het&eggs=2&visuals=0"));
  expect(asked.status).toBe(200);
  expect(asked.body).toMatchObject({ posterior: { numerator: 9, denominator: 41 }, proven: false });
  expect(proofForPrograms(new URLSearchParams("eggs=2&visuals=3"))).toMatchObject({
    status: 400,
    body: { messages: [expect.stringContaining("クラッチ1（卵「2」、表現個体「3」）は読み取れません。卵は")] },
  });
});
