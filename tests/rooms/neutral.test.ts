// Limits of what a room knows: the engine and the admin no kind, the platform no snake, packages nothing of the app.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindNames } from "#app/cms/content/registry.ts";
import { imports, importsOf, packageSources, sources } from "./imports.ts";

/** Lines of code in files of these rooms that the pattern finds; what tables are called in a migration stays as it was. */
function linesWith(pattern: RegExp, rooms: RegExp): string[] {
  const files = sources.filter((file) => rooms.test(file) && !file.includes("/migrations"));
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

/** The kinds of this site. The name of another may be a word that the engine uses in a sense of its own, such as event. */
const OURS = ["ball", "morph", "breed", "term", "info", "blog"];
const quoted = (words: readonly string[]) => new RegExp(`["'\`](?:${words.join("|")})["'\`]`);
const paths = (words: readonly string[]) => new RegExp(`["\`]/(?:${words.join("|")})\\b`);

test("the engine, the fields, the library and all of the admin that serves every kind name none", () => {
  expect(kindNames()).toEqual(expect.arrayContaining(OURS));
  const rooms = /^app\/cms\/(?!admin\/kit\/palette)/;
  expect([...linesWith(quoted(OURS), rooms), ...linesWith(paths(OURS), rooms)]).toEqual([]);
});

test("the platform, sign-in, the kit and the shell know no snake", () => {
  // "info" is a tone of messages too.
  const words = OURS.filter((name) => name !== "info");
  expect(linesWith(quoted(words), /^app\/(?:platform|auth|ui)\//)).toEqual([]);
});

test("the engine and its admin import no kind, no gene, no shop and no tool", () => {
  const foreign = imports.filter(
    ({ from, to }) =>
      from.startsWith("app/cms/") && /^app\/(?:kinds|ui\/genetics|shop|tools|pages|transfer)\//.test(to),
  );
  expect(foreign).toEqual([]);
});

test("a package imports only itself, other packages and their declared dependencies", () => {
  for (const name of readdirSync("packages")) {
    const { dependencies = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
    const foreign = packageSources
      .filter((file) => file.startsWith(`packages/${name}/`))
      .flatMap(importsOf)
      .filter(({ to }) => !to.startsWith(`packages/${name}/`) && !Object.hasOwn(dependencies, to));
    expect(foreign).toEqual([]);
  }
});

test("no prose decides odds: what is written about a gene or a snake is shown, and never asked for words", () => {
  const prose = "(?:what|note|notes|source|summary|body|alt)";
  const asking = new RegExp(
    `\\.${prose}\\.(?:includes|startsWith|endsWith|match|search)\\(|\\.test\\([\\w.]*\\.${prose}\\)`,
  );
  expect(asking.test('concern.what.includes("x")')).toBe(true);
  expect(asking.test("/x/.test(concern.what)")).toBe(true);
  expect(linesWith(asking, /^app\/(?:ui\/genetics|tools\/calculator|kinds)\//)).toEqual([]);
});
