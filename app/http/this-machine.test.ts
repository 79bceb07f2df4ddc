import { expect, test } from 'vitest';
import { isFromThisMachine } from './client-address.server.ts';

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
