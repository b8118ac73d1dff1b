import { expect, test } from "vitest";
import { nearness, type Text } from "#app/kinds/article/nearest.ts";
import { starterBlogs, starterInfos } from "#app/starter/encyclopedia.server.ts";

const text = (path: string, title: string, body = ""): Text => ({ path, title, summary: "", body });
const starter = [
  ...starterInfos.map((info) => ({ ...info, path: `/info/${info.id}` })),
  ...starterBlogs.map((blog) => ({ ...blog, path: `/blog/${blog.id}` })),
];
const care = starterInfos.filter(({ fields }) => fields.category === "care").map(({ id }) => `/info/${id}`);
const offered = new Set([...care, ...starterBlogs.map(({ id }) => `/blog/${id}`)]);
const nearest = nearness(starter);
const three = (path: string) =>
  nearest(path)
    .filter((other) => offered.has(other))
    .slice(0, 3);

test("uncommon words in common make two articles near, words that all use do not", () => {
  const near = nearness([
    text("/a", "孵卵の温度"),
    text("/b", "温度と餌"),
    text("/c", "孵卵のあと", "<p>温度</p>"),
    text("/d", "温度と脱皮"),
  ]);
  expect(near("/a")[0]).toBe("/c");
});

test("an article that is linked to is nearer than one that is not, and to the linked one too", () => {
  const texts = [text("/a", "停電", '<a href="/c#box">箱</a>'), text("/b", "夏休み"), text("/c", "保温")];
  expect(nearness(texts)("/a")).toEqual(["/c", "/b"]);
  expect(nearness(texts)("/c")[0]).toBe("/a");
});

test("an article alone, or without a word, has its neighbours all the same", () => {
  expect(nearness([text("/a", "温度")])("/a")).toEqual([]);
  expect(nearness([text("/a", ""), text("/b", "x")])("/a")).toEqual(["/b"]);
});

test.each([
  ["/info/fasting", "/info/weight"],
  ["/info/feeding", "/info/fasting"],
  ["/info/incubation", "/info/hatchlings"],
  ["/info/breeding-basics", "/info/incubation"],
  ["/info/mites", "/info/quarantine"],
  ["/info/shedding", "/info/humidity"],
  ["/info/temperature", "/info/winter"],
  ["/info/law", "/info/hatchlings"],
  ["/info/enclosure", "/info/hides"],
  ["/blog/sixty-six-percent", "/blog/six-eggs-and-odds"],
])("after %s one is offered %s", (path, other) => {
  expect(three(path)).toContain(other);
});

test("nobody who reads of law or of eggs is offered how to choose a first snake", () => {
  for (const path of ["/info/law", "/info/incubation", "/info/breeding-basics", "/info/old-age"])
    expect(three(path), path).not.toContain("/info/choosing");
});

test("no few articles are offered everywhere", () => {
  const counts = new Map<string, number>();
  for (const path of offered) for (const other of three(path)) counts.set(other, (counts.get(other) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(9);
  expect(counts.size).toBeGreaterThanOrEqual(25);
  expect(new Set([...offered].map((path) => three(path).toSorted().join(" "))).size).toBeGreaterThan(28);
});
