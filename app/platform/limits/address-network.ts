import ipaddr from "ipaddr.js";

/** Returns an IPv4 address unchanged, or the /64 of an IPv6 address, usually one household or server. */
export function networkOf(address: string): string {
  const ip = parsed(address);
  if (ip === undefined) return address.toLowerCase();
  return ip instanceof ipaddr.IPv4 ? ip.toString() : cut(ip, 64);
}

/** Returns the networks to count an address by, narrowest first: an IPv6 /48 has 65,536 /64s. */
export function networksOf(address: string): readonly string[] {
  const ip = parsed(address);
  return ip instanceof ipaddr.IPv6 ? [cut(ip, 64), cut(ip, 48)] : [networkOf(address)];
}

/** Returns the part of an address that may be logged: enough to block a flood, but no single household. */
export function loggedNetworkOf(address: string): string {
  const ip = parsed(address);
  if (ip === undefined) return address.toLowerCase();
  return cut(ip, ip instanceof ipaddr.IPv4 ? 24 : 48);
}

export function isOwnNetwork(address: string): boolean {
  return ["loopback", "private", "uniqueLocal"].includes(parsed(address)?.range() ?? "");
}

/** Parses an address, unwrapping IPv4-mapped IPv6. Returns undefined if invalid. */
function parsed(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Strips a prefix length ("2001:db8::/64") or zone ("fe80::1%eth0").
  const [plain = ""] = address.split(/[/%]/);
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : undefined;
}

function cut(ip: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const family = ip instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${ip}/${bits}`)}/${bits}`;
}
