import { expect, test } from "vitest";
import { starterBook as book } from "#app/cli/starter/encyclopedia.server.ts";
import { alleleOnMap, complexes, pairOf } from "#app/kinds/morph/complexes/complexes.ts";

const roadsFrom = (id: string) => new Map(alleleOnMap(book, id)?.roads.map((road) => [road.to.id, road]));

test("every allele of a group is on the map, and every named pair is a road", () => {
  const all = complexes(book);
  const places = all.flatMap((complex) => complex.places.map(({ id }) => id));
  const grouped = [...book.locusOf.values()].filter(({ genes }) => genes.length > 1).flatMap(({ genes }) => genes);
  expect(places.toSorted()).toEqual([...new Set(grouped.map(({ id }) => id))].sort());
  const bel = all.find(({ id }) => id === "bel");
  expect(bel?.roads.map(({ from, to, combo }) => [from.id, to.id, combo])).toEqual(
    expect.arrayContaining([
      ["mojave", "mystic", "mystic-potion"],
      ["mojave", "mojave", "super-mojave-bel"],
    ]),
  );
  for (const { roads } of all)
    for (const { calculate } of roads) expect(calculate).toMatch(/^\/calculate\?sire=.+&dam=/);
});

test("roads connect every allele to all others, in both directions", () => {
  const roads = roadsFrom("lesser");
  // Honey is another name of Mocha and has no place of its own.
  expect(roads.size).toBe(12);
  expect(roads.has("honey")).toBe(false);
  expect(alleleOnMap(book, "honey")?.place.id).toBe("mocha");
  const [bamboo, honey, mocha] = ["bamboo", "honey", "mocha"].flatMap((id) => book.genes.get(id) ?? []);
  expect(bamboo && honey && pairOf(book, bamboo, honey).combo).toBe("bamboo-honey");
  expect(mocha && honey && pairOf(book, mocha, honey).name).toBe("スーパーモカ");
  for (const [to, { calculate }] of roads) {
    expect(roadsFrom(to).has("lesser"), to).toBe(true);
    expect(calculate).toContain("sire=Lesser");
  }
  expect(roads.get("butter")?.combo).toBe("bel-lesser-butter");
  expect(alleleOnMap(book, "pastel")).toBeUndefined();
  expect(alleleOnMap(book, "nothing")).toBeUndefined();
});

test("a pair is drawn if its look is known: by name, as white, as pale; otherwise it has no drawing", () => {
  const isDrawn = (a: string, b: string) => roadsFrom(a).get(b)?.drawn !== null;
  for (const [a, b] of [
    ["mojave", "honey"],
    ["yellow-belly", "gravel"],
    ["fire", "vanilla"],
    ["albino", "candy"],
  ] as const)
    expect([a, b, isDrawn(a, b)]).toEqual([a, b, true]);
  for (const [a, b] of [
    ["gravel", "asphalt"],
    ["acid", "confusion"],
    ["spider", "woma"],
  ] as const)
    expect([a, b, isDrawn(a, b)]).toEqual([a, b, false]);
});
