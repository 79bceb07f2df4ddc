// Text from bytes whose encoding is declared wrongly, or not at all.
import type { Parser } from 'htmlparser2';
import { yieldToEventLoop } from './waiting.ts';

/**
 * UTF-8 wherever the bytes are valid UTF-8, which other text never is by accident; otherwise the
 * declared encoding; otherwise windows-1252, which decodes everything.
 */
export function decodeText(bytes: Uint8Array, declared?: string | null): string {
  const marked = encodingByMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(knownOr(declared, 'windows-1252')).decode(bytes);
  }
}

/** From `charset=` of a content type, an XML declaration or an HTML meta tag. */
export function declaredEncoding(
  contentType: string | undefined,
  bytes: Uint8Array,
): string | null {
  const header = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? '')?.[1];
  if (header) return header;
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1_024));
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1];
  return declared ?? /<meta[^>]*\bcharset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? null;
}

/** By a byte-order mark, or by the zero bytes of UTF-16 beside the first markup. */
function encodingByMark([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if ((first === 0x3c || first === 0x7b) && second === 0) return 'utf-16le';
  if (first === 0 && (second === 0x3c || second === 0x7b)) return 'utf-16be';
  return null;
}

function knownOr(declared: string | null | undefined, otherwise: string): string {
  if (!declared) return otherwise;
  try {
    const { encoding } = new TextDecoder(declared);
    // The bytes are not UTF-8, and the mark of UTF-16 is missing.
    return /^utf-/.test(encoding) ? otherwise : encoding;
  } catch {
    return otherwise;
  }
}

/** Each level slows the parser: a page of nothing but nesting would block it for minutes. */
const DEEPEST = 1_000;
const PIECE_CHARACTERS = 16_384;

/** Others are answered between two pieces. */
export async function parseUntilTooDeep(
  parser: Parser,
  text: string,
  depthNow: () => number,
): Promise<void> {
  for (let at = 0; at < text.length && depthNow() <= DEEPEST; at += PIECE_CHARACTERS) {
    parser.write(text.slice(at, at + PIECE_CHARACTERS));
    await yieldToEventLoop();
  }
  parser.end();
}
