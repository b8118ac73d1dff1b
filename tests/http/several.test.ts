// Several processes share one site: what is written through one is seen through all, and nobody notices one that goes.

import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { isNewer, runSeveral } from "#tests/support/several.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
beforeAll(async () => {
  await makePeople();
  site = await startSite({ env: emulatorSettings() });
});
afterAll(() => site.stop());

test("three behind a balancer, one killed and started again, then all replaced by a newer build", async () => {
  const env = { ...emulatorSettings(), DATA_DIR: site.folder };
  const { faults, reads, answered, builds } = await runSeveral(
    env,
    async (origin) => (await signIn(origin, DEMO_ADMIN)).cookie ?? "",
  );
  expect(faults).toEqual([]);
  expect(reads).toBeGreaterThan(50);
  expect(builds.map(isNewer)).toEqual([true, true, true]);
  for (const [id, version] of answered) {
    const entry = await site.db
      .selectFrom("entries")
      .select("version")
      .where("kind", "=", "term")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(version).toBeGreaterThan(5);
    expect(entry?.version, id).toBe(version);
  }
}, 120_000);
