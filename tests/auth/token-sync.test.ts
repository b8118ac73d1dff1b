// The optional token sync: what is sent, when, and when nothing is.

import { expect, test, vi } from "vitest";
import { type SyncSurroundings, tokenSync } from "#app/auth/token-sync.ts";

const now = 1_800_000_000_000;
const fresh = (value: string) => ({ value, issuedAt: now / 1000 - 1 });

function page(over: Partial<SyncSurroundings> = {}) {
  const sent: [string, RequestInit | undefined][] = [];
  const fetch: SyncSurroundings["fetch"] = async (url, init) => {
    sent.push([String(url), init]);
    return new Response(null, { status: 204 });
  };
  const surroundings = { origin: "https://borupa.example", isSecureContext: true, fetch, now: () => now, ...over };
  return { sent, surroundings };
}

test("a token is posted as a bearer token, its end deletes, nothing is sent twice", async () => {
  const { sent, surroundings } = page();
  const sync = tokenSync("/api/admin/token-sync", surroundings);
  for (const token of [null, fresh("a"), fresh("a"), fresh("b"), null, null]) await sync?.(token);
  const post = (value: string) => [
    "/api/admin/token-sync",
    { method: "POST", headers: { Authorization: `Bearer ${value}` } },
  ];
  expect(sent).toEqual([post("a"), post("b"), ["/api/admin/token-sync", { method: "DELETE" }]]);
});

test("a token of 300 seconds is sent, an older one is skipped and remains to be replaced by the next", async () => {
  const { sent, surroundings } = page();
  const sync = tokenSync("/sync", surroundings);
  await sync?.({ value: "old", issuedAt: now / 1000 - 301 });
  expect(sent).toEqual([]);
  await sync?.({ value: "edge", issuedAt: now / 1000 - 300 });
  expect(sent).toHaveLength(1);
});

test.each([
  ["/sync", { isSecureContext: false }],
  ["https://evil.example/sync", {}],
  ["//evil.example/sync", {}],
  ["http://borupa.example/sync", {}],
])("to %s with %j there is no sync at all", (url, over) => {
  expect(tokenSync(url, page(over).surroundings)).toBeUndefined();
});

test("a failure is logged and breaks nothing", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { surroundings } = page({ fetch: () => Promise.reject(new TypeError("offline")) });
  await tokenSync("/sync", surroundings)?.(fresh("a"));
  expect(error).toHaveBeenCalledWith("The session could not be updated", expect.any(TypeError));
  error.mockRestore();
});
