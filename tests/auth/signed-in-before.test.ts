// From which networks an account was signed in to: these get through where strangers have used up an account's tries.

import { expect, test } from "vitest";
import { noteSignIn, wasSignedIn } from "#app/auth/session-cookie.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();
const day = 86_400_000;

test("a network counts as known for the account that was signed in to from it, for 90 days, however the account is written", async () => {
  await noteSignIn(db, "sign-in", "hana@example.jp", "2001:db8:1:2::5");
  await noteSignIn(db, "sign-in-refused", "mio@example.jp", "2001:db8:1:2::5");
  const now = new Date();
  expect(await wasSignedIn(db, " Hana@Example.jp", "2001:db8:1::/48", now)).toBe(true);
  expect(await wasSignedIn(db, "hana@example.jp", "2001:db8:2::/48", now)).toBe(false);
  expect(await wasSignedIn(db, "mio@example.jp", "2001:db8:1::/48", now)).toBe(false);
  expect(await wasSignedIn(db, "hana@example.jp", "2001:db8:1::/48", new Date(now.getTime() + 91 * day))).toBe(false);
});

test("a flood of invented names and of reports leaves a line for the wrong passwords of an admin", async () => {
  await noteSignIn(db, "sign-in", "Aoi@example.jp", "192.0.2.1");
  for (let n = 0; n < 250; n += 1) {
    await noteSignIn(db, "sign-in-refused", `x${n}@example.org`, `10.1.${n}.1`);
    await noteSignIn(db, "sign-in-reported", "aoi@example.jp", `10.2.${n}.1`);
  }
  for (let n = 0; n < 10; n += 1) await noteSignIn(db, "sign-in-refused", " AOI@example.jp", "10.3.0.1");
  const lines = await db.selectFrom("events").selectAll().where("by", "=", "aoi@example.jp").execute();
  const of = (wanted: string) => lines.filter(({ action }) => action === wanted);
  expect(of("sign-in-refused")).toHaveLength(10);
  expect(of("sign-in-reported").reduce((sum, { more }) => sum + 1 + more, 0)).toBe(250);
  expect(of("sign-in-reported")).toHaveLength(10);
});
