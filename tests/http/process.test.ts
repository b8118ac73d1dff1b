import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, createServer, get as httpGet, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { SERVER_FLAGS } from "#app/cli/server-flags.ts";
import { get, startSite } from "#tests/support/site.ts";

test("without Firebase the public site is whole, the log says why, and the login page explains", async () => {
  const site = await startSite({ filled: false });
  expect((await get(`${site.origin}/`)).status).toBe(200);
  const login = await get(`${site.origin}/admin/login`);
  expect(login.status).toBe(200);
  expect(await login.text()).toMatch(/設定/);
  expect(site.log.join("")).toContain("Firebase configuration is missing");
  expect(await site.stop()).toBe(0);
});

test("npm start runs the server as the demo and the bench do", () => {
  expect(readFileSync("package.json", "utf8")).toContain(`"start": "node ${SERVER_FLAGS.join(" ")} `);
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
  let answerSlowly = () => {};
  const asked = new Promise<void>((resolve) => {
    answerSlowly = resolve;
  });
  const slow = createServer((_req, res) => {
    answerSlowly();
    setTimeout(() => res.writeHead(404).end(), 500);
  }).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const { port } = slow.address() as AddressInfo;
  const site = await startSite({ filled: false, env: { WEATHER_BASE_URL: `http://127.0.0.1:${port}/` } });
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${site.origin}/weather-forecast?area=130000`, { agent }, resolve).once("error", reject);
  });
  await asked;
  const stopped = site.stop();
  const response = await answer;
  expect([response.statusCode, response.headers.connection]).toEqual([200, "close"]);
  response.resume();
  // A connection left open would hold the process far beyond this test's time.
  expect(await stopped).toBe(0);
  agent.destroy();
  slow.close();
}, 15_000);

test("a Host that is no host is answered as the visitor's mistake", async () => {
  const site = await startSite({ filled: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(`${site.origin}/ball`, { headers: { Host: "a b" } }, resolve).once("error", reject);
  });
  expect(response.statusCode).toBe(400);
  response.resume();
  await site.stop();
});
