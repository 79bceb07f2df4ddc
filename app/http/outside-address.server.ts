import ipaddr from 'ipaddr.js';

/** All globally routed IPv6 addresses (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** In a public range, but used inside clouds: Azure's services for its machines. */
const INSIDE_CLOUDS: ReadonlySet<string> = new Set(['168.63.129.16']);

/** An IPv4-mapped IPv6 address counts as IPv4. False for malformed addresses. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || INSIDE_CLOUDS.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}
