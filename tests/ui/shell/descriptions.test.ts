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

/** The head of an entry's page, which reads no more of its page's data than is in the entry. */
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

test("every page has a description of its own, of 40 characters or more", () => {
  const descriptions = entryHeads().map(descriptionOf);
  expect(descriptions.filter((text) => [...text].length < 40)).toEqual([]);
  const twice = descriptions.filter((text, i) => descriptions.indexOf(text) !== i);
  expect(twice).toEqual([]);
});

test.each([
  ["/", "/share/index.jpg"],
  ["/calculate?sire=clown&dam=", "/share/calculate.jpg"],
])("the picture of %s is at %s", (share, address) => {
  const found = pageHead([], { title: "計算", path: "/calculate", share });
  expect(found).toContainEqual({
    property: "og:image",
    content: expect.stringMatching(address.replaceAll(/[.?]/g, "\\$&")),
  });
});

test("a page's picture is named with its words", () => {
  const found = pageHead([{ id: "root", loaderData: { origin: "https://example.jp" } }], {
    title: "琥珀",
    path: "/ball/kohaku",
  }).flatMap((one) =>
    "property" in one && String(one.property).startsWith("og:image") ? [[one.property, one.content]] : [],
  );
  expect(Object.fromEntries(found)).toEqual({
    "og:image": "https://example.jp/share/ball/kohaku.jpg",
    "og:image:type": "image/jpeg",
    "og:image:alt": "琥珀（ボルパ手帖）",
  });
});
