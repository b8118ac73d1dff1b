import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { get } from "#tests/support/site.ts";

const { site, cookie } = await startAdminSite();
const looker = new DatabaseSync(site.file, { readOnly: true });
afterAll(async () => {
  looker.close();
});

/** Changes after any other connection has written. */
const version = () => looker.prepare("PRAGMA data_version").get()?.data_version;

const pages = [
  ..."dashboard balls balls/sale balls/csv balls/new balls/b-2022-002 balls/b-2022-002/edit".split(" "),
  ..."balls/b-2022-002/preview balls/b-2022-002/revisions balls/b-2022-002/link breeds terms morphs infos blogs".split(
    " ",
  ),
  ..."weighing care search?q=b-2022 log log.csv admins images images/list trash inquiries shop addresses account".split(
    " ",
  ),
  ..."balls/csv/snakes.csv balls/export.zip balls/fields?pick=ball/b-2022-002@1&field=shelf".split(" "),
].map((path) => `/admin/${path}`);
const visitors = [
  "/",
  "/ball",
  "/ball/b-2022-002",
  "/morph",
  "/term",
  "/info",
  "/search?q=a",
  "/shop",
  "/weather-forecast",
];
const tools = [
  "/calculate?sire=pastel&dam=clown",
  "/stress_check",
  "/api/calculate?sire=pastel&dam=clown",
  "/feed.xml",
];

test.each([...pages, ...visitors, ...tools])("%s", async (path) => {
  const before = version();
  for (const address of [path, path.includes(".") ? path : path.replace(/^(.+?)\/?(\?|$)/, "$1.data$2")]) {
    const { status } = await get(site.origin + address, { Cookie: cookie, "Sec-Fetch-Dest": "document" });
    expect([address, status < 400]).toEqual([address, true]);
  }
  expect(version()).toBe(before);
});

test("a write is detected this way", async () => {
  const before = version();
  const body = new URLSearchParams({ title: "書きかけ" });
  const headers = { Cookie: cookie, Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" };
  const sent = await fetch(`${site.origin}/admin/balls/b-2022-002/autosave`, { method: "POST", headers, body });
  expect([sent.status, version() === before]).toEqual([200, false]);
});
