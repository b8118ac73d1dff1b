import { expect, test } from "vitest";
import {
  starterBlogs as posts,
  starterInfos,
  starterMorphs,
  starterTerms,
} from "#app/cli/starter/encyclopedia.server.ts";
import { sanitizeArticle } from "#tests/platform/richtext/reading.ts";
import { lint, wordsIn } from "./text-lint.ts";

const careArticles = starterInfos.filter(({ fields }) => fields.category === "care");
const notices = starterInfos.filter(({ fields }) => fields.category === "notice");
const all = [...careArticles, ...notices, ...posts];
const lengthOf = ({ body }: { body: string }) => [...wordsIn(body).replaceAll(/\s/g, "")].length;

const answerOf = (fields: object) =>
  ["seeVet", "mayWait", "doToday"].map((name) => (fields as Record<string, unknown>)[name] ?? "").join("\n");

test("24 care articles or more, 6 notices, 8 posts", () => {
  expect(careArticles.length).toBeGreaterThanOrEqual(24);
  expect(notices.length).toBeGreaterThanOrEqual(6);
  expect(posts.length).toBeGreaterThanOrEqual(8);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test("every subject a keeper needs is there", () => {
  const subjects = [
    ...["choosing", "first-week", "enclosure", "temperature", "humidity", "hides", "substrate", "lighting", "feeding"],
    ...["fasting", "shedding", "handling", "weight", "quarantine", "mites", "respiratory", "summer", "winter"],
    ...["disaster", "transport", "breeding-basics", "incubation", "hatchlings", "law", "old-age"],
    ...["care-basics", "costs", "buying", "growth", "bites", "escape", "sounds", "eyes", "soaking", "sexes", "gravid"],
  ];
  const ids = new Set(careArticles.map(({ id }) => id));
  expect(subjects.filter((subject) => !ids.has(subject))).toEqual([]);
});

test.each(careArticles.map((article) => [article.id, article] as const))(
  "%s: length, headings, table, sources, review, vet",
  (_, article) => {
    const { body, fields } = article;
    // One that answers a single question may be short.
    expect(lengthOf(article)).toBeGreaterThanOrEqual(1100);
    expect(lengthOf(article)).toBeLessThanOrEqual(4200);
    expect(body.match(/<h2/g)?.length).toBeGreaterThanOrEqual(4);
    expect(body).toMatch(/<table>|<figure>\s*<ol>/);
    expect(wordsIn(body)).toMatch(/出典|参考にした/);
    expect(fields.reviewed).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(body).not.toContain("最終確認");
    expect(wordsIn(body)).toMatch(/獣医|動物病院|受診/);
  },
);

test("every care article opens with what to do today, and of an illness with when to see a vet", () => {
  for (const { id, fields } of careArticles) {
    expect(fields.doToday, id).not.toBe("");
    if (["eating", "shedding", "illness"].includes(String(fields.topic))) expect(fields.seeVet, id).not.toBe("");
  }
});

test("papers that articles name are linked to, each to one address", () => {
  const named =
    /(?:Warwick|Hollandt|D&#39;Cruze|D'Cruze|Whittaker|Starck|Rose|Hedley|Aubret)[^。]{0,40}（20\d\d）(?!<a)/;
  for (const { id, body } of all) expect(body.match(named)?.[0], id).toBeUndefined();
});

test("every link inside the site leads to an entry or a page that is there", () => {
  const there = new Set([
    ...["/", "/ball", "/morph", "/term", "/info", "/blog", "/shop", "/calculate", "/stress_check", "/weather-forecast"],
    ...["/search", "/policy"],
    ...starterInfos.map(({ id }) => `/info/${id}`),
    ...posts.map(({ id }) => `/blog/${id}`),
    ...starterMorphs.map(({ id }) => `/morph/${id}`),
    ...starterTerms.map(({ id }) => `/term/${id}`),
  ]);
  const broken = [...all, ...starterTerms, ...starterMorphs].flatMap(({ id, body }) =>
    [...body.matchAll(/href="(\/[^"]*)"/g)]
      .map(([, href = ""]) => href.replace(/[?#].*$/, ""))
      .filter((href) => !there.has(href))
      .map((href) => `${id} → ${href}`),
  );
  expect(broken).toEqual([]);
});

test("nothing is lost when the texts are cleaned for display", () => {
  const words = (html: string) => wordsIn(html).replaceAll(/\s+/g, "");
  for (const { id, body } of [...all, ...starterTerms, ...starterMorphs])
    expect(words(sanitizeArticle(body)), id).toBe(words(body));
});

test("summaries fit a card and the page's description", () => {
  for (const { id, summary } of all) {
    expect([...summary].length, id).toBeLessThanOrEqual(120);
    expect([...summary].length, id).toBeGreaterThanOrEqual(30);
  }
});

test("the texts keep to the house's style", () => {
  expect(
    all.flatMap(({ id, title, summary, body, fields }) =>
      lint(`${title}\n${summary}\n${answerOf(fields)}\n${body}`).map((place) => `${id}: ${place}`),
    ),
  ).toEqual([]);
});

test("the lint itself finds what it is for", () => {
  for (const wrong of [
    "絶対に食べます。",
    "空白  二つ。",
    "ｶﾅ",
    "温度は３０℃。",
    "そうです.",
    "湿度(高い)",
    "そうである。",
    "これは℃です。",
    "生まれた仔です。",
  ])
    expect(lint(wrong), wrong).not.toEqual([]);
  expect(lint("30〜33℃に保ちます。24℃を下回らないようにします（夜）。")).toEqual([]);
});
