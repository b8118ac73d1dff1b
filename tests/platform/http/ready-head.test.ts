// The heads of kept pages are made once: what they say must be what an answer made by hand would.

import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { etagOf, type Page } from "#app/platform/http/page-cache.server.ts";
import { headOf, headWith, sendPage, withMore } from "#app/platform/http/sending.server.ts";

const identity = Buffer.from("ボールパイソン");
const page = (headers: Record<string, string> = { "content-type": "text/html" }): Page => ({
  status: 200,
  headers,
  bytes: { identity, br: Buffer.from("pressed") },
  etag: etagOf(identity),
});

test("a head is made once for the bytes it goes with, and again for others", () => {
  const one = page();
  expect(headWith(one, identity, "identity")).toBe(headWith(one, identity, "identity"));
  expect(headOf(one)).toBe(headOf(one));
  // The better compressed copy comes later: it is longer or shorter.
  const before = headWith(one, one.bytes.br ?? identity, "br");
  one.bytes.br = Buffer.from("pressed well");
  const after = headWith(one, one.bytes.br, "br");
  const lengthIn = (head: readonly string[]) => head[head.indexOf("Content-Length") + 1];
  expect([lengthIn(before), lengthIn(after)]).toEqual(["7", "12"]);
  expect(after.slice(-2)).toEqual(["Content-Encoding", "br"]);
});

test("two pages of the same bytes keep their own heads", () => {
  const [dark, light] = ["dark", "light"].map((theme) => headWith(page({ theme }), identity, "identity").slice(0, 2));
  expect([dark, light]).toEqual([
    ["theme", "dark"],
    ["theme", "light"],
  ]);
});

test("what is said this time stands in the place of what is said always, and only this time", () => {
  const head = headOf(page({ "Cache-Control": "public", Vary: "Cookie" }));
  const shown = [...head];
  expect(withMore(head, {})).toBe(head);
  const more = withMore(head, { "cache-control": "private", "x-request-id": "12345678" });
  expect(more).toEqual(["Cache-Control", "private", "Vary", "Cookie", "ETag", page().etag, "x-request-id", "12345678"]);
  expect(head).toEqual(shown);
});

test("of two spellings of a name the later counts", () => {
  expect(headOf(page({ "Referrer-Policy": "origin", "referrer-policy": "no-referrer" })).slice(0, 2)).toEqual([
    "referrer-policy",
    "no-referrer",
  ]);
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer({ optimizeEmptyRequests: true }, listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("one who set a header before gets each name once", async () => {
  const url = await serving((req, res) => {
    res.setHeader("X-Request-Id", "made");
    sendPage(req, res, page({ Vary: "Cookie", vary: "Accept-Encoding, Cookie" }), { "x-request-id": "given" });
  });
  const { headers } = await fetch(url, { headers: { "accept-encoding": "identity" } });
  expect([headers.get("vary"), headers.get("x-request-id")]).toEqual(["Accept-Encoding, Cookie", "given"]);
});

test("the whole, its head alone, and nothing new: each with what belongs to it", async () => {
  const one = page();
  const url = await serving((req, res) => sendPage(req, res, one));
  const asked = async (method: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { method, headers: { "accept-encoding": "identity", ...headers } });
    return [response.status, response.headers.get("content-length"), await response.text()];
  };
  expect(await asked("GET")).toEqual([200, String(identity.byteLength), identity.toString()]);
  expect(await asked("HEAD")).toEqual([200, String(identity.byteLength), ""]);
  expect(await asked("GET", { "if-none-match": one.etag })).toEqual([304, null, ""]);
});
