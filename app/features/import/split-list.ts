// Several names in one cell.
import { cleanText, cleanValue } from './clean-text.ts';

export interface NamedInvestor {
  name: string;
  isLead: boolean;
}

/** What follows a comma and belongs to the name before it. */
const SUFFIX =
  /^(?:inc|llc|ltd|l\.?p|llp|co|corp|plc|s\.?a|gmbh|limited|incorporated|pty|bv|nv|sarl|sas|ag|phd|jr|sr|iii?)\.?$/i;
const MOST_IN_A_CELL = 200;
/** Nobody in particular. */
const NOBODY =
  /^(?:and\s+)?(?:\d+\s+)?(?:more|others?|other (?:angel )?investors?|(?:undisclosed|unnamed|unknown|various|existing|several|private|angel|local|foreign|new) (?:investors?|angels?|angel investors?)|investors?|undisclosed|unknown|various|et al\.?|etc\.?)$/i;

/** Splits at semicolons, bars and line breaks; at commas and slashes only where there are none of those. Each name once. */
export function splitList(cell: string | undefined): string[] {
  if (!cleanValue(cell)) return [];
  const text = cell ?? '';
  const strong = text
    .split(/[;|\n\r•·]+/)
    .map(cleanValue)
    .filter(Boolean);
  const parts =
    strong.length > 1 || /[;|\n\r]/.test(text) ? strong : splitAtCommas(cleanText(text));
  const seen = new Set<string>();
  return parts
    .filter((part) => {
      const key = part.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_IN_A_CELL);
}

/** A leading `*` or "(lead)" behind a name marks who led. Placeholders such as "undisclosed investors" are nobody. */
export function splitInvestors(cell: string | undefined, areLeads = false): NamedInvestor[] {
  return splitList(cell).flatMap((part) => {
    const isMarked = /^\*|\((?:co-)?lead(?:\s+investor)?\)$|\[lead\]$|\s-\slead$/i.test(part);
    const name = cleanValue(
      part
        .replace(/^\*\s*/, '')
        .replace(/^(?:and|with|&)\s+/i, '')
        .replace(/\s*(?:\((?:co-)?lead(?:\s+investor)?\)|\[lead\]|\s-\slead)$/i, ''),
    );
    return name && !NOBODY.test(name) && /[\p{Letter}\p{Number}]/u.test(name) && name.length <= 200
      ? [{ name, isLead: areLeads || isMarked }]
      : [];
  });
}

/** Leads first; who stands in both lists is one. */
export function joinInvestors(leads: NamedInvestor[], others: NamedInvestor[]): NamedInvestor[] {
  const all = new Map<string, NamedInvestor>();
  for (const investor of [...leads, ...others]) {
    const key = investor.name.toLowerCase();
    const known = all.get(key);
    if (!known) all.set(key, { ...investor });
    else if (investor.isLead) known.isLead = true;
  }
  return [...all.values()].sort((one, other) => Number(other.isLead) - Number(one.isLead));
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(',').map((one) => one.trim())) {
    // "Round Angel, Inc and Third One"
    const [, suffix = piece, next] = /^(\S+)\s+(?:and|&)\s+(.+)$/.exec(piece) ?? [];
    if (parts.length > 0 && SUFFIX.test(suffix)) {
      parts[parts.length - 1] += `, ${suffix}`;
      if (next) parts.push(next);
    } else if (piece) parts.push(piece);
  }
  // "A, B and C": only a list's last piece is split at "and", never a name that stands alone.
  const last = parts.at(-1) ?? '';
  const pair =
    parts.length > 1 ? /^(.{2,}?)\s+(?:and|&)\s+(.{2,})$/.exec(last.replace(/^and\s+/i, '')) : null;
  if (pair) parts.splice(-1, 1, pair[1] ?? '', pair[2] ?? '');
  return parts
    .map((part, index) => cleanValue(index > 0 ? part.replace(/^and\s+/i, '') : part))
    .filter(Boolean);
}
