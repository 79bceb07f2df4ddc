import { describe, expect, test } from 'vitest';
import {
  createClientAddress,
  isAddressOrRange,
  isFromThisMachine,
  networkOf,
} from './client-address.server.ts';

describe('the address of a client (TRUST_PROXY)', () => {
  test('without trusted proxies only the socket counts', () => {
    const addressOf = createClientAddress([]);
    expect(addressOf('1.1.1.1', '9.9.9.9')).toBe('9.9.9.9');
    expect(addressOf('1.1.1.1', '::ffff:9.9.9.9')).toBe('9.9.9.9');
    expect(addressOf(undefined, undefined)).toBe('unknown');
  });

  test('what the client writes before the proxies is not believed', () => {
    const addressOf = createClientAddress(['10.0.0.0/8', '::1']);
    expect(addressOf('6.6.6.6, 1.2.3.4', '10.0.0.2')).toBe('1.2.3.4');
    expect(addressOf('6.6.6.6, 1.2.3.4, 10.1.1.1', '::1')).toBe('1.2.3.4');
    expect(addressOf('6.6.6.6', '9.9.9.9')).toBe('9.9.9.9');
    expect(addressOf('not an address', '10.0.0.2')).toBe('10.0.0.2');
    expect(addressOf('[2001:db8::7]:443', '10.0.0.2')).toBe('2001:db8::7');
  });

  test('a household of IPv6 is one visitor', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:0db8:0001:0002::ffff'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('1.2.3.4')).toBe('1.2.3.4');
  });

  test('settings take addresses and ranges only', () => {
    for (const right of ['1.2.3.4', '10.0.0.0/8', '::1', 'fd00::/8']) {
      expect(isAddressOrRange(right), right).toBe(true);
    }
    for (const wrong of ['', 'proxy', '1.2.3', '1.2.3.4/33', '1.2.3.4/', '::/129', '1.2.3.4/8/8']) {
      expect(isAddressOrRange(wrong), wrong).toBe(false);
    }
  });
});

const isLocal = (remoteAddress: string, host: string, headers: string[] = []) =>
  isFromThisMachine(remoteAddress, host, (name) => headers.includes(name));

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.9', '127.0.0.1'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'griot.localhost:3000'],
])('a request from %s for %s comes from this machine', (remoteAddress, host) => {
  expect(isLocal(remoteAddress, host)).toBe(true);
});

test.each(['', '10.0.0.4', '192.168.1.9', '::ffff:10.0.0.4', '2001:db8::1', '1.127.0.1'])(
  'a request from %s does not',
  (remoteAddress) => {
    expect(isLocal(remoteAddress, 'localhost')).toBe(false);
  },
);

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])(
  'a request that a proxy passed on with %s does not',
  (header) => {
    expect(isLocal('127.0.0.1', 'localhost', [header])).toBe(false);
  },
);

test.each(['', 'griot.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil:127'])(
  'a request for the name "%s" does not, whoever the name leads to',
  (host) => {
    expect(isLocal('127.0.0.1', host)).toBe(false);
  },
);
