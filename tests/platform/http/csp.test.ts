import { expect, test } from "vitest";
import { postFrame } from "#app/platform/richtext/social/post-frame.server.ts";
import { contentSecurityPolicy, type PolicyNeeds } from "#app/platform/site/content-security-policy.server.ts";

const plain: PolicyNeeds = { inlineScripts: [], inlineStyles: false, tagManager: false, httpsOnly: true };

function rulesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((rule) => {
      const [name = "", ...values] = rule.split(" ");
      return [name, values];
    }),
  );
}

test("a page may run its own scripts and connect to its own site only", () => {
  const rules = rulesOf(contentSecurityPolicy({ ...plain, inlineScripts: ["a", "b", "a"] }));
  expect(rules.get("script-src")).toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-/),
    expect.stringMatching(/^'sha/),
  ]);
  expect(rules.get("connect-src")).toEqual(["'self'"]);
  expect(rules.get("frame-src")).toEqual(["https:"]);
  expect([rules.get("default-src"), rules.get("frame-ancestors")]).toEqual([["'none'"], ["'none'"]]);
});

test.each<[string, PolicyNeeds]>([
  ["a public page", plain],
  ["one with the tag manager", { ...plain, tagManager: true }],
  ["a preview", { ...plain, inlineStyles: true, framedBySite: true }],
  ["one by http", { ...plain, httpsOnly: false }],
])("%s names no social network", (_, needs) => {
  expect(contentSecurityPolicy(needs)).not.toMatch(/twitter|twimg|x\.com|instagram|tiktok/);
});

test.each([
  ["x", "https://platform.twitter.com"],
  ["instagram", "https://www.instagram.com"],
  ["tiktok", "https://www.tiktok.com"],
])("only the frame without an origin for %s runs that network's script", (network, host) => {
  const headers = postFrame(network)?.headers;
  const rules = rulesOf(headers?.get("Content-Security-Policy") ?? "");
  expect(rules.get("sandbox")).toContain("allow-scripts");
  for (const reach of ["allow-same-origin", "allow-top-navigation", "allow-forms", "allow-modals"])
    expect(rules.get("sandbox")).not.toContain(reach);
  expect(rules.get("script-src")?.slice(0, 2)).toEqual([expect.stringMatching(/^'sha256-/), host]);
  for (const rule of ["script-src", "connect-src", "frame-src", "img-src"])
    expect(rules.get(rule)?.join(" "), rule).not.toMatch(/'self'|'unsafe|http:|\*(?!\.ttwstatic)/);
  expect(rules.get("frame-ancestors")).toEqual(["'self'"]);
});

test.each(["X", "facebook", "constructor", "__proto__", ""])("there is no frame for %j", (network) => {
  expect(postFrame(network)).toBeNull();
});
