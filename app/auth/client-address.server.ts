// The address a request came from, as the server saw it; the server sets it, attempts are counted by it.

import { createContext, type RouterContextProvider } from "react-router";

/** Set by the server for each request from the connection (or the trusted proxy), never from a header a visitor can write. */
export const clientAddressContext = createContext<string>("unknown");

/**
 * The key to count an address by: an IPv4 address, or the /64 an IPv6 address lies in, since one household or server
 * usually holds a whole /64.
 */
export function addressKey(context: Readonly<RouterContextProvider>): string {
  return networkOf(context.get(clientAddressContext));
}

export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
