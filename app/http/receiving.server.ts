// How many bodies one network may be sending at once: slow senders hold places that others need.

import type { IncomingMessage, ServerResponse } from "node:http";

const AT_ONCE = 20;

const sending = new Map<string, number>();

/** False where the network has its share of unfinished bodies; else counts this one until it has arrived, broken off or been answered unread. */
export function mayReceive(req: IncomingMessage, res: ServerResponse, network: string): boolean {
  if (Number(req.headers["content-length"] ?? 0) === 0) return true;
  const now = sending.get(network) ?? 0;
  if (now >= AT_ONCE) return false;
  sending.set(network, now + 1);
  let isCounted = true;
  const arrived = () => {
    if (!isCounted) return;
    isCounted = false;
    const left = (sending.get(network) ?? 1) - 1;
    if (left > 0) sending.set(network, left);
    else sending.delete(network);
  };
  req.once("end", arrived);
  res.once("close", arrived);
  return true;
}
