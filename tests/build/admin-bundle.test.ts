import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { followed, scriptsOf, sizeOfAll, withParents } from "./built.ts";

const routes = [
  "routes/admin.dashboard",
  "routes/admin.$kind._index",
  "routes/admin.$kind.new",
  "routes/admin.$kind.$id.edit",
];
const manifest = `/assets/${readdirSync("build/client/assets").find((name) => /^manifest-.*\.js$/.test(name))}`;
const scripts = new Map(routes.map((id) => [id, scriptsOf(...withParents(id))]));

test.each(routes)(
  "%s needs at most 200 kB of JavaScript to begin with, brotli, manifest included, and neither editor nor Firebase",
  (id) => {
    const files = scripts.get(id) ?? new Set();
    expect(files.size).toBeGreaterThan(5);
    expect(sizeOfAll([...files, manifest])).toBeLessThanOrEqual(197_000);
    for (const path of files) {
      expect(
        /ProseMirror|identitytoolkit/.exec(readFileSync(`build/client${path}`, "utf8"))?.[0],
        path,
      ).toBeUndefined();
    }
  },
);

test("the editor is at most 130 kB more", () => {
  const [file] = readdirSync("build/client/assets").filter((name) => /^RichEditor-.*\.js$/.test(name));
  const page = scripts.get("routes/admin.$kind.new") ?? new Set();
  const more = [...followed([`/assets/${file}`])].filter((path) => !page.has(path));
  expect(more.length).toBeGreaterThan(0);
  expect(sizeOfAll(more)).toBeLessThanOrEqual(130_000);
});

test("a list asks for at most 20 files of code: of its 40 requests half are left for pictures", () => {
  const id = "routes/admin.$kind._index";
  const sheets = new Set(withParents(id).flatMap(({ css }) => css ?? []));
  expect((scripts.get(id)?.size ?? 0) + sheets.size).toBeLessThanOrEqual(20);
});
