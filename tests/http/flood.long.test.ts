import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite({ env: { TRUST_PROXY: "1" } });

const from = (address: string) => ({ "X-Forwarded-For": address });

test("forty pupils behind one address open equal and different pages and the calculator without refusals", async () => {
  const paths = (pupil: number) => [
    "/",
    "/morph",
    `/search?q=${encodeURIComponent(`餌 ${pupil}`)}`,
    `/morph/${["clown", "piebald", "pastel", "spider"][pupil % 4]}`,
    `/calculate?sire=${encodeURIComponent(`パステル ${pupil % 2 ? "クラウン" : "エンチ"}`)}&dam=pastel&n=${pupil + 1}`,
    `/api/calculate?sire=het+clown&dam=het+pied&r=${pupil + 1}%25`,
    `/shop?min=${pupil}`,
    `/stress_check?n=${pupil}`,
  ];
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, pupil) =>
      // Each pupil opens pages one after the other, all pupils in parallel.
      paths(pupil).reduce(async (before, path) => {
        const seen = await before;
        const response = await get(site.origin + path, from("192.0.2.40"));
        await response.arrayBuffer();
        return [...seen, response.status];
      }, Promise.resolve<number[]>([])),
    ),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

/**
 * Returns the responses on two pipelined connections, each sending 3,000 requests for distinct URLs: a repeated one
 * would be a cache hit. The server reads about 950 requests at a time from a connection, and a network may have 1,060
 * in flight.
 */
async function answersTo(path: string, address: string): Promise<string> {
  const both = await Promise.all([answersOnOne(path, 0, address), answersOnOne(path, 3000, address)]);
  return both.join("\n");
}

async function answersOnOne(path: string, first: number, address: string): Promise<string> {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const request = (n: number) => `GET ${path}${first + n} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  socket.write(Array.from({ length: 3000 }, (_, n) => request(n)).join(""));
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  // A refusing server may close while requests still arrive: the connection ends with a reset after the responses.
  // `once` would reject on that reset.
  socket.on("error", () => {});
  await new Promise((resolve) => socket.on("close", resolve));
  return text;
}

test("thousands of concurrent requests get Retry-After: pages in Japanese, programs in JSON", async () => {
  const page = await answersTo("/term?page=", "192.0.2.50");
  const refusal = page.slice(page.indexOf("HTTP/1.1 429"));
  expect(refusal).toMatch(/^HTTP\/1\.1 429 /);
  expect(refusal).toMatch(/Retry-After: \d+\r\n/);
  expect(refusal).toContain('<html lang="ja">');
  const api = await answersTo("/api/calculate?r=", "192.0.2.51");
  expect(api).toMatch(/HTTP\/1\.1 429 [\s\S]*application\/json[\s\S]*\{"message":"[^"]*[ぁ-ん]/);
});

test("meanwhile other clients, cached pages and health checks get responses", async () => {
  const flood = answersTo("/term?page=", "192.0.2.60");
  const statuses = await Promise.all(
    ["/", "/healthz", "/readyz", "/stress_check?z", "/admin/login"].map(
      async (path) => (await get(site.origin + path, from("192.0.2.61"))).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  await flood;
});
