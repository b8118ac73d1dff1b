// Receives the body of a request before the app sees it, bounded by its sender's allowance.
// When the app answers, the body has arrived, so that the connection can be reused for the next request on it.

import type { IncomingMessage } from "node:http";
import type { PassThrough } from "node:stream";
import { busy, type Refusal } from "./refusal.server.ts";
import { lengthOf } from "./request.server.ts";

/** Limits of a sender, read from the head of the request. */
export interface Allowance {
  bytes: number;
  /** The answer to those who send more. */
  excess: Refusal;
  /** Never has to give way to others. The app reads their body while it comes. */
  isTrusted: boolean;
}

/** Unfinished bodies of one network, and of all. Slow senders hold places that others need: the oldest gives way to the newest. */
const OF_A_NETWORK = 20;
const IN_ALL = 200;

const unfinished = new Set<{ network: string; giveWay(): void }>();

const brokenOff: Refusal = { status: 400, message: "送信が途中で切れました。もう一度お試しください。" };

/** Pours the body of `req` into `body`; a refusal where it is too large, breaks off, or comes too slowly for the room there is. */
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
