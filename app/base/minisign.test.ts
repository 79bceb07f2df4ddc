import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSigningKey, makeSigningKey, readSigningKey, signFile } from './minisign.ts';

const content = Buffer.from('sums of files\n');
const at = new Date('2026-11-25T03:15:00Z');
const hasMinisign = spawnSync('minisign', ['-v']).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'griot-minisign-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function checkWithMinisign(signature: string, publicKey: string, signed: Buffer) {
  writeFileSync(join(folder, 'SUMS'), signed);
  writeFileSync(join(folder, 'SUMS.minisig'), signature);
  const args = ['-V', '-m', join(folder, 'SUMS'), '-P', publicKey];
  return spawnSync('minisign', args, { encoding: 'utf8' });
}

describe('minisign', () => {
  test('both signatures are valid Ed25519 signatures of the public key', () => {
    const key = readSigningKey(makeSigningKey());
    const [, signature = '', comment = '', global = ''] = signFile(content, 'SUMS', at, key).split(
      '\n',
    );
    const bytes = Buffer.from(signature, 'base64');
    const ofKey = Buffer.from(key.publicKey, 'base64');
    expect(bytes.subarray(0, 2).toString()).toBe('ED');
    expect(bytes.subarray(2, 10)).toEqual(ofKey.subarray(2, 10));
    const publicKey = createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), ofKey.subarray(10)]),
      format: 'der',
      type: 'spki',
    });
    const hashed = createHash('blake2b512').update(content).digest();
    expect(verify(null, hashed, publicKey, bytes.subarray(10))).toBe(true);
    expect(comment).toBe('trusted comment: timestamp:1795576500\tfile:SUMS\thashed');
    const all = Buffer.concat([bytes.subarray(10), Buffer.from(comment.slice(17))]);
    expect(verify(null, all, publicKey, Buffer.from(global, 'base64'))).toBe(true);
  });

  test.skipIf(!hasMinisign)('the tool checks it, and refuses what was changed', () => {
    const key = readSigningKey(makeSigningKey());
    const signature = signFile(content, 'SUMS', at, key);
    expect(checkWithMinisign(signature, key.publicKey, content)).toMatchObject({ status: 0 });
    const changed = Buffer.from('sums of others\n');
    expect(checkWithMinisign(signature, key.publicKey, changed).status).not.toBe(0);
  });

  test.skipIf(!hasMinisign)('a key that the tool made is taken with its comment', () => {
    const [open, secret] = [join(folder, 'key.pub'), join(folder, 'key')];
    expect(spawnSync('minisign', ['-G', '-W', '-p', open, '-s', secret])).toMatchObject({
      status: 0,
    });
    const text = spawnSync('cat', [secret], { encoding: 'utf8' }).stdout;
    expect(isSigningKey(text)).toBe(true);
    const key = readSigningKey(text);
    const signature = signFile(content, 'SUMS', at, key);
    expect(checkWithMinisign(signature, key.publicKey, content)).toMatchObject({ status: 0 });
  });

  test('other texts are no keys', () => {
    for (const text of ['', 'secret', makeSigningKey().slice(4)]) {
      expect(isSigningKey(text), text).toBe(false);
    }
  });
});
