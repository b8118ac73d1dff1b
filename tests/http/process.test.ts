import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, get as httpGet, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

test("without Firebase the public site is whole, the log says why, and the login page explains", async () => {
  const site = await startSite({ filled: false });
  expect((await get(`${site.origin}/`)).status).toBe(200);
  const login = await get(`${site.origin}/admin/login`);
  expect(login.status).toBe(200);
  expect(await login.text()).toMatch(/設定/);
  await expect.poll(() => site.log.join("")).toContain("Firebase configuration is missing");
  expect(await site.stop()).toBe(0);
});

test("every wrong setting is listed at once, and none of their values", () => {
  const { status, stderr } = spawnSync(process.execPath, ["server.ts"], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      PORT: "many",
      GTM_ID: "UA-1",
      SITE_URL: "not-a-url",
      FIREBASE_SERVICE_ACCOUNT: "top-secret",
    },
  });
  expect(status).toBe(1);
  for (const name of ["PORT", "GTM_ID", "SITE_URL", "FIREBASE_SERVICE_ACCOUNT"]) expect(stderr).toContain(name);
  expect(stderr).not.toContain("top-secret");
});

test("production refuses the Auth emulator, which would let anyone in", () => {
  const { status, stderr } = spawnSync(process.execPath, ["server.ts"], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("FIREBASE_AUTH_EMULATOR_HOST");
});

test("a stop lets the request under way finish, closes its connection, and does not wait for it to be asked again", async () => {
  const agency = Promise.withResolvers<void>();
  const slow = createServer((_req, res) => void agency.promise.then(() => res.writeHead(404).end()));
  const asked = once(slow, "request");
  slow.listen(0, "127.0.0.1");
  await once(slow, "listening");
  const { port } = slow.address() as AddressInfo;
  const site = await startSite({ filled: false, env: { WEATHER_BASE_URL: `http://127.0.0.1:${port}/` } });
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${site.origin}/weather-forecast?area=130000`, { agent }, resolve).once("error", reject);
  });
  await asked;
  const before = performance.now();
  const stopped = site.stop();
  // Nobody new is let in: the stop has begun.
  await expect
    .poll(() =>
      fetch(`${site.origin}/healthz`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  agency.resolve();
  const response = await answer;
  expect([response.statusCode, response.headers.connection]).toEqual([200, "close"]);
  response.resume();
  expect(await stopped).toBe(0);
  // A connection left open would have held the process until the stop is forced, after 24 seconds.
  expect(performance.now() - before).toBeLessThan(20_000);
  agent.destroy();
  slow.close();
});

test("a Host that is no host is answered as the visitor's mistake", async () => {
  const site = await startSite({ filled: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${site.origin}/ball`, { headers: { Host: "a b" } }, resolve).once("error", reject);
  });
  expect(response.statusCode).toBe(400);
  response.resume();
});
