import { expect, test } from "vitest";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { killLoop } from "#tests/support/kill-loop.ts";
import { emulatorSettings } from "#tests/support/people.ts";
import { startServer } from "#tests/support/site.ts";

const { site, cookie } = await startAdminSite({ filled: false });

test("no confirmed write is lost in five kills", async () => {
  const env = { ...emulatorSettings(), DATA_DIR: site.folder };
  const answered = await killLoop({ rounds: 5, db: site.db, cookie, start: () => startServer(env) });
  expect(answered).toBeGreaterThanOrEqual(30);
});
