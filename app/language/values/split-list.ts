import { cleanValue } from './clean-cell.ts';
import { type NamedInvestor, readInvestorName } from './investor-name.ts';
import { splitNames } from './split-names.ts';

const MOST_IN_A_CELL = 200;
const LONGEST_NAME = 200;

/** The first 200 names of a cell, each once. */
export function splitList(cell: string | undefined): string[] {
  if (!cell || !cleanValue(cell)) return [];
  const seen = new Set<string>();
  return splitNames(cell)
    .map(cleanValue)
    .filter((name) => name && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
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
