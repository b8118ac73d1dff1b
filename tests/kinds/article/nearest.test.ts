import { expect, test } from "vitest";
import { starterBlogs, starterInfos } from "#app/cli/starter/encyclopedia.server.ts";
import { nearness } from "#app/kinds/shared/article/page.server.ts";
import { type Text, wordsOf } from "#app/kinds/shared/article/words.ts";
import { dice } from "../../../packages/genetics/tests/animals.ts";

function ordering(texts: readonly Text[]) {
  const words = texts.map(wordsOf);
  const nearest = nearness(words);
  return (path: string) => {
    const asked = words[texts.findIndex((one) => one.path === path)];
    return (asked ? nearest(asked) : []).flatMap((place) => texts[place]?.path ?? []);
  };
}

const starter = [
  ...starterInfos.map((info) => ({ ...info, path: `/info/${info.id}` })),
  ...starterBlogs.map((blog) => ({ ...blog, path: `/blog/${blog.id}` })),
];
const care = starterInfos.filter(({ fields }) => fields.category === "care").map(({ id }) => `/info/${id}`);
const offered = new Set([...care, ...starterBlogs.map(({ id }) => `/blog/${id}`)]);
const nearest = ordering(starter);
const three = (path: string) =>
  nearest(path)
    .filter((other) => offered.has(other))
    .slice(0, 3);

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
])("after %s the suggestions include %s", (path, other) => {
  expect(three(path)).toContain(other);
});

/** Returns the order by definition: the weights of each article as a Map, each pair compared separately. */
function plainly(texts: readonly Text[], path: string): Map<string, number> {
  const counts = texts.map(({ title, summary, body }) => {
    const words = `${`${title} `.repeat(4)}${`${summary} `.repeat(2)}${body.replaceAll(/<[^<>]*>/g, " ")}`;
    return Map.groupBy(words.match(/[ァ-ヴー]{2,}|[\p{Script=Han}々]{2,}/gu) ?? [], (word) => word);
  });
  const weights = counts.map((words) => {
    const raw = [...words].map(([word, all]) => {
      const users = counts.filter((others) => others.has(word)).length;
      return [word, Math.log1p(all.length) * Math.log(texts.length / users)] as const;
    });
    const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
    return new Map(raw.map(([word, weight]) => [word, weight / length]));
  });
  const asked = texts.findIndex((one) => one.path === path);
  const leads = (from: Text | undefined, to: string) => (from?.body.includes(`href="${to}"`) ? 1 : 0);
  return new Map(
    texts.flatMap((other, place) => {
      if (place === asked) return [];
      const alike = [...(weights[asked] ?? [])].map(([word, weight]) => weight * (weights[place]?.get(word) ?? 0));
      const linked = 0.2 * leads(texts[asked], other.path) + 0.1 * leads(other, path);
      return [[other.path, alike.reduce((sum, one) => sum + one, linked)] as const];
    }),
  );
}

test("for any texts the order matches the definition", () => {
  const words = [
    "温度",
    "湿度",
    "脱皮",
    "拒食",
    "ケージ",
    "ヒーター",
    "孵卵",
    "床材",
    "シェルター",
    "給餌",
    "体重",
    "検疫",
  ];
  const random = dice(7);
  const some = (most: number) => Array.from({ length: random(most) }, () => words[random(words.length)]).join("と");
  const texts = Array.from({ length: 40 }, (_, place): Text => {
    const links = Array.from({ length: random(3) }, () => `<a href="/${random(40)}">`).join("");
    return { path: `/${place}`, title: some(3), summary: some(5), body: `<p>${some(30)}</p>${links}` };
  });
  const near = ordering(texts);
  for (const { path } of texts) {
    const expected = plainly(texts, path);
    const scores = near(path).map((other) => expected.get(other) ?? Number.NaN);
    expect(scores).toHaveLength(39);
    for (const [at, score] of scores.slice(1).entries()) expect(score).toBeLessThanOrEqual((scores[at] ?? 0) + 1e-9);
  }
});
