import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false, env: { SITE_URL: "https://borupa.example" } });
const proxied = await startSite({ filled: false, env: { TRUST_PROXY: "1" } });

/** Sends any method, target and Host, without fetch's normalisation. */
async function raw(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> | string[] } = {},
): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, ...options });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text };
}

function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  return fetch(url, { method: "POST", redirect: "manual", body, headers: { ...type, ...headers } });
}

test("a Host that contains a path does not change the page", async () => {
  for (const server of [site, proxied]) {
    const host = `${new URL(server.origin).host}/search?q=wrong&x=`;
    await raw(server.origin, "/ball", { headers: { Host: host } });
    await raw(server.origin, "/ball", { headers: { Forwarded: `host="${host}"` } });
    await raw(server.origin, "/ball", { headers: { "X-Forwarded-Host": host } });
    const page = await (await get(`${server.origin}/ball`)).text();
    expect(page).toContain("<h1");
    expect(page).not.toContain("wrong");
  }
});

test("behind a proxy pages use the forwarded host per visitor, and never Forwarded", async () => {
  const canonical = async (headers: Record<string, string>) =>
    /rel="canonical" href="([^"]*)"/.exec((await raw(proxied.origin, "/info", { headers })).text)?.[1];
  const own = { "X-Forwarded-Host": "evil.example, borupa.example", "X-Forwarded-Proto": "https" };
  expect(await canonical({ "X-Forwarded-Host": "evil.example" })).toBe("http://evil.example/info");
  expect(await canonical(own)).toBe("https://borupa.example/info");
  expect(await canonical({ ...own, Forwarded: "host=evil.example;proto=http" })).toBe("https://borupa.example/info");
});

test("an absolute URL is the page it names; other targets and methods are rejected", async () => {
  expect((await raw(site.origin, "http://borupa.example/info")).status).toBe(200);
  expect((await raw(site.origin, "*", { method: "OPTIONS" })).status).toBe(400);
  expect((await raw(site.origin, "/ball", { method: "TRACE" })).status).toBe(405);
  for (const host of ["a b", "[::1", "x:999999", "user@h"])
    expect((await raw(proxied.origin, "/ball", { headers: { Host: host } })).status).toBe(400);
});

test.each([
  [
    "/api/calculate?sire=パステル",
    /^HTTP\/1\.1 400 [\s\S]*application\/json[\s\S]*\{"message":"URLの日本語は.*--data-urlencode/,
  ],
  ["/morph?q=パステル", /^HTTP\/1\.1 400 [\s\S]*URLの日本語は/],
  ["/a\u0001b", /^HTTP\/1\.1 400 [\s\S]*読み取れませんでした/],
])("%s in the request line is rejected with a message", async (target, answer) => {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.end(`GET ${target} HTTP/1.1\r\nHost: borupa.example\r\n\r\n`);
  let text = "";
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(answer);
});

test("two Host headers are rejected, even if equal", async () => {
  for (const server of [site, proxied])
    for (const path of ["/ball", "/healthz"])
      for (const other of ["evil.example", "borupa.example"]) {
        const headers = ["Host", "borupa.example", "host", other];
        expect((await raw(server.origin, path, { headers })).status, `${path} ${other}`).toBe(400);
      }
});

test("errors of the API are JSON with a Japanese message", async () => {
  const refused = await post(`${site.origin}/api/admin/verify-token`, "{}", { Origin: "https://evil.example" });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ message: expect.stringMatching(/[ぁ-ん]/) });
});
