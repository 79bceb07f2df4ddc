/** FNV-1a, 32 bits, of the text's UTF-8 bytes, as an unsigned number. Not for secrets. */
export function hashFnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
