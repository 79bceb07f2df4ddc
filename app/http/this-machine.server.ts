// Whether a request comes from a program or browser on this machine, for what strangers must not
// see: development pages, stored mails, the payment sandbox, metrics.

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
// A proxy on this machine adds one of these for a client elsewhere.
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_ADDRESS.test(address);
}

/** With or without a port. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

/**
 * A loopback socket without forwarding headers, asked for under a loopback name: a page of another
 * site can point a name of its own at 127.0.0.1 (DNS rebinding), but not change the Host header.
 */
export function isFromThisMachine(
  remoteAddress: string | undefined,
  host: string | undefined,
  hasHeader: (name: string) => boolean,
): boolean {
  if (!isLoopbackAddress(remoteAddress ?? '') || FORWARDING.some(hasHeader)) return false;
  return isLoopbackHost(host ?? '');
}
