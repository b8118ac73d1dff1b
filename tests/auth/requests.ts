// Builds the arguments of a route's action or loader.

import { RouterContextProvider } from "react-router";
import { requestFacts } from "#app/platform/http/rendering.server.ts";

export const site = "https://borupa.example";

export interface Args {
  request: Request;
  url: URL;
  params: Record<string, never>;
  pattern: string;
  context: RouterContextProvider;
}

let networks = 0;

/** Each request gets its own address by default, so that tests do not use up each other's attempts. */
export function args(path: string, init: RequestInit = {}, address?: string): Args {
  networks += 1;
  const url = new URL(path, site);
  const context = new RouterContextProvider();
  context.set(requestFacts, { id: "test", address: address ?? `10.${networks >> 8}.${networks & 255}.1` });
  return { request: new Request(url, init), url, params: {}, pattern: url.pathname, context };
}

export function withCookie(path: string, cookie: string, init: RequestInit = {}): Args {
  return args(path, { ...init, headers: { ...init.headers, Cookie: `admin-session=${cookie}` } });
}

export function form(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields), headers: { Origin: site, ...headers } };
}

/** Returns the admin-session value a response sets: "" if cleared, undefined if untouched. */
export function sessionIn(headers: Headers): string | undefined {
  const cookie = headers.getSetCookie().find((line) => line.startsWith("admin-session="));
  return cookie?.slice("admin-session=".length).split(";")[0];
}
