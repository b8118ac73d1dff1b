import { sql } from "kysely";
import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite({ env: { SITE_NAME: "ヘビの館" } });
const { id } = await site.db.selectFrom("entries").select("id").where("kind", "=", "ball").executeTakeFirstOrThrow();
await sql`UPDATE entries SET live = 'damaged secret-cause' WHERE kind = 'ball' AND id = ${id}`.execute(site.db);

function logged(): Record<string, unknown>[] {
  return site.log
    .join("")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

test("a failure shows the not-found screen with status 500 and nothing of the cause", async () => {
  const response = await get(`${site.origin}/ball/${id}`);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain("Page Not Found");
  expect(html).toContain('content="noindex, nofollow"');
  expect(html).toMatch(/<title>404 - Page Not Found \| /);
  expect(html).not.toMatch(/secret-cause|JSON|SyntaxError|SQLITE|malformed|at .*\.js:\d+/);
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test("the log has the cause under the request's id, as in the request's own line", async () => {
  await get(`${site.origin}/ball/${id}`);
  await expect
    .poll(() => logged().filter((line) => line.path === `/ball/${id}` && line.status === 500))
    .not.toEqual([]);
  const lines = logged();
  const failure = lines.find((line) => line.msg === "unhandled error" && line.path === `/ball/${id}`);
  expect(failure?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.filter((line) => line.id === failure?.id && line.msg === "request")).toHaveLength(1);
});

test("client navigation to it gets 500 without the cause either", async () => {
  const response = await get(`${site.origin}/ball/${id}.data`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret-cause|at .*\.js:\d+/);
});

test("a failure without a shell still has the site's name and theme", async () => {
  const broken = await startSite({ env: { SITE_NAME: "ヘビの館" }, filled: false });
  await sql`DROP TABLE settings`.execute(broken.db);
  const response = await get(`${broken.origin}/policy`, { Cookie: "theme=dark" });
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain("<title>404 - Page Not Found | ヘビの館</title>");
  expect(html).toContain('alt="ヘビの館"');
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
});
