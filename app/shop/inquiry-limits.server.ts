// How often one address may send the shop something. In this process's memory: another process counts for itself.

import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const INQUIRIES_MAX = 5;
const WINDOW_SECONDS = 600;

const perAddress = new RateLimiterMemory({ keyPrefix: "inquiry", points: INQUIRIES_MAX, duration: WINDOW_SECONDS });

/** Counts one inquiry: 5 in ten minutes for an address. Null when it may go on, else the seconds to wait. */
export async function consumeInquiry(address: string): Promise<number | null> {
  try {
    await perAddress.consume(address);
    return null;
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full;
    return Math.max(1, Math.ceil(full.msBeforeNext / 1000));
  }
}
