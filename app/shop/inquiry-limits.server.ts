// How often one address may send the shop something.

import { Limit } from "#app/platform/limits/limit.server.ts";

const perAddress = new Limit({ name: "inquiry", points: 5, seconds: 600 });

/** Counts one inquiry: 5 in ten minutes for an address. Null when it may go on, else the seconds to wait. */
export function consumeInquiry(address: string): Promise<number | null> {
  return perAddress.consume(address);
}
