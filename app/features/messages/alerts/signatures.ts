// Signatures of messages: Web Push with its encryption (RFC 8291, RFC 8188, RFC 8292), and
// signatures of the Standard Webhooks specification 1.0.
import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

const RECORD_SIZE = 4_096;
/** The size that all services accept, without header and tag (RFC 8291 section 4). */
export const MAX_MESSAGE_BYTES = 3_993;
const TOKEN_S = 12 * 3_600;

/**
 * Keys are base64url, as browsers give them. `own` and `salt` are generated for each message;
 * tests give those of the standard.
 */
export function encryptPush(
  message: Buffer,
  { p256dh, auth }: { p256dh: string; auth: string },
  own: ECDH = makePair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  if (message.length > MAX_MESSAGE_BYTES) throw new RangeError('the message is too long to push');
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const derive = (key: Uint8Array, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const ikm = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_SIZE);
  size.writeUInt8(ours.length, 4);
  // 2 marks the last record.
  const sealed = [cipher.update(message), cipher.update(Buffer.of(2)), cipher.final()];
  return Buffer.concat([salt, size, ours, ...sealed, cipher.getAuthTag()]);
}

/** Whether messages can be encrypted for it: a point of the curve P-256. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function makePair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

/** An uncompressed point, base64url, as browsers take it. Throws for no private key of P-256. */
export function publicKeyOf(privateKey: string): string {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return own.getPublicKey().toString('base64url');
}

/** The Authorization header for a push service; `subject` is where its operator can write. */
export function authorizePush(
  privateKey: string,
  endpoint: string,
  subject: string,
  now: Date,
): string {
  const publicKey = publicKeyOf(privateKey);
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1_000) + TOKEN_S;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}

const PREFIX = 'whsec_';

export const makeSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** `seconds` since 1970. One signature for each secret: two while the owner changes over. */
export function signWebhook(secrets: readonly string[], id: string, seconds: number, body: string) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
