import { expect, test } from "vitest";
import { phrasesOf, WHOLE } from "#app/platform/richtext/phrases.ts";
import phrases from "./phrases.json" with { type: "json" };

test.each(phrases.breaks)("%s breaks after marks and particles, before brackets", (text, parts) => {
  expect(phrasesOf(text)).toEqual(parts.split("|"));
});

test.each(phrases.wholes)("%s has dates and identifiers that stay whole", (text, parts) => {
  expect(text.split(WHOLE)).toEqual(parts.split("|"));
});
