import { readFileSync, statSync } from "node:fs";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";

const { assets }: ServerBuild = await import(`${process.cwd()}/build/server/index.js`);

const routes = Object.values(assets.routes).filter((route) => route !== undefined);
const isNotebook = (id: string) => /^routes\/note(?:_?\.|$)/.test(id);
const isPublic = (id: string) => id.startsWith("routes/") && !/^routes\/(admin|preview)/.test(id);

const contentOf = (file: string) => readFileSync(`build/client${file}`, "utf8");
/** Size as sent: the build puts brotli files next to all but the smallest ones. */
const sizeOf = (file: string) =>
  (statSync(`build/client${file}.br`, { throwIfNoEntry: false }) ?? statSync(`build/client${file}`)).size;
const bytesOf = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** Returns the scripts and styles of a route, including its layouts, the entry and their imports. */
function filesOf(id: string): { scripts: string[]; styles: string[] } {
  const styles = new Set<string>();
  const scripts = new Set([assets.entry.module, ...assets.entry.imports]);
  for (let route = assets.routes[id]; route; route = assets.routes[route.parentId ?? ""]) {
    for (const file of [route.module, ...(route.imports ?? [])]) scripts.add(file);
    for (const file of route.css ?? []) styles.add(file.replace(/#$/, ""));
  }
  for (const file of scripts) {
    for (const [, name] of contentOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.$-]+\.js)["'`]/g)) {
      scripts.add(`/assets/${name}`);
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

test("a visitor's first page has at most 30 scripts of 145 kB and 25 kB of styles, the notebook 45 kB more", () => {
  const pages = routes.filter(({ id }) => isPublic(id));
  expect(pages.length).toBeGreaterThan(40);
  for (const { id } of pages) {
    const { scripts, styles } = filesOf(id);
    expect(scripts.length, id).toBeLessThanOrEqual(30);
    expect(bytesOf(scripts), id).toBeLessThanOrEqual(isNotebook(id) ? 190_000 : 145_000);
    expect(bytesOf(styles), id).toBeLessThanOrEqual(25_000);
  }
});

test.each([
  ["visitors download nothing of the admin", isPublic, /chakra-|data-emotion|identitytoolkit|ZodError|ProseMirror/],
  ["the admin's first page holds no editor", (id: string) => /^routes\/admin\.\$kind\._index/.test(id), /ProseMirror/],
  ["no script holds a secret of the server", () => true, /private_key|client_email|BEGIN PRIVATE|borupa\.sqlite/],
])("%s", (_, isChecked, forbidden) => {
  const files = new Set(routes.filter(({ id }) => isChecked(id)).flatMap(({ id }) => filesOf(id).scripts));
  expect(files.size).toBeGreaterThan(10);
  expect([...files].filter((file) => forbidden.test(contentOf(file)))).toEqual([]);
});
