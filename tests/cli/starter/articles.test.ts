import { expect, test } from "vitest";
import {
  starterBlogs as posts,
  starterInfos,
  starterMorphs,
  starterTerms,
} from "#app/cli/starter/encyclopedia.server.ts";
import { sanitizeArticle } from "#tests/platform/richtext/reading.ts";
import { wordsIn } from "./words-in.ts";

const careArticles = starterInfos.filter(({ fields }) => fields.category === "care");
const notices = starterInfos.filter(({ fields }) => fields.category === "notice");
const all = [...careArticles, ...notices, ...posts];

test("every care article starts with what to do today; signs of illness also with when to see a vet", () => {
  const onSigns = [
    "fasting",
    "shedding",
    "eyes",
    "soaking",
    "weight",
    "mites",
    "respiratory",
    "sounds",
    "bites",
    "gravid",
  ];
  for (const { id, fields } of careArticles) {
    expect(fields.doToday, id).not.toBe("");
    expect(Boolean(fields.seeVet), id).toBe([...onSigns, "summer", "old-age"].includes(id));
  }
});

test("every internal link leads to an existing entry or page", () => {
  const there = new Set([
    ...["/", "/ball", "/morph", "/term", "/info", "/blog", "/shop", "/calculate", "/stress_check", "/weather-forecast"],
    ...["/search", "/policy", "/note", "/offline"],
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

test("sanitising the texts for display loses nothing", () => {
  const words = (html: string) => wordsIn(html).replaceAll(/\s+/g, "");
  for (const { id, body } of [...all, ...starterTerms, ...starterMorphs])
    expect(words(sanitizeArticle(body)), id).toBe(words(body));
});
