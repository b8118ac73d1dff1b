import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { rooms } from "#app/rooms.ts";
import { circlesOf } from "./circles.ts";
import { imports, importsOf, packageSources, partOf, roomOf, sources } from "./imports.ts";

const within = imports.filter(({ to }) => to.startsWith("app/"));
const told = ({ from, to, isType }: { from: string; to: string; isType: boolean }) =>
  `${from} → ${to}${isType ? " (type)" : ""}`;

describe("the order of the rooms", () => {
  test("every file is in a room, and every room has files", () => {
    expect(sources.filter((file) => roomOf(file) === undefined)).toEqual([]);
    const used = new Set(sources.map(roomOf));
    expect(rooms.filter((_, index) => !used.has(index))).toEqual([]);
  });

  test("a room imports only from itself and from rooms below it", () => {
    const upwards = within.filter(({ from, to }) => (roomOf(to) ?? -1) < (roomOf(from) ?? -1));
    expect(upwards.map(told)).toEqual([]);
  });

  test("every folder of a room with parts is one of them, and none is missing", () => {
    for (const { folder, parts } of rooms) {
      if (!parts) continue;
      const inside = sources.filter((file) => file.startsWith(`app/${folder}/`));
      expect(new Set(inside.map((file) => file.split("/")[folder.split("/").length + 1]))).toEqual(new Set(parts));
    }
  });

  test("a part of a room imports only from itself and from parts below it", () => {
    const upwards = within.filter(
      ({ from, to }) => roomOf(from) === roomOf(to) && (partOf(to) ?? Infinity) < (partOf(from) ?? -1),
    );
    expect(upwards.map(told)).toEqual([]);
  });

  test("no files import each other in a cycle", () => {
    expect(circlesOf(within)).toEqual([]);
  });

  test("a cycle is detected, including type-only imports", () => {
    const ring = [
      { from: "a", to: "b", isType: false },
      { from: "b", to: "c", isType: true },
      { from: "c", to: "a", isType: false },
      { from: "d", to: "a", isType: false },
    ];
    expect(circlesOf(ring).map((circle) => circle.sort())).toEqual([["a", "b", "c"]]);
  });
});

test("files with import side effects are listed in package.json: otherwise the build drops them", () => {
  const { sideEffects }: { sideEffects: string[] } = JSON.parse(readFileSync("package.json", "utf8"));
  const bare = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^import "([^"]+\.tsx?)";$/gm)].map(([, to = ""]) =>
      to.startsWith("#") ? to.slice(1) : posix.join(posix.dirname(file), to),
    ),
  );
  expect(new Set(bare).size).toBeGreaterThan(2);
  expect(bare.filter((file) => !sideEffects.includes(`./${file}`))).toEqual([]);
});

describe("server code", () => {
  const isServer = (file: string) => /\.server\.tsx?$/.test(file);
  /** Run by Node directly, together with the room used only there: never bundled for a browser. */
  const isCommand = (file: string) => file.startsWith("app/cli/");

  test("only *.server.ts imports Node, the database or modules that need either", () => {
    const packages = /^(?:node:|kysely$|sharp$|pino$|jsdom$|dompurify$|firebase-admin(?:\/|$)|lru-cache$)/;
    const offending = imports.filter(
      ({ from, to, isType }) => packages.test(to) && !isType && !isServer(from) && !isCommand(from),
    );
    expect(offending.map(told)).toEqual([]);
  });

  test("*.server.ts is imported by its like, by routes and by commands, otherwise for types only", () => {
    const mayAsk = (file: string) =>
      isServer(file) || isCommand(file) || file.startsWith("app/routes/") || file === "app/root.tsx";
    const offending = within.filter(({ from, to, isType }) => isServer(to) && !isType && !mayAsk(from));
    expect(offending.map(told)).toEqual([]);
  });
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
