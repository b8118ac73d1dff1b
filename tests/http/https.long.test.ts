import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

test("behind https every response has HSTS, and every cookie is Secure", async () => {
  const site = await startSite({ env: { SITE_URL: "https://borupa.example", GTM_ID: "GTM-ABC123" } });
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const post = (path: string, origin: string, body: string) =>
    fetch(site.origin + path, { method: "POST", headers: { ...form, Origin: origin }, body, redirect: "manual" });
  const [page, foreign, long, dark, weather] = await Promise.all([
    get(`${site.origin}/ball`),
    post("/theme", "https://elsewhere.example", "theme=dark"),
    post("/search", "https://borupa.example", "a".repeat(300_000)),
    post("/theme", "https://borupa.example", "theme=dark"),
    get(`${site.origin}/weather-forecast?area=130000`),
  ]);
  expect([page, foreign, long, dark].map(({ status }) => status)).toEqual([200, 403, 413, 302]);
  for (const { headers } of [page, foreign, long, dark, weather]) {
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
    // The domain's other hosts may have no certificate.
    expect(headers.get("Strict-Transport-Security")).not.toContain("includeSubDomains");
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'/);
    expect(headers.get("Content-Security-Policy")).not.toMatch(/ http:|unsafe-eval/);
  }
  const cookies = [dark, weather].flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure$/);
});
