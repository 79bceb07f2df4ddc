import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './fetch-outside.server.ts';

describe('addresses of the outside', () => {
  test.each([
    ['127.0.0.1', 'loopback'],
    ['127.8.8.8', 'loopback'],
    ['0.0.0.0', 'unspecified'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.169.254', 'link-local, where clouds keep their metadata'],
    ['100.64.0.1', 'shared by carriers'],
    ['100.100.100.200', 'metadata in the shared range'],
    ['168.63.129.16', 'a cloud to its own machines'],
    ['192.0.0.192', 'metadata in a reserved range'],
    ['198.18.0.1', 'benchmarks'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::127.0.0.1', 'IPv4-compatible'],
    ['::ffff:10.0.0.1', 'IPv4-mapped'],
    ['::ffff:7f00:1', 'IPv4-mapped in hexadecimal'],
    ['64:ff9b::a00:1', 'translated IPv4'],
    ['2002:7f00:1::', '6to4'],
    ['2001:0:1::', 'Teredo'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['fec0::1', 'site-local'],
    ['fc00::1', 'unique-local'],
    ['fd00:ec2::254', 'metadata, unique-local'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['', 'nothing'],
    ['griot.example', 'a name'],
  ])('%s is refused: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.63.255.255', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test('what is refused as IPv4 is refused inside IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address));
      }),
    );
  });
});
