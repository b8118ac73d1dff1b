// Which tests need more than the sources, told by their place and name alone: those in these folders, and those named
// `*.http.test.ts` (the built server), `*.emulator.test.ts` (the Auth emulator) or `*.postgres.test.ts`. All others need the sources
// only; most of these are units.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";

const BROWSER = "tests/browser/**";
const SITE = ["tests/{http,build}/**", "tests/**/*.{http,emulator}.test.{ts,tsx}"];

/**
 * What changes the process it runs in: modules and globals replaced, the clock stopped, settings of its own (imported first). Such
 * a file has a process to itself; all others share one a worker.
 */
const CHANGES_PROCESS = /\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers|setSystemTime)\(|^import "\.\//m;
/** Who is signed in is the process's own; the editor's tests bring a document with them. */
const OF_PROCESS = ["tests/auth/*.emulator.test.ts", "tests/cms/admin/editor/**"];

/** What only PostgreSQL can do. */
const POSTGRES = "tests/**/*.postgres.test.ts";

/** What goes through all content the site ships with, or through much that nobody would type. */
const LONG = [
  "tests/{cli/starter,fuzz}/**",
  "tests/cms/content/search/queries.test.ts",
  "tests/transfer/there-and-back.test.ts",
];
/** A command as it is typed, a writer that is killed: as slow as a machine is to start programs. */
const STARTS_PROGRAMS = /from "node:child_process"/;

type Layer = "sources" | "site" | "browser" | "postgres";

const tests = ["packages", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes("node_modules"))
    .map((name) => join(folder, name)),
);

function layerOf(file: string): Layer {
  if (matchesGlob(file, BROWSER)) return "browser";
  if (matchesGlob(file, POSTGRES)) return "postgres";
  return SITE.some((pattern) => matchesGlob(file, pattern)) ? "site" : "sources";
}

function company(file: string): "alone" | "together" {
  const isAlone =
    OF_PROCESS.some((pattern) => matchesGlob(file, pattern)) || CHANGES_PROCESS.test(readFileSync(file, "utf8"));
  return isAlone ? "alone" : "together";
}

/** What opens a database only to reckon with what is in it, or to be typed as a command: once is enough. */
const BESIDE_DATABASES = [
  "tests/{tools,fuzz,cli/starter}/**",
  "tests/kinds/{genotype-line,breed/breed-page}.test.ts",
  "tests/transfer/commands.test.ts",
];

/** The file of SQLite as the machine sees it; on PostgreSQL, `several` and `trouble` beside ask the same. */
const OF_ONE_DATABASE = ["tests/http/{clocks,start,unsaved,kill,several,postgres-away,no-loader-writes}.test.ts"];

/** Tests that open a database run a second time on PostgreSQL: told by what they import, and what that imports in turn. */
export function testsOfDatabases(which: "alone" | "together"): string[] {
  return [...testsOf("postgres", which), ...testsOf("sources", which).filter(isOfDatabases)];
}

/** The same of those that ask the built server. */
export function siteTestsOfDatabases(which: "alone" | "together"): string[] {
  return testsOf("site", which).filter(isOfDatabases);
}

function isOfDatabases(file: string): boolean {
  const isBeside = [...BESIDE_DATABASES, ...OF_ONE_DATABASE].some((pattern) => matchesGlob(file, pattern));
  return !isBeside && reaches(file, EMPTY_DATABASE);
}

/** Whether any of the files that Vitest finds by these paths wants a PostgreSQL. */
export function wantsPostgres(paths: readonly string[]): boolean {
  const found = tests.filter((file) => paths.some((path) => file.includes(path.replace(/^\.\//, ""))));
  const onBoth = new Set((["alone", "together"] as const).flatMap(testsOfDatabases));
  return found.some((file) => onBoth.has(file) || /support\/postgres-/.test(readFileSync(file, "utf8")));
}

const EMPTY_DATABASE = "tests/support/empty-database.ts";
const IMPORT = /from "(?:#tests\/|(\.{1,2}\/))([^"]+)"/g;

function reaches(file: string, wanted: string, seen = new Set<string>()): boolean {
  if (file === wanted) return true;
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const imported = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, near, path = ""]) =>
    near ? join(dirname(file), near, path) : join("tests", path),
  );
  return imported.filter((one) => one.startsWith("tests/")).some((one) => reaches(one, wanted, seen));
}

/** The files of a layer, all or those that share a process, or do not. */
export function testsOf(layer: Layer, which?: "alone" | "together"): string[] {
  return tests.filter((file) => layerOf(file) === layer && (!which || company(file) === which));
}

/** The tests of the sources that are no units. */
export function testsBesideUnits(): string[] {
  return testsOf("sources").filter(
    (file) => LONG.some((pattern) => matchesGlob(file, pattern)) || STARTS_PROGRAMS.test(readFileSync(file, "utf8")),
  );
}
