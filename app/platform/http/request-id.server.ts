// A request's number: the one that whoever stands before the site has given it, so that both logs tell of the same request.

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A UUID, a hash, a trace id: nothing that could say something else in a log or a header. */
const WELL_FORMED = /^[\w.:=+/-]{8,128}$/;

/** The number that came along; undefined where none did, or one that is not well formed. */
export function givenIdOf(req: IncomingMessage): string | undefined {
  const given = req.headers["x-request-id"];
  return typeof given === "string" && WELL_FORMED.test(given) ? given : undefined;
}

export function requestIdOf(req: IncomingMessage): string {
  return givenIdOf(req) ?? randomUUID();
}
