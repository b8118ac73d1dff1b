// Each parameter of the calculator with each kind of nonsense, twice in one address.

import { expect, test } from "vitest";
import { calculatorPage } from "#app/tools/calculator/page.server.ts";
import { calculatorQuery } from "#app/tools/calculator/query.ts";
import { putBall, siteWithMorphs, today } from "#tests/tools/calculator/collection.ts";

const db = await siteWithMorphs();
await putBall(db, "taro", "太郎", "male", [{ gene: "pastel", state: "visual" }]);

const parameterNames = [...calculatorQuery, "_routes"];
const nonsense = [
  ...[
    "",
    " ",
    "0",
    "-1",
    "NaN",
    "1e999",
    "null",
    "[object Object]",
    "\u0000",
    "💥",
    "../../etc/passwd",
    "ball:",
    "ball:%00",
  ],
  ...["<script>alert(1)</script>", "'; DROP TABLE entries; --", "pos-het-0", "pos-het-999", "__proto__", "constructor"],
  ...["あ".repeat(5_000), "pastel ".repeat(280), "66% ".repeat(400), "9".repeat(400), "(".repeat(1_990)],
];

test("whatever stands in any parameter, the page answers with plain data", async () => {
  const base: [string, string][] = [
    ["sire", "pastel 66% het clown"],
    ["dam", "het clown"],
    ["target", "clown"],
  ];
  for (const tool of ["cross", "prove", "plan"]) {
    for (const name of parameterNames) {
      for (const value of nonsense) {
        const others = base.filter(([other]) => other !== name);
        const made = await calculatorPage(
          db,
          new URLSearchParams([["tool", tool], ...others, [name, value], [name, value]]),
          today,
        );
        expect(JSON.stringify(made)).not.toContain("undefined");
        expect(made.problems.every((problem) => problem.length < 700)).toBe(true);
      }
    }
  }
});
