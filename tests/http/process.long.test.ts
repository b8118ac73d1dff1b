import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

test("without Firebase the public site works, the log has the reason, and the login page explains", async () => {
  const site = await startSite({ filled: false });
  expect((await get(`${site.origin}/`)).status).toBe(200);
  const login = await get(`${site.origin}/admin/login`);
  expect(login.status).toBe(200);
  expect(await login.text()).toMatch(/設定/);
  await expect.poll(() => site.log.join("")).toContain("Firebase configuration is missing");
  expect(await site.stop()).toBe(0);
});

test("all wrong settings are listed together, without their values", () => {
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
