import { expect, test } from 'vitest';
import { codeAt, findStep, setupAddress, stepAt, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238, appendix B: after %i seconds %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1_000)))).toBe(code);
});

test('a code is right a step early and late, and not two', () => {
  const now = new Date('2026-11-01T12:00:00Z');
  const step = stepAt(now);
  for (const away of [-1, 0, 1])
    expect(findStep(secret, codeAt(secret, step + away), now)).toBe(step + away);
  for (const away of [-2, 2]) expect(findStep(secret, codeAt(secret, step + away), now)).toBeNull();
  expect(findStep(secret, '', now)).toBeNull();
});

test('the secret as authenticator apps read it', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(setupAddress(secret, 'Griot', 'ama+x@people.example')).toBe(
    'otpauth://totp/Griot%3Aama%2Bx%40people.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Griot',
  );
});
