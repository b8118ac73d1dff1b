// The optional token sync: what is sent, when, and when nothing is.

import { expect, test, vi } from "vitest";
import { type SyncSurroundings, tokenSync } from "#app/auth/browser/firebase.client.ts";

const now = 1_800_000_000_000;
const at = (value: string, issuedAt: number) => ({ value, uid: "u", issuedAt });
const fresh = (value: string) => at(value, now / 1000 - 10 + value.charCodeAt(0) - 97);

function memory(): SyncSurroundings["store"] {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

function page(over: Partial<SyncSurroundings> = {}) {
  const sent: [string, RequestInit | undefined][] = [];
  const fetch: SyncSurroundings["fetch"] = async (url, init) => {
    sent.push([String(url), init]);
    return new Response(null, { status: 204 });
  };
  const surroundings: SyncSurroundings = {
    origin: "https://borupa.example",
    isSecureContext: true,
    store: memory(),
    fetch,
    now: () => now,
    ...over,
  };
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

test("the next page sends neither the same token again nor, after a sign-out there, a second end", async () => {
  const { sent, surroundings } = page();
  await tokenSync("/sync", surroundings)?.(fresh("a"));
  await tokenSync("/sync", surroundings)?.(fresh("a"));
  expect(sent).toHaveLength(1);
  expect(surroundings.store.getItem("admin-token-sync")).not.toContain("Bearer");
  await tokenSync("/sync", surroundings)?.(null);
  await tokenSync("/sync", surroundings)?.(null);
  expect(sent.slice(1)).toEqual([["/sync", { method: "DELETE" }]]);
});

test("the end of a sign-in too old to be sent is told all the same", async () => {
  const { sent, surroundings } = page();
  await tokenSync("/sync", surroundings)?.(at("old", now / 1000 - 4000));
  await tokenSync("/sync", surroundings)?.(null);
  expect(sent).toEqual([["/sync", { method: "DELETE" }]]);
});

test("a token of 300 seconds is sent, an older one is skipped and remains to be replaced by the next", async () => {
  const { sent, surroundings } = page();
  const sync = tokenSync("/sync", surroundings);
  await sync?.(at("old", now / 1000 - 301));
  expect(sent).toEqual([]);
  await sync?.(at("edge", now / 1000 - 300));
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
