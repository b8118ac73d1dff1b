import { once } from "node:events";
import { Agent, get as httpGet, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { connectTo } from "#tests/support/connection.ts";
import { startSite } from "#tests/support/site.ts";

async function ask(url: string, agent: Agent | false = false): Promise<{ status?: number; connection?: string }> {
  const [response] = (await once(httpGet(url, { agent }), "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return { status: response.statusCode, connection: response.headers.connection };
}

test("after the signal it is not ready but still responds; a second signal ends it at once", async () => {
  const site = await startSite({ filled: false, env: { DRAIN_SECONDS: "20" } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(`${site.origin}/ball`, agent)).toEqual({ status: 200, connection: "keep-alive" });
  site.process.kill("SIGTERM");
  await expect.poll(() => ask(`${site.origin}/readyz`)).toEqual({ status: 503, connection: "close" });
  expect(await ask(`${site.origin}/ball`, agent)).toEqual({ status: 200, connection: "close" });
  for (const path of ["/healthz", "/ball", "/search?q=x", "/favicon.svg", "/ball/"]) {
    const many = await Promise.all(Array.from({ length: 20 }, () => ask(site.origin + path)));
    expect(new Set(many.map(({ connection }) => connection))).toEqual(new Set(["close"]));
    expect(many.every(({ status }) => status === 200 || status === 308)).toBe(true);
  }
  // stop() sends the second signal.
  expect(await site.stop()).toBe(1);
  agent.destroy();
});

test("idle and silent connections do not delay stopping", async () => {
  const site = await startSite({ filled: false, env: { DRAIN_SECONDS: "1" } });
  const silent = await connectTo(site.origin);
  const idle = await connectTo(site.origin);
  await idle.send("GET /healthz HTTP/1.1\r\nHost: borupa.example\r\n\r\n");
  await idle.receive(/\r\nok\n/);
  const before = performance.now();
  expect(await site.stop()).toBe(0);
  // Open connections are cut off after 24 seconds.
  expect(performance.now() - before).toBeLessThan(20_000);
  expect(await Promise.all([silent.ended, idle.ended])).toEqual([undefined, undefined]);
});

test.each(["/healthz", "/readyz"])("%s responds to HTTP/1.0 without a Host", async (path) => {
  const site = await startSite({ filled: false });
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    const watcher = await connectTo(site.origin);
    await watcher.send(`${method} ${path} HTTP/1.0\r\n\r\n`);
    expect(await watcher.receive(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 200 /);
    await watcher.ended;
  }
  const visitor = await connectTo(site.origin);
  await visitor.send("GET /ball HTTP/1.0\r\n\r\n");
  expect(await visitor.receive(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 400 /);
});
