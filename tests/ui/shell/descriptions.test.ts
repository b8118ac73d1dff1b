import { expect, test } from "vitest";
import { demoBalls, demoBreeds } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { ballHead } from "#app/kinds/ball/head.ts";
import { breedHead } from "#app/kinds/breed/head.ts";
import { morphHead } from "#app/kinds/morph/head.ts";
import { articleHead } from "#app/kinds/shared/article/head.ts";
import { termHead } from "#app/kinds/term/head.ts";
import type { Head } from "#app/ui/shell/head.ts";
import { pageHead } from "#app/ui/shell/head.ts";

interface Written {
  id: string;
  title: string;
  summary: string;
  fields: object;
}

/** Entry pages' head functions, which read only the entry from their page data. */
const pages: [string, readonly Written[], (id: string, page: never) => Head][] = [
  ["term", starterTerms, termHead],
  ["morph", starterMorphs, morphHead],
  ["info", starterInfos, (id, page) => articleHead(`/info/${id}`, page)],
  ["blog", starterBlogs, (id, page) => articleHead(`/blog/${id}`, page)],
  ["ball", demoBalls, ballHead],
  ["breed", demoBreeds, breedHead],
];

const descriptionOf = (head: Head) => {
  const found = pageHead([], head).find((one) => "name" in one && one.name === "description");
  return found && "content" in found ? String(found.content) : "";
};

function entryHeads(summary?: string): Head[] {
  return pages.flatMap(([, entries, headOf]) =>
    entries.map(({ id, title, fields, ...entry }) =>
      headOf(id, {
        ...fields,
        sire: null,
        dam: null,
        title,
        summary: summary ?? entry.summary,
        genotype: "パステル",
        english: "english" in fields ? fields.english : id,
      } as never),
    ),
  );
}

test("every page has a unique description of 40 characters or more", () => {
  const descriptions = entryHeads().map(descriptionOf);
  expect(descriptions.filter((text) => [...text].length < 40)).toEqual([]);
  const twice = descriptions.filter((text, i) => descriptions.indexOf(text) !== i);
  expect(twice).toEqual([]);
});
