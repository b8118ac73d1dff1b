// Receives request bodies before the app runs, within the sender's limits. The body has fully arrived when the app
// responds, so the connection can be reused.

import type { IncomingMessage } from "node:http";
import type { PassThrough } from "node:stream";
import { busy, type Refusal } from "./refusal.server.ts";
import { lengthOf } from "./request.server.ts";

export interface Allowance {
  bytes: number;
  excess: Refusal;
  /** Exempt from eviction; the app reads the body while it streams. */
  isTrusted: boolean;
}

/** Limits for unfinished bodies per network and in total. The oldest is dropped for the newest, against slow senders. */
const OF_A_NETWORK = 20;
const IN_ALL = 200;

const unfinished = new Set<{ network: string; giveWay(): void }>();

const brokenOff: Refusal = { status: 400, message: "送信が途中で切れました。もう一度お試しください。" };

/** Pipes the body of `req` into `body`. Returns a refusal if it is too large, aborted, or evicted for being slow. */
export async function receive(
  req: IncomingMessage,
  body: PassThrough,
  network: string,
  allowed: Promise<Allowance>,
): Promise<Refusal | undefined> {
  const allowance = await allowed;
  if (lengthOf(req) > allowance.bytes) return allowance.excess;
  if (req.destroyed) return brokenOff;
  req.pipe(body);
  req.once("close", () => {
    if (!req.readableEnded) body.destroy(new Error("The sender broke off"));
  });
  return allowance.isTrusted ? undefined : arrival(req, network);
}

function arrival(req: IncomingMessage, network: string): Promise<Refusal | undefined> {
  makeRoom(network);
  return new Promise((resolve) => {
    const sender = { network, giveWay: () => done(busy) };
    const done = (refusal?: Refusal) => {
      unfinished.delete(sender);
      resolve(refusal);
    };
    unfinished.add(sender);
    req.once("end", () => done());
    req.once("close", () => done(brokenOff));
  });
}

function makeRoom(network: string): void {
  const own = [...unfinished].filter((sender) => sender.network === network);
  const oldest = own.length >= OF_A_NETWORK ? own[0] : unfinished.size >= IN_ALL ? [...unfinished][0] : undefined;
  oldest?.giveWay();
}
