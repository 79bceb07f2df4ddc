const LEAD_BEHIND = /\s*(?:\((?:co-)?lead(?:\s+investor)?\)|\[lead\]|\s-\slead)$/i;
const NOBODY =
  /^(?:and\s+)?(?:\d+\s+)?(?:more|others?|other (?:angel )?investors?|(?:undisclosed|unnamed|unknown|various|existing|several|private|angel|local|foreign|new) (?:investors?|angels?|angel investors?)|investors?|undisclosed|unknown|various|et al\.?|etc\.?)$/i;

export interface NamedInvestor {
  name: string;
  isLead: boolean;
}

/** "*Acme" and "Acme (lead)" led the round. Null for "undisclosed investors" and the like. */
export function readInvestorName(text: string): NamedInvestor | null {
  const isLead = text.startsWith('*') || LEAD_BEHIND.test(text);
  const name = text
    .replace(/^\*\s*/, '')
    .replace(LEAD_BEHIND, '')
    .trim();
  const isSomebody = /[\p{Letter}\p{Number}]/u.test(name) && !NOBODY.test(name);
  return isSomebody ? { name, isLead } : null;
}
