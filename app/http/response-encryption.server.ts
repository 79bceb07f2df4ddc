// Spec section 7: base64 of a 16-byte initialisation vector and AES-256-CBC with PKCS#7.
import { createCipheriv, randomBytes } from 'node:crypto';

/** `key` is 64 hexadecimal digits. */
export function encryptResponse(text: string, key: string): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), vector);
  return Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
