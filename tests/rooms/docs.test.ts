// Files, commands and links named in README, CONTRIBUTING and docs exist.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";

const written = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => posix.join("docs", name.replaceAll("\\", "/"))),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(written)("%s", (path) => {
  const text = readFileSync(path, "utf8");

  test("names files that are there", () => {
    const named = [...text.matchAll(/(?<![\w/.-])(?:app|tests|docs|starter|public|\.github|\.ci)\/[\w$./[\]-]*[\w/]/g)]
      .map(([name]) => name)
      // A file the reader is told to make has its name in <angle brackets>.
      .filter((name) => !existsSync(name));
    expect(named).toEqual([]);
  });

  test("names commands that there are", () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("links to what is there", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].flatMap(([, link]) => link ?? []);
    expect(links.filter((link) => !existsSync(posix.join(posix.dirname(path), link)))).toEqual([]);
  });
});
