// A cookie of a request, read.

import { parse } from "cookie-es";

/** `header`: the request's Cookie header. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  return header ? parse(header)[name] : undefined;
}
