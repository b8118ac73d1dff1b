import { randomUUID } from "node:crypto";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { killLoop } from "#tests/support/kill-loop.ts";
import { nextSecond } from "#tests/support/next-second.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { addressOf, type Cluster, startCluster } from "#tests/support/postgres-cluster.ts";
import { isNewer, runSeveral } from "#tests/support/several.ts";
import { get, type RunningServer, startServer } from "#tests/support/site.ts";

let cluster: Cluster;
let db: Db;
let env: Record<string, string>;
const running: RunningServer[] = [];
beforeAll(async () => {
  [cluster] = await Promise.all([startCluster(), makePeople()]);
  env = { ...emulatorSettings(), DATABASE_URL: addressOf(cluster.socket, "postgres") };
  // Connect only after the processes have created the tables.
  db = openDatabase(env.DATABASE_URL ?? "");
});
afterAll(async () => {
  for (const { process } of running) process.kill("SIGKILL");
  await db.destroy();
  await cluster.remove();
});
/** Returns two processes, which the tests share. */
const two = async () => {
  while (running.length < 2) running.push(await startServer(env));
  return running as [RunningServer, RunningServer];
};
const cookieFor = async (origin: string) => (await signIn(origin, DEMO_ADMIN)).cookie ?? "";

test("three behind a balancer, on an empty database; one killed, then all replaced by a newer build", async () => {
  const { faults, reads, answered, builds } = await runSeveral(env, cookieFor);
  expect(faults).toEqual([]);
  expect(reads).toBeGreaterThan(50);
  expect(builds.map(isNewer)).toEqual([true, true, true]);
  for (const [id, version] of answered) {
    const entry = await findEntry(db, "term", id);
    expect(version).toBeGreaterThan(5);
    expect(entry?.version, id).toBe(version);
  }
});

test.each(["remove", "limit"])(
  "two admins who %s each other through two processes at once do not both succeed",
  async (act) => {
    const [one, other] = await two();
    const auth = getAuth(getApp("demo-users"));
    const admin = async ({ origin }: RunningServer) => {
      const email = `race-${randomUUID()}@example.jp`;
      const { uid } = await auth.createUser({ email, password: DEMO_PASSWORD, emailVerified: true });
      await auth.setCustomUserClaims(uid, { admin: true });
      const { cookie } = await signIn(origin, email);
      return {
        uid,
        origin,
        headers: { Cookie: cookie ?? "", Origin: origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" },
      };
    };
    const [a, b] = [await admin(one), await admin(other)];
    const statuses = await Promise.all(
      [
        [a, b],
        [b, a],
      ].map(async ([by, of]) => {
        const body = new URLSearchParams({ [act]: of?.uid ?? "" });
        const init = { method: "POST", redirect: "manual", headers: by?.headers ?? {}, body } as const;
        return (await fetch(`${by?.origin}/admin/admins`, init)).status;
      }),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    const claims = await Promise.all([a, b].map(async ({ uid }) => (await auth.getUser(uid)).customClaims));
    expect(claims.filter((claim) => claim?.admin === true && claim.role === undefined)).toHaveLength(1);
  },
);

test("a sign-out and an account's attempts count in every process", async () => {
  const [one, other] = await two();
  const cookie = await cookieFor(one.origin);
  const statusAt = async ({ origin }: RunningServer) =>
    (await get(`${origin}/admin/dashboard`, { Cookie: cookie })).status;
  expect([await statusAt(one), await statusAt(other)]).toEqual([200, 200]);
  await fetch(`${one.origin}/admin/logout`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Origin: one.origin },
  });
  expect([await statusAt(one), await statusAt(other)]).toEqual([302, 302]);

  const tried = async ({ origin }: RunningServer) => (await signIn(origin, "nobody@example.jp", "not-it")).status;
  const statuses: number[] = [];
  // Five by the account limit, and three more of an unknown network.
  for (let n = 0; n < 5; n += 1) statuses.push(await tried(n % 2 === 0 ? one : other));
  expect(statuses).not.toContain(429);
  const counted = await db.selectFrom("events").select("by").where("action", "=", "sign-in-refused").execute();
  expect(counted).toHaveLength(5);
  const { rows } = await db.executeQuery<{ points: number }>(
    CompiledQuery.raw("SELECT points FROM rate_limits WHERE key LIKE 'signInToAccount:%' ORDER BY points DESC"),
  );
  expect(rows[0]?.points).toBe(5);
});

// Five times on SQLite (kill.long.test.ts); here the database server, not the killed process, keeps writes whole.
test("no confirmed write is lost in three kills under admins who save", async () => {
  const [first] = await two();
  // A sign-in in the same second as a sign-out is not valid.
  await nextSecond();
  const cookie = await cookieFor(first.origin);
  expect(await killLoop({ rounds: 3, db, cookie, start: () => startServer(env) })).toBeGreaterThanOrEqual(18);
});
