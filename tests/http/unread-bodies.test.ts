import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { connectTo, headOf } from "#tests/support/connection.ts";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false, env: { SITE_URL: "http://borupa.example" } });

/** Routes that respond without reading the body: missing page, no action, not signed in, GET only. */
const unread = ["/nothere", "/ball", "/admin/images", "/admin/balls/new", "/api/calculate", "/readyz"];

test.each(unread)("after a POST of 250 kB to %s the connection serves the next request", async (path) => {
  const connection = await connectTo(site.origin);
  await connection.send(`${headOf(path, 250_000)}\r\n${"a".repeat(250_000)}`);
  expect(await connection.receive(/^HTTP\/1\.1 \d{3}/)).toMatch(/^HTTP\/1\.1 (302|404|405)/);
  await connection.send("GET /healthz HTTP/1.1\r\nHost: borupa.example\r\n\r\n");
  expect(await connection.receive(/\r\nok\n/)).toContain("HTTP/1.1 200 OK");
  connection.socket.destroy();
});

test("a GET with a body leaves its connection usable", async () => {
  const connection = await connectTo(site.origin);
  for (const path of ["/ball", "/search?q=x", "/ball"]) {
    await connection.send(`${headOf(path, 300_000).replace("POST", "GET")}\r\n${"a".repeat(300_000)}`);
    await connection.receive(/^HTTP\/1\.1 200/);
  }
  await connection.send("GET /healthz HTTP/1.1\r\nHost: borupa.example\r\n\r\n");
  await connection.receive(/\r\nok\n/);
  connection.socket.destroy();
});

test.each([
  ["too large", headOf("/theme", 3_000_000), 413],
  ["from another site", headOf("/theme", 3_000_000, { Origin: "https://evil.example" }), 403],
  ["by a method of ours that is none", headOf("/theme", 3_000_000).replace("POST", "PURGE"), 405],
])("an unread body that is rejected, %s, is drained so that its sender sees the response", async (_, head, status) => {
  const connection = await connectTo(site.origin);
  await connection.send(`${head}\r\n`);
  const answer = await connection.receive(/<\/p>/);
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(answer).toMatch(/^connection: close\r$/im);
  for (let sent = 0; sent < 3_000_000; sent += 100_000) await connection.send("a".repeat(100_000));
  expect(await connection.ended).toBeUndefined();
});

test("behind a proxy with one connection, no visitor's post blocks another's page", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(site.origin);
  const proxy = createServer((req, res) => {
    const { method, url: path, headers } = req;
    const forwarded = request({ agent, hostname, port, method, path, headers }, (answer) => {
      const { connection: _hop, ...kept } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(res);
    });
    forwarded.on("error", () => res.destroy());
    req.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  for (const path of [...unread, "/admin/login", "/theme"]) {
    for (const length of [150_000, 250_000, 300_000, 3_000_000]) {
      await postAndForget(address + path, length);
      expect([path, length, (await get(`${address}/`)).status]).toEqual([path, length, 200]);
    }
  }
  agent.destroy();
  proxy.close();
  proxy.closeAllConnections();
});

/**
 * Sends a post on its own connection. A proxy may see the refusal while still sending and break off, which only affects
 * this client.
 */
async function postAndForget(url: string, length: number): Promise<void> {
  const post = request(url, { agent: false, method: "POST", headers: { "Content-Length": length } }, (answer) => {
    answer.resume();
  });
  const over = new Promise<void>((resolve) => post.once("close", resolve));
  post.on("error", () => {});
  post.end("a".repeat(length));
  await over;
}

test("an aborted body does not affect the site", async () => {
  const broken = await connectTo(site.origin);
  await broken.send(`${headOf("/theme", 100)}\r\ntheme=da`);
  broken.socket.destroy();
  await broken.ended;
  await expect.poll(() => site.log.join("")).toMatch(/"path":"\/theme","status":400/);
});
