import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateStrength } from './account-field.tsx';
import common from './common-passwords.json' with { type: 'json' };
import { hashPassword, isCommonPassword, isOutdated, isPassword } from './passwords.server.ts';

describe('passwords at rest', () => {
  test('argon2id in PHC form, salted: the same password gives another hash', async () => {
    const [one, two] = await Promise.all([
      hashPassword('a long secret'),
      hashPassword('a long secret'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await isPassword('a long secret', one)).toBe(true);
    expect(await isPassword('a long secret ', one)).toBe(false);
    expect(isOutdated(one)).toBe(false);
    expect(isOutdated(one.replace('m=19456', 'm=9728'))).toBe(true);
  });

  test('many from one network hold up nobody of another', async () => {
    const ended: string[] = [];
    const ask = (address: string) =>
      isPassword('wrong', null, address).then(() => ended.push(address));
    await isPassword('wrong', null);
    const many = Array.from({ length: 8 }, () => ask('192.0.2.1'));
    await Promise.all([...many, ask('192.0.2.2')]);
    expect(ended.indexOf('192.0.2.2')).toBeLessThan(3);
  });

  test('letters that look the same are the same, however they were typed', async () => {
    const hash = await hashPassword('\u1ecc\u0300ṣun long secret');
    expect(await isPassword('O\u0323\u0300s\u0323un long secret', hash)).toBe(true);
  });

  test('no account, no password and a broken hash are never right, and take as much work as a wrong one', async () => {
    expect(await isPassword('x', null)).toBe(false);
    expect(await isPassword('x', 'plain text')).toBe(false);
    const hash = await hashPassword('a long secret');
    const measureWork = async (stored: string | null) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 8; round++) await isPassword('wrong', stored);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown] = [await measureWork(hash), await measureWork(null)];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});

describe('passwords that are tried first', () => {
  test('the list has 15,000, all long enough to be chosen here', () => {
    expect(new Set(common.passwords).size).toBe(15_000);
    expect(common.passwords.filter((one) => one.length < 10 || one !== one.toLowerCase())).toEqual(
      [],
    );
  });

  test('they are refused in any spelling, and so are repetitions and one’s own address', () => {
    for (const refused of [
      'password123',
      'PassWord123',
      'P@ssw0rd123',
      'aaaaaaaaaaaa',
      'abcabcabcabc',
      'griot12345',
      'griotgriot',
      'Gr10t-Africa-2026',
      'welcome2026',
      'Summer2026!',
      'Startup!!2027',
      'P@ssw0rd2024',
      'Nigeria2025!',
      'abcd1234abcd',
      'S0uthAfrica-2024',
    ]) {
      expect(isCommonPassword(refused), refused).toBe(true);
    }
    expect(isCommonPassword('ama.mensah@people.example', 'Ama.Mensah@people.example')).toBe(true);
    expect(isCommonPassword('AmaMensah12', 'amamensah@people.example')).toBe(true);
    expect(isCommonPassword('Baobab-2026', 'ama@people.example', 'Baobab')).toBe(true);
    for (const fine of [
      'three green mangoes',
      'kq8#Vz!m2Lpw',
      'password of my goat',
      'griots sing at dawn',
      'k7#startup-Qzwm',
    ]) {
      expect(isCommonPassword(fine, 'ama@people.example'), fine).toBe(false);
    }
  });
});

describe('the strength shown beside a new password', () => {
  test('grows with length and surprise, and sees through habits', () => {
    expect(estimateStrength('short')).toBe(0);
    expect(estimateStrength('aaaaaaaaaaaaaaaa')).toBe(0);
    expect(estimateStrength('1234567890123456')).toBe(0);
    expect(estimateStrength('password2024')).toBeLessThanOrEqual(1);
    expect(estimateStrength('kq8#Vz!m2Lpw')).toBeGreaterThanOrEqual(3);
    expect(estimateStrength('three green mangoes at noon')).toBe(4);
  });

  test('is always one of five steps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (text) => {
        expect([0, 1, 2, 3, 4]).toContain(estimateStrength(text));
      }),
    );
  });
});
