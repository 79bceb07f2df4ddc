// Several names in one cell.
import { type NamedInvestor, readInvestorName } from '../../base/values/investor-name.ts';
import { cleanCell, cleanValue } from './clean-cell.ts';

/** Suffixes that follow a comma and belong to the name before it. */
const SUFFIX =
  /^(?:inc|llc|ltd|l\.?p|llp|co|corp|plc|s\.?a|gmbh|limited|incorporated|pty|bv|nv|sarl|sas|ag|phd|jr|sr|iii?)\.?$/i;
const MOST_IN_A_CELL = 200;
const LONGEST_NAME = 200;

/**
 * Splits at semicolons, bars and line breaks, or at commas where there are none of those. Each name
 * once.
 */
export function splitList(cell: string | undefined): string[] {
  if (!cleanValue(cell)) return [];
  const text = cell ?? '';
  const strong = text
    .split(/[;|\n\r•·]+/)
    .map(cleanValue)
    .filter(Boolean);
  const parts =
    strong.length > 1 || /[;|\n\r]/.test(text) ? strong : splitAtCommas(cleanCell(text));
  const seen = new Set<string>();
  return parts
    .filter((part) => {
      const key = part.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_IN_A_CELL);
}

/** The investors a cell names. Placeholders such as "undisclosed investors" are nobody. */
export function splitInvestors(cell: string | undefined, areLeads = false): NamedInvestor[] {
  return splitList(cell).flatMap((part) => {
    const investor = readInvestorName(part.replace(/^(?:and|with|&)\s+/i, ''));
    if (!investor || investor.name.length > LONGEST_NAME || !cleanValue(investor.name)) return [];
    return [{ ...investor, isLead: areLeads || investor.isLead }];
  });
}

/** Leads first; a name in both lists appears once. */
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
  // "A, B and C": only the last item of a list is split at "and", never a single name.
  const last = parts.at(-1) ?? '';
  const pair =
    parts.length > 1 ? /^(.{2,}?)\s+(?:and|&)\s+(.{2,})$/.exec(last.replace(/^and\s+/i, '')) : null;
  if (pair) parts.splice(-1, 1, pair[1] ?? '', pair[2] ?? '');
  return parts
    .map((part, index) => cleanValue(index > 0 ? part.replace(/^and\s+/i, '') : part))
    .filter(Boolean);
}
