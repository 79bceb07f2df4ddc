import { createCipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptAnswer } from './request.ts';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

function encrypt(text: string, key = KEY): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

describe('decryptAnswer', () => {
  it('gives back any JSON that was encrypted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect(await decryptAnswer(encrypt(json), KEY)).toEqual(JSON.parse(json));
      }),
    );
  });

  it('takes upper-case keys and a line end behind the text', async () => {
    expect(await decryptAnswer(`${encrypt('{"a":1}')}\n`, KEY.toUpperCase())).toEqual({ a: 1 });
  });

  it.each([
    ['no base64', 'plain text!'],
    ['an empty text', ''],
    ['shorter than its IV', Buffer.from('short').toString('base64')],
    ['only an IV', randomBytes(16).toString('base64')],
    ['half a block', randomBytes(24).toString('base64')],
    ['another key', encrypt('{"a":1}', KEY.replaceAll('0', '1'))],
    ['no JSON inside', encrypt('Kudi')],
    ['no UTF-8 inside', encryptBytes(Buffer.from([0xff, 0xfe]))],
  ])('keeps the raw answer when it is %s', async (_, text) => {
    expect(await decryptAnswer(text, KEY)).toBe(text);
  });

  it.each(['', 'xyz', '0011', `${KEY}0`])('keeps it under a wrong key %j', async (key) => {
    const text = encrypt('{"a":1}');
    expect(await decryptAnswer(text, key)).toBe(text);
  });
});

function encryptBytes(bytes: Buffer): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(KEY, 'hex'), iv);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final()]).toString('base64');
}
