// Which addresses of the outside may be connected to: public ones, and none of our own or the operator's network.
import ipaddr from 'ipaddr.js';

/** Every IPv6 address that is routed on the internet begins with these three bits (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by their range, yet answered inside a cloud: Azure's own services to its machines. */
const INSIDE_CLOUDS: ReadonlySet<string> = new Set(['168.63.129.16']);

/** An IPv4 address inside an IPv6 one counts as what it is. False for what is no address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || INSIDE_CLOUDS.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}
