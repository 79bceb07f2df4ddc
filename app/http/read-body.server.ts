import { MAX_BODY_BYTES, tooLarge } from './safety.server.ts';

/** Reads a request's body as text, at most MAX_BODY_BYTES of it whatever its headers claim. Throws 413. */
export async function readBodyText(request: Request): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
