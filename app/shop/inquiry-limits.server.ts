// How often visitors may send the shop something.

import { networksOf } from "#app/platform/http/address-network.ts";
import { byNetworks, Limit, networkLimits, spend } from "#app/platform/limits/limit.server.ts";

const SECONDS = 600;
const perNetwork = networkLimits({ name: "inquiry", points: 5, seconds: SECONDS });
/** Far above a shop's busiest ten minutes: a flood comes from many networks. */
const inAll = new Limit({ name: "inquiries", points: 40, seconds: SECONDS });

/**
 * Counts one inquiry: in ten minutes 5 for an address (15 for an IPv6 /48), 40 from all networks together. Null when it may go on, else
 * the seconds to wait.
 */
export function consumeInquiry(address: string): Promise<number | null> {
  return spend([...byNetworks(perNetwork, networksOf(address)), [inAll, "all"]]);
}
