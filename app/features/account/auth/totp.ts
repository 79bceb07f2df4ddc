// One-time codes of RFC 6238: SHA-1, 30 seconds, 6 digits, as authenticator apps expect.
import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step of a right code, a step early or late at most; null for others. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now);
  const found = [current, current - 1, current + 1].find((step) => codeAt(secret, step) === code);
  return found ?? null;
}

/** RFC 4648, without padding. */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Address that authenticator apps read from a QR code. */
export function setupAddress(secret: Buffer, productName: string, email: string): string {
  const label = encodeURIComponent(`${productName}:${email}`);
  const issuer = encodeURIComponent(productName);
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${issuer}`;
}
