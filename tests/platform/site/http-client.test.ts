import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpClient } from "#app/platform/site/http-client.server.ts";

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(Number(request.url?.slice(1))).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

async function timesAsked(method: string, status: number): Promise<number> {
  asked.length = 0;
  const { port } = server.address() as AddressInfo; // it listens on a port
  const baseURL = `http://127.0.0.1:${port}`;
  await expect(httpClient(`/${status}`, { baseURL, method })).rejects.toThrow(`${status}`);
  return asked.length;
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])("a GET with status %i is retried once", async (status) => {
  expect(await timesAsked("GET", status)).toBe(2);
});

test.each([
  ["GET", 400],
  ["GET", 404],
  ["GET", 501],
  ["POST", 503],
  ["PUT", 503],
  ["PATCH", 503],
  ["DELETE", 503],
])("a %s with status %i is not retried", async (method, status) => {
  expect(await timesAsked(method, status)).toBe(1);
});
