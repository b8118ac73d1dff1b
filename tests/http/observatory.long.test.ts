// The grade that Mozilla's HTTP Observatory would give a site behind https, by the rules it publishes
// (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): what this project's headers can win or lose.

import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite({ env: { SITE_URL: "https://borupa.example", GTM_ID: "GTM-ABC123" } });

type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(headers: Headers): Policy {
  const directives = (headers.get("Content-Security-Policy") ?? "").split(";").map((one) => one.trim().split(/\s+/));
  const names = directives.map(([name]) => name);
  // A directive written twice makes the whole policy invalid for the Observatory.
  expect(new Set(names).size).toBe(names.length);
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const INLINE = ["'unsafe-inline'", "data:"];

/** Points for the policy; the first rule that applies, as its analyser goes through them. */
function policyPoints(policy: Policy): number {
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const isAny = (name: string, bad: readonly string[]) => of(name).some((source) => bad.includes(source));
  const isInsecure = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (isAny("script-src", [...BROAD, ...INLINE]) || isAny("object-src", BROAD)) return -20;
  if (active.some(isInsecure)) return -20;
  if (isAny("script-src", ["'unsafe-eval'"]) || isAny("style-src", ["'unsafe-eval'"])) return -10;
  if (passive.flatMap(of).some(isInsecure)) return -10;
  if (isAny("style-src", [...BROAD, ...INLINE])) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** Every script of another host without a hash of its content loses points; scripts of this host alone lose none. */
function scriptPoints(html: string): number {
  const { document } = new JSDOM(html, { url: "https://borupa.example/" }).window;
  const foreign = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].filter(
    ({ src, integrity }) => new URL(src).origin !== "https://borupa.example" && !integrity,
  );
  return foreign.length > 0 ? -5 : 0;
}

function points(headers: Headers, html: string): Record<string, number> {
  const policy = policyOf(headers);
  const age = Number(/max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1] ?? 0);
  const framed = headers.get("X-Frame-Options") === "DENY" || policy.get("frame-ancestors")?.join() === "'none'";
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return {
    "content-security-policy": policyPoints(policy),
    cookies: headers.getSetCookie().every((cookie) => /;\s*Secure/i.test(cookie) && /;\s*HttpOnly/i.test(cookie))
      ? 0
      : -20,
    "cross-origin-resource-sharing": headers.get("Access-Control-Allow-Origin") === null ? 0 : -50,
    "referrer-policy": isPrivate.test(headers.get("Referrer-Policy") ?? "") ? 5 : 0,
    "strict-transport-security": age >= 15_768_000 ? 0 : -20,
    "subresource-integrity": scriptPoints(html),
    "x-content-type-options": headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    "x-frame-options": framed ? (policy.has("frame-ancestors") ? 5 : 0) : -20,
    "cross-origin-resource-policy": headers.get("Cross-Origin-Resource-Policy") === "same-origin" ? 10 : 0,
  };
}

const pages = [
  "/",
  "/ball",
  "/blog",
  "/info",
  "/term",
  "/morph",
  "/shop",
  "/calculate",
  "/stress_check",
  "/search?q=a",
  "/policy",
  "/nope",
];

test.each(pages)(
  "%s earns A+: nothing lost, and the bonus of a policy that allows nothing unless named",
  async (path) => {
    const response = await get(site.origin + path);
    const earned = points(response.headers, await response.text());
    expect(Object.entries(earned).filter(([, one]) => one < 0)).toEqual([]);
    expect(earned["content-security-policy"]).toBe(10);
    expect(Object.values(earned).reduce((sum, one) => sum + one, 100)).toBeGreaterThanOrEqual(100);
  },
);

test("an article with an embed earns as much", async () => {
  const { id } = await site.db.selectFrom("entries").select("id").where("kind", "=", "blog").executeTakeFirstOrThrow();
  const response = await get(`${site.origin}/blog/${id}`);
  expect(policyPoints(policyOf(response.headers))).toBe(10);
});

test("what is refused and every cookie are as safe as a page", async () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const post = (path: string, origin: string, body: string) =>
    fetch(site.origin + path, { method: "POST", headers: { ...form, Origin: origin }, body, redirect: "manual" });
  const [foreign, long, dark, weather] = await Promise.all([
    post("/theme", "https://elsewhere.example", "theme=dark"),
    post("/search", "https://borupa.example", "a".repeat(300_000)),
    post("/theme", "https://borupa.example", "theme=dark"),
    get(`${site.origin}/weather-forecast?area=130000`),
  ]);
  expect([foreign, long, dark].map(({ status }) => status)).toEqual([403, 413, 302]);
  for (const { headers } of [foreign, long, dark, weather]) {
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
    // A shop's other names may have no certificate.
    expect(headers.get("Strict-Transport-Security")).not.toContain("includeSubDomains");
    expect(policyPoints(policyOf(headers))).toBe(10);
  }
  expect(await foreign.text()).toMatch(/<title>403 \| .+<\/title>/);
  const cookies = [dark, weather].flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure$/);
});

test("without https the same pages may frame and show what comes by http", async () => {
  const plain = await startSite({ filled: false });
  const policy = policyOf((await get(`${plain.origin}/`)).headers);
  expect([policy.get("frame-src"), policy.get("img-src")]).toEqual([
    ["https:", "http:"],
    ["'self'", "data:", "https:", "http:"],
  ]);
  const dark = { method: "POST", body: new URLSearchParams({ theme: "dark" }), redirect: "manual" } as const;
  expect((await fetch(`${plain.origin}/theme`, dark)).headers.getSetCookie().join()).not.toContain("Secure");
});

test("the rules here know a bad policy", () => {
  const graded = (policy: string) => policyPoints(policyOf(new Headers({ "Content-Security-Policy": policy })));
  expect(graded("default-src 'none'; frame-src https: http:")).toBe(-20);
  expect(graded("default-src 'none'; img-src http:")).toBe(-10);
  expect(graded("default-src 'none'; script-src 'self' data:")).toBe(-20);
  expect(graded("default-src 'none'; script-src 'unsafe-eval'")).toBe(-10);
  expect(graded("default-src 'none'; style-src 'unsafe-inline'")).toBe(0);
  expect(graded("default-src 'self'")).toBe(5);
  expect(graded("default-src 'none'")).toBe(10);
});
