import { expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { questions } from "#app/tools/stress/questions.ts";
import { sources, sourcesNamedIn, withAddresses } from "#app/ui/sources/SourceText.tsx";

test("URLs and DOIs an editor types become links, and end where the sentence continues", () => {
  expect(withAddresses("論文（doi:10.1136/vr.101555）と https://example.jp/a。")).toEqual([
    { text: "論文（" },
    { text: "doi:10.1136/vr.101555", to: "https://doi.org/10.1136/vr.101555" },
    { text: "）と " },
    { text: "https://example.jp/a", to: "https://example.jp/a" },
    { text: "。" },
  ]);
  expect(withAddresses("[題 [1]](http://example.jp/b?c=1&d=2)、[題](javascript:alert)")).toEqual([
    { text: "[題 [1]](" },
    { text: "http://example.jp/b?c=1&d=2)", to: "http://example.jp/b?c=1&d=2)" },
    { text: "、[題](javascript:alert)" },
  ]);
  expect(withAddresses("[店「A」](http://example.jp/b?c=1)（2010年）")).toEqual([
    { text: "店「A」", to: "http://example.jp/b?c=1" },
    { text: "（2010年）" },
  ]);
  expect(withAddresses("なし")).toEqual([{ text: "なし" }]);
});

test("each has a distinct URL, and every paper the stress check and the morphs cite by year is known", () => {
  expect(new Set(sources.map(({ to }) => to)).size).toBe(sources.length);
  const cited = [
    ...questions.flatMap((question) => question.sources),
    ...starterMorphs.flatMap(({ fields }) => fields.health.map(({ source }) => source)),
  ].filter((text) => /20\d\d/.test(text));
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter((text) => sourcesNamedIn(text).length === 0)).toEqual([]);
});
