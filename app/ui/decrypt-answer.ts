/** Encrypted responses of /api: base64 of IV[16] + AES-CBC ciphertext (spec section 7). */
const IV_BYTES = 16;

export async function decryptAnswer(text: string, keyHex: string): Promise<unknown> {
  try {
    const bytes = decodeBase64(text.trim());
    const key = await crypto.subtle.importKey('raw', decodeHex(keyHex), 'AES-CBC', false, [
      'decrypt',
    ]);
    const iv = bytes.slice(0, IV_BYTES);
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, bytes.slice(IV_BYTES));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return text;
  }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function decodeHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new Error('The response key is not in hex digits');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
