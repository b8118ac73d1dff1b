// The server's process is killed under admins who save: what was answered is there, and nothing is half-written.

import { afterAll, beforeAll, expect, test } from "vitest";
import { killLoop } from "#tests/support/kill-loop.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { type Site, startServer, startSite } from "#tests/support/site.ts";

let site: Site;
beforeAll(async () => {
  await makePeople();
  site = await startSite({ env: emulatorSettings(), filled: false });
});
afterAll(() => site.stop());

test("five times over", async () => {
  const { cookie } = await signIn(site.origin, DEMO_ADMIN);
  const env = { ...emulatorSettings(), DATA_DIR: site.folder };
  const answered = await killLoop({ rounds: 5, db: site.db, cookie: cookie ?? "", start: () => startServer(env) });
  expect(answered).toBeGreaterThanOrEqual(30);
}, 120_000);
