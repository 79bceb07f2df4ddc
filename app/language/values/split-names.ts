import { cleanLine } from '../../base/clean-text.ts';

const STRONG = /[;|\n\r•·]+/;
/** What follows a comma and belongs to the name before it. */
const SUFFIX =
  /^(?:inc|llc|ltd|l\.?p|llp|co|corp|plc|s\.?a|gmbh|limited|incorporated|pty|bv|nv|sarl|sas|ag|phd|jr|sr|iii?)\.?$/i;

/** Splits at semicolons, bars and line breaks; where there are none, at commas outside brackets. */
export function splitList(text: string): string[] {
  const parts = text
    .split(STRONG)
    .map((part) => part.trim())
    .filter((part) => /[^\s,]/.test(part));
  return parts.length > 1 || /[;|\n\r]/.test(text) ? parts : splitAtCommas(cleanLine(text));
}

/** As splitList; "A, B and C" are three names, "Sand and Sons" is one. */
export function splitNames(text: string): string[] {
  const parts = splitList(text);
  if (parts.length < 2 || STRONG.test(text)) return parts;
  const names = parts.map((part, index) => (index > 0 ? part.replace(/^and\s+/i, '') : part));
  const pair = /^(.{2,}?)\s+(?:and|&)\s+(.{2,})$/.exec(names.at(-1) ?? '');
  return pair ? names.toSpliced(-1, 1, pair[1] ?? '', pair[2] ?? '') : names;
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const piece of splitOutsideBrackets(text)) {
    // "Round Angel, Inc and Third One"
    const [, suffix = piece, next] = /^(\S+)\s+(?:and|&)\s+(.+)$/.exec(piece) ?? [];
    if (parts.length > 0 && SUFFIX.test(suffix)) {
      parts[parts.length - 1] += `, ${suffix}`;
      if (next) parts.push(next);
    } else if (piece) parts.push(piece);
  }
  return parts;
}

/** Scans from the end, so that unclosed brackets take linear time. */
function splitOutsideBrackets(text: string): string[] {
  const pieces: string[] = [];
  let end = text.length;
  let isInBrackets = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at];
    if (sign === ')') isInBrackets = true;
    else if (sign === '(') isInBrackets = false;
    else if (!isInBrackets && sign === ',') {
      pieces.push(text.slice(at + 1, end).trim());
      end = at;
    }
  }
  pieces.push(text.slice(0, end).trim());
  return pieces.reverse();
}
