import { expect, test } from "vitest";
import { connectTo } from "#tests/support/connection.ts";
import { sharedSite } from "#tests/support/site.ts";

const site = await sharedSite();

test.each([
  ["/ball/", "/ball"],
  ["/ball//?q=%20a&q=/", "/ball?q=%20a&q=/"],
  ["/ball/some-id/", "/ball/some-id"],
  ["/%5Cevil.example/", "/%5Cevil.example"],
  ["/nothere/", "/nothere"],
  ["/BALL", "/ball"],
  ["/Ball/Some-Id/?X=Y", "/ball/some-id?X=Y"],
  ["/Search?q=A", "/search?q=A"],
])("%s permanently redirects to %s", async (path, to) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await fetch(site.origin + path, { method, redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([308, to]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test.each(["//evil.example/", "//evil.example//", "/\\evil.example/", "/\\/evil.example/", "///evil.example/?x=/"])(
  "%s does not redirect",
  async (path) => {
    const connection = await connectTo(site.origin);
    await connection.send(`GET ${path} HTTP/1.1\r\nHost: borupa.example\r\nConnection: close\r\n\r\n`);
    const answer = await connection.receive(/\r\n\r\n/);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/^location:/im);
  },
);

test.each([
  ["/ball?q=&morph=&sex=male&sale=&year=&sort=", "/ball?sex=male"],
  ["/term?q=", "/term"],
  ["/blog?q=%20&tag=&sort=&page=", "/blog"],
  ["/morph/compare?ids=clown&ids=&ids=pastel", "/morph/compare?ids=clown&ids=pastel"],
  ["/shop?morph=&sex=&year=&min=10%2C000&max=&sort=", "/shop?min=10%2C000"],
  ["/search?q=", "/search"],
])("%s, as sent by its form, redirects to the URL without empty parameters", async (path, to) => {
  const response = await fetch(site.origin + path, { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([302, to]);
  expect((await fetch(site.origin + to, { redirect: "manual" })).status).toBe(200);
});

test("a form posted to a URL with a trailing slash is not redirected", async () => {
  const sent = await fetch(`${site.origin}/theme/`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(),
  });
  expect([200, 302, 404]).toContain(sent.status);
});
