// Signatures in the format of minisign (https://jedisct1.github.io/minisign/), whose tool checks
// them.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

// PKCS #8 of an Ed25519 key, before its 32 bytes.
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SECRET_BYTES = 158;
// Two letters of algorithms and 16 bytes of parameters, without a password.
const PLAIN_HEAD = Buffer.concat([Buffer.from('Ed\0\0B2'), Buffer.alloc(32 + 8 + 8)]);

interface SigningKey {
  id: Buffer;
  key: KeyObject;
  /** As minisign -P takes it. */
  publicKey: string;
}

/** Whether it is a secret key as `minisign -G -W` writes it: without a password. */
export function isSigningKey(text: string): boolean {
  const bytes = bytesOf(text);
  const head = PLAIN_HEAD.subarray(0, 6);
  return bytes.length === SECRET_BYTES && bytes.subarray(0, 6).equals(head);
}

/** Of a text that isSigningKey. */
export function readSigningKey(text: string): SigningKey {
  const bytes = bytesOf(text);
  const id = bytes.subarray(54, 62);
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, bytes.subarray(62, 94)]),
    format: 'der',
    type: 'pkcs8',
  });
  return { id, key, publicKey: base64(Buffer.from('Ed'), id, publicBytes(key)) };
}

export function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  const id = randomBytes(8);
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32);
  const secret = Buffer.concat([seed, publicBytes(privateKey)]);
  const check = blake2b(Buffer.concat([Buffer.from('Ed'), id, secret])).subarray(0, 32);
  return base64(PLAIN_HEAD, id, secret, check);
}

/** The text of a .minisig file. */
export function signFile(content: Buffer, name: string, at: Date, { id, key }: SigningKey): string {
  const signature = sign(null, blake2b(content), key);
  const comment = `timestamp:${Math.floor(at.getTime() / 1_000)}\tfile:${name}\thashed`;
  return `untrusted comment: signature of ${name}
${base64(Buffer.from('ED'), id, signature)}
trusted comment: ${comment}
${base64(sign(null, Buffer.concat([signature, Buffer.from(comment)]), key))}
`;
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text.trim().split('\n').at(-1) ?? '', 'base64');
}

function publicBytes(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
}

function blake2b(content: Buffer): Buffer {
  return createHash('blake2b512').update(content).digest();
}

function base64(...parts: Buffer[]): string {
  return Buffer.concat(parts).toString('base64');
}
