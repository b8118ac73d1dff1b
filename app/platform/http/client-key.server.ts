// Who asks for a page, as far as work is counted.

import type { IncomingMessage } from "node:http";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { isOwnNetwork, networkOf } from "./address-network.ts";
import { lastOf } from "./origin.server.ts";
import { type ClientKey, unlimited } from "./turns.server.ts";

/** Thrown where a request's turn does not come in time. */
export class TooManyRequests extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too much was asked for at once");
    this.retryAfter = retryAfter;
  }
}

/** The visitor's address, from the connection or from the one trusted proxy. */
export function addressOf(req: IncomingMessage, env: Pick<Environment, "TRUST_PROXY">): string {
  const forwarded = env.TRUST_PROXY ? lastOf(req.headers["x-forwarded-for"]) : undefined;
  // Some gateways write the port beside it.
  const plain = forwarded?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/, "$1$2");
  return plain ?? req.socket.remoteAddress ?? "unknown";
}

/** Whoever watches over the process is always answered. */
export function isHealthCheck(path: string | undefined): boolean {
  return path === "/healthz" || path === "/readyz";
}

/**
 * The network work is counted by. A proxy in the own network that nobody told this process of (TRUST_PROXY) makes every
 * visitor look like one: refusing that one would close the site.
 */
export function clientKeyOf(
  req: IncomingMessage,
  address: string,
  env: Pick<Environment, "TRUST_PROXY">,
  isAdmin: (cookies: string | undefined) => boolean,
): ClientKey {
  if (isAdmin(req.headers.cookie)) return unlimited;
  const isForwarded = req.headers["x-forwarded-for"] !== undefined || req.headers.forwarded !== undefined;
  return isForwarded && !env.TRUST_PROXY && isOwnNetwork(address) ? unlimited : networkOf(address);
}
