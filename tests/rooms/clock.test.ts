// What is due goes by one clock for all machines of a site (`currentTime`): no server's module asks its own machine.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./imports.ts";

/** Times that name files of copies, when this process was begun, and how long something took. */
const OF_THE_MACHINE = [
  "app/platform/database/clock.server.ts",
  "app/platform/database/health.server.ts",
  "app/platform/database/postgres.server.ts",
  "app/platform/http/listener.server.ts",
  "app/platform/richtext/article.server.ts",
  "app/platform/site/clock.server.ts",
];

test("servers ask what time it is for the site", () => {
  const asking = sources.filter(
    (file) =>
      (/\.server\.tsx?$/.test(file) || file.startsWith("app/routes/") || file === "app/root.tsx") &&
      /new Date\(\)|= Date\.now\(\)\)/.test(readFileSync(file, "utf8")),
  );
  expect(asking.filter((file) => !OF_THE_MACHINE.includes(file))).toEqual([]);
});
