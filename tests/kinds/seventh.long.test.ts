// A seventh kind, made as CONTRIBUTING.md says, with a field of a type that was not there before: both in a copy of the project.

import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** What is fetched or made, and so no part of the project. */
const LEFT_OUT = ["node_modules", "build", "data", ".git", ".react-router", ".env"];
/** Tests that walk through all kinds. */
const WALKS = ["tests/kinds/registry.test.ts", "tests/cms/admin/editing/editor-form.test.tsx"];
/** Tests that look at every file of the house. */
const HOUSE = ["rooms", "docs"].map((name) => `tests/rooms/${name}.test.ts`);
/** As CONTRIBUTING.md calls it; another name, where somebody has followed the recipe and this project has events. */
const NAME = existsSync("app/kinds/event") ? "seventh" : "event";

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "borupa-seventh-"));
  for (const name of readdirSync(".").filter((name) => !LEFT_OUT.includes(name)))
    cpSync(name, join(copy, name), { recursive: true, force: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  run("sh", ["-ec", recipe()]);
  addKind();
  addFieldType();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The commands that CONTRIBUTING.md gives for a new kind. */
function recipe(): string {
  const [, commands] = /## Add a kind\n.*?```sh\n(.*?)```/s.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
  if (!commands) throw new Error("CONTRIBUTING.md has no commands for a new kind");
  return NAME === "event" ? commands : commands.replaceAll("event", NAME).replaceAll("Event", "Seventh");
}

function addKind(): void {
  edit("app/kinds/kinds.ts", [
    ["import { info }", `import { ${NAME} } from "./${NAME}/index.ts";\nimport { info }`],
    ["export const kinds = { ", `export const kinds = { ${NAME}, `],
  ]);
}

function addFieldType(): void {
  // Whoever began a type of their own from it has it already.
  if (!existsSync("app/cms/fields/colour")) {
    cpSync("tests/cms/fields/colour", join(copy, "app/cms/fields/colour"), { recursive: true });
    edit("app/cms/fields/field-types.server.ts", [
      ["import { dateType }", 'import { colourType } from "./colour/colour.server.ts";\nimport { dateType }'],
      ["const types = {", "const types = {\n  colour: colourType,"],
    ]);
  }
  edit(`app/kinds/${NAME}/index.ts`, [
    ["import { text }", 'import { colour } from "#app/cms/fields/colour/field.ts";\nimport { text }'],
    ["    author: text(", '    colour: colour({ label: "色" }),\n    author: text('],
    ['fields: ["tags",', 'fields: ["colour", "tags",'],
  ]);
  writeFileSync(join(copy, `app/kinds/${NAME}/example.ts`), 'export const example = { colour: "#a0522d" };\n');
}

function edit(file: string, changes: readonly (readonly [string, string])[]): void {
  const path = join(copy, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      return before.replace(from, to);
    },
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, text);
}

/** Throws with what the command printed, where it fails. */
function run(command: string, args: string[]): string {
  const { PATH, HOME } = process.env;
  const env = { HOME, PATH: `${resolve("node_modules/.bin")}:${PATH}`, NO_COLOR: "1" };
  try {
    return execFileSync(command, args, { cwd: copy, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // as execFileSync throws
    throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
  }
}

test("the types follow from its folder, its routes and a line in the registry", () => {
  run("react-router", ["typegen"]);
  // The tests have been checked with everything else; several checkers would each read all of it.
  const only = { extends: "./tsconfig.json", include: ["app", "server.ts", ".react-router/types/**/*"] };
  writeFileSync(join(copy, "tsconfig.app.json"), JSON.stringify(only));
  run("tsc", ["--noEmit", "--singleThreaded", "--project", "tsconfig.app.json"]);
});

test("what holds of every kind holds of it, and its new type of field is drawn, read and checked", () => {
  // The other kinds' have been tested with everything else; a second time on PostgreSQL says nothing new of a kind.
  const projects = ["--project=units", "--project=alone"];
  const output = run("vitest", [
    "run",
    ...projects,
    // Each worker would read all of the app by itself.
    "--maxWorkers=1",
    "--reporter=verbose",
    `--testNamePattern=${NAME}|every kind`,
    ...WALKS,
  ]);
  expect(output).toContain(`${NAME}: the drawn form, sent untouched, is the very content it was drawn from`);
});

test("the rooms, the docs and the bundle hold with it", () => {
  // All that is new or was edited; the rest of the house has been checked as it is.
  const routes = ["$id", "_index"].map((page) => `app/routes/${NAME}.${page}.tsx`);
  run("biome", ["check", "--write", "app/kinds", "app/cms/fields", ...routes]);
  run("react-router", ["build"]);
  run("node", ["app/cli/precompress.ts"]);
  const files = [...HOUSE, "tests/build/bundle.test.ts"];
  const output = run("vitest", ["run", "--project=units", "--project=site", "--maxWorkers=1", ...files]);
  expect(output).toMatch(new RegExp(`Test Files +${files.length} passed \\(${files.length}\\)`));
});
