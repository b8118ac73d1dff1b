import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { etagOf, type Page } from "#app/platform/cache/page-cache.server.ts";
import { REVALIDATE, sharedCaching } from "#app/platform/http/sending.server.ts";
import { givenIdOf } from "#app/platform/http/site.server.ts";

const identity = Buffer.from("x");
const MINUTE = 60_000;
const page = (control: string, left = MINUTE): Page => ({
  status: 200,
  headers: { "cache-control": control },
  bytes: identity,
  type: "text/html",
  isCached: true,
  copies: {},
  etag: etagOf(identity),
  // Half a second more: the clock goes on between here and there.
  madeFrom: { generation: 7, staleAt: Date.now() + left + 500 },
});
const asked = (cookie?: string, id?: string) =>
  ({ headers: { cookie, "x-request-id": id } }) as unknown as IncomingMessage;
const usual = `public, ${REVALIDATE}`;

test("a page is for shared caches as long as asked, and no longer than until time changes it", () => {
  const secondsOf = (seconds: number, left?: number) =>
    sharedCaching(asked("admin-session=x; theme=light"), page(usual, left), seconds)["cdn-cache-control"];
  expect(secondsOf(20)).toBe("public, max-age=20, stale-if-error=86400");
  expect(secondsOf(600)).toBe("public, max-age=60, stale-if-error=86400");
  expect(secondsOf(600, 0)).toBeUndefined();
  expect(secondsOf(0)).toBeUndefined();
  expect(sharedCaching(asked(), page(usual), 20)).toEqual({
    "cache-control": "public, max-age=0, s-maxage=20, must-revalidate",
    "cdn-cache-control": "public, max-age=20, stale-if-error=86400",
    "cache-tag": "generation-7",
    "surrogate-key": "generation-7",
  });
});

test("what is one visitor's, or for now only, is never theirs", () => {
  expect(sharedCaching(asked("a=b; theme=dark"), page(usual), 20)).toEqual({
    "cache-control": `private, ${REVALIDATE}`,
  });
  for (const control of ["no-store", "private, no-cache", "public, max-age=31536000, immutable"])
    expect(sharedCaching(asked(), page(control), 20)).toEqual({});
});

test("a request's number comes along when it is one, and nothing else does", () => {
  for (const id of ["0189e2c4-5d2f-7c3a-9a51-2b8e0f1d6c7a", "Root=1-67891233-abcdef012345678912345678"])
    expect(givenIdOf(asked(undefined, id))).toBe(id);
  for (const id of ["", "short", "x".repeat(129), "a b c d e f g", '12345678"}', "１２３４５６７８", "12345678\n9"])
    expect(givenIdOf(asked(undefined, id)), id).toBeUndefined();
});
