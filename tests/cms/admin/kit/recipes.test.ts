import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { system } from "#app/cms/admin/kit/system.ts";

/** Chakra's components that bring no look of their own, or are no components. */
const plain = ["Box", "ChakraProvider", "Flex", "Grid", "Stack", "Text", "chakra", "useSlotRecipe"];
const ofTheSystem = ["createSystem", "defaultBaseConfig", "defineConfig"];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join("app", path), "utf8"));
const used = new Set(
  sources
    .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)])
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim().split(" as ")[0] ?? ""))
    .filter((name) => name !== "" && !name.startsWith("type ")),
);
const keyOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

test("every Chakra component in use has its recipe in the trimmed system", () => {
  const styled = [...used].filter((name) => !plain.includes(name) && !ofTheSystem.includes(name));
  expect(styled.length).toBeGreaterThan(5);
  expect(styled.filter((name) => !system.hasRecipe(keyOf(name)))).toEqual([]);
});
