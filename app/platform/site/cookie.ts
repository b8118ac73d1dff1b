// A cookie of a request, read.

import { parse } from "cookie-es";

/** `header`: the request's Cookie header. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  // Most visitors bring none or others' (statistics): those are not taken apart.
  return header?.includes(name) ? parse(header)[name] : undefined;
}
