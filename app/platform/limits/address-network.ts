// The network an address belongs to: what attempts are counted by.

import ipaddr from "ipaddr.js";

/** An IPv4 address itself; of an IPv6 address its /64, since one household or server usually holds a whole /64. */
export function networkOf(address: string): string {
  const ip = parsed(address);
  if (ip === undefined) return address.toLowerCase();
  return ip instanceof ipaddr.IPv4 ? ip.toString() : cut(ip, 64);
}

/** Networks that attempts of an address are counted by, the narrowest first: the owner of an IPv6 /48 has 65,536 of /64. */
export function networksOf(address: string): readonly string[] {
  const ip = parsed(address);
  return ip instanceof ipaddr.IPv6 ? [cut(ip, 64), cut(ip, 48)] : [networkOf(address)];
}

/** The part of an address that the log may hold: enough to see where a flood comes from and to shut it out, no one household. */
export function loggedNetworkOf(address: string): string {
  const ip = parsed(address);
  if (ip === undefined) return address.toLowerCase();
  return cut(ip, ip instanceof ipaddr.IPv4 ? 24 : 48);
}

/** Whether the address is of this machine or of a network that the internet does not reach. */
export function isOwnNetwork(address: string): boolean {
  return ["loopback", "private", "uniqueLocal"].includes(parsed(address)?.range() ?? "");
}

/** An IPv4 address in IPv6's clothes is taken for what it is. Undefined for what is no address. */
function parsed(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Of a network ("2001:db8::/64") its first address; of an interface's own address ("fe80::1%eth0") the address.
  const [plain = ""] = address.split(/[/%]/);
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : undefined;
}

function cut(ip: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const family = ip instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${ip}/${bits}`)}/${bits}`;
}
