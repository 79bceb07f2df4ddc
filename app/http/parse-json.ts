// Untrusted JSON, measured before it is parsed: a megabyte of braces or keys would delay others.
import { HttpError } from './errors.ts';

// Deeper or larger input is not made in good faith.
const MAX_DEPTH = 8;
const MAX_PARTS = 5_000;

/** Throws 422 for what is broken, too deep or of too many parts. */
export function parseJson(text: string): unknown {
  requireModest(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(422, 'The body is not valid JSON.');
  }
}

const QUOTE = '"'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** By brackets and commas outside of strings, whatever else is wrong with it. */
function requireModest(text: string): void {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    if (sign === COMMA) parts += 1;
    else if (OPENING.has(sign)) [depth, parts] = [depth + 1, parts + 1];
    else if (CLOSING.has(sign)) depth -= 1;
    if (depth > MAX_DEPTH)
      throw new HttpError(422, `The body nests deeper than ${MAX_DEPTH} levels.`);
    if (parts > MAX_PARTS) throw new HttpError(422, `The body has more than ${MAX_PARTS} parts.`);
  }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === '\\') before -= 1;
  return (at - before) % 2 === 0;
}
