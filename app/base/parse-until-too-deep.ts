import type { Parser } from 'htmlparser2';

/** Each level slows the parser: a page of nothing but nesting would block it for minutes. */
const DEEPEST = 1_000;
const PIECE_CHARACTERS = 16_384;

export function parseUntilTooDeep(parser: Parser, text: string, depthNow: () => number): void {
  for (let at = 0; at < text.length && depthNow() <= DEEPEST; at += PIECE_CHARACTERS) {
    parser.write(text.slice(at, at + PIECE_CHARACTERS));
  }
  parser.end();
}
