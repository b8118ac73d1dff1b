// The network an address belongs to: what attempts are counted by.

/** The part of an address that the log may hold: enough to see where a flood comes from and to shut it out, no one household. */
export function loggedNetworkOf(address: string): string {
  const network = networkOf(address);
  const site = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  return site ? `${site}.0/24` : network.replace(/^((?:[^:]+:){3}).*$/, "$1:/48");
}

/** An IPv4 address itself; of an IPv6 address its /64, since one household or server usually holds a whole /64. */
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
