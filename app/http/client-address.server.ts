// Identifies a client by its address: behind which proxy, in which network, or on this machine.
import { BlockList, isIP, isIPv6 } from 'node:net';

export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Whether an address is one of the proxies in TRUST_PROXY. */
export function createProxyCheck(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const one of trusted) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (text) => {
    const address = plain(text);
    return isIP(address) > 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Returns a function from a request's X-Forwarded-For and its socket's address to the client's
 * address. The header is read from its end while hops are trusted proxies: clients can forge what
 * stands before.
 */
export function createClientAddress(
  trusted: readonly string[],
): (forwardedFor: string | null | undefined, remoteAddress: string | undefined) => string {
  const isProxy = createProxyCheck(trusted);
  return (forwardedFor, remoteAddress) => {
    const hops = (forwardedFor ?? '').split(',').map(plain);
    let address = plain(remoteAddress ?? '');
    while (isProxy(address)) {
      const before = hops.pop() ?? '';
      if (!isIP(before)) break;
      address = before;
    }
    return isIP(address) ? address : 'unknown';
  };
}

/** Without a port, brackets, or the prefix that dual-stack sockets put before IPv4. */
function plain(text: string): string {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
}

/** One visitor's network: an IPv4 address, or a /64 of IPv6. */
export function networkOf(address: string): string {
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/** The /48 of IPv6 that a provider gives to one customer; null for IPv4. */
export function siteOf(address: string): string | null {
  return isIPv6(address) ? `${prefixOf(address, 3)}::/48` : null;
}

function prefixOf(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
// A proxy on this machine adds one of these for a client elsewhere.
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/** With or without a port. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

/**
 * Whether a request comes from a program or browser on this machine, for what strangers must not
 * see: development pages, stored mails, the payment sandbox, metrics. A loopback socket without
 * forwarding headers, asked for under a loopback name: a page of another site can point a name of
 * its own at 127.0.0.1 (DNS rebinding), but not change the Host header.
 */
export function isFromThisMachine(
  remoteAddress: string | undefined,
  host: string | undefined,
  hasHeader: (name: string) => boolean,
): boolean {
  if (!isLoopbackAddress(remoteAddress ?? '') || FORWARDING.some(hasHeader)) return false;
  return isLoopbackHost(host ?? '');
}
