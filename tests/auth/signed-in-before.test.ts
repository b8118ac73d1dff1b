import { expect, test } from "vitest";
import { recordSignIn, wasSignedIn } from "#app/auth/session-cookie.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();
const day = 86_400_000;

test("a network is known to an account for 90 days after a sign-in, however the account is written", async () => {
  await recordSignIn(db, "sign-in", "hana@example.jp", "2001:db8:1:2::5");
  await recordSignIn(db, "sign-in-refused", "mio@example.jp", "2001:db8:1:2::5");
  const now = new Date();
  expect(await wasSignedIn(db, " Hana@Example.jp", "2001:db8:1::/48", now)).toBe(true);
  expect(await wasSignedIn(db, "hana@example.jp", "2001:db8:2::/48", now)).toBe(false);
  expect(await wasSignedIn(db, "mio@example.jp", "2001:db8:1::/48", now)).toBe(false);
  expect(await wasSignedIn(db, "hana@example.jp", "2001:db8:1::/48", new Date(now.getTime() + 91 * day))).toBe(false);
});
