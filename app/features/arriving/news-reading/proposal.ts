// Announcements of articles about one company, for a moderator to decide.
import { COUNTRIES } from '../../../base/countries.ts';
import { addDays } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import type { Announcement } from '../../../language/announcement/read-announcement.ts';
import { readStoredAmount, storeAmount } from '../../../language/values/money.ts';

export const HAPPENINGS = ['round', 'acquired', 'merged', 'listed', 'closed'] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** As it would be listed. */
export interface ProposalContent {
  /** Of a round. */
  kind: FundingRound | null;
  /** As stored: "5000000", "NGN 40000000". */
  amount: string | null;
  announced_on: string | null;
  /** "Acme (lead)" */
  investors: string[];
  counterparty: string | null;
  /** Its label. */
  country: string | null;
}

/** The words that each part was read from; '' where it is the article's own day. */
export type ReadWords = Partial<Record<'company' | keyof ProposalContent, string>>;

export function contentOf(read: Announcement): ProposalContent {
  return {
    kind: read.kind?.value ?? null,
    amount: read.amount ? storeAmount(read.amount.value) : null,
    announced_on: read.date?.value ?? null,
    investors: read.investors.map(({ name, isLead }) => (isLead ? `${name} (lead)` : name)),
    counterparty: read.counterparty?.value ?? null,
    country: COUNTRIES.find(({ iso2 }) => iso2 === read.country)?.label ?? null,
  };
}

export function wordsOf(read: Announcement): ReadWords {
  return {
    company: read.company.words,
    kind: read.kind?.words,
    amount: read.amount?.words,
    announced_on: read.date?.words,
    investors: [...new Set(read.investors.map(({ words }) => words))].join(' … ') || undefined,
    counterparty: read.counterparty?.words,
  };
}

/** Later articles fill in values that are still unknown. */
export function fillIn(known: ProposalContent, read: ProposalContent): ProposalContent {
  return {
    kind: known.kind ?? read.kind,
    amount: known.amount ?? read.amount,
    announced_on: known.announced_on ?? read.announced_on,
    investors: known.investors.length > 0 ? known.investors : read.investors,
    counterparty: known.counterparty ?? read.counterparty,
    country: known.country ?? read.country,
  };
}

const SAME_WITHIN_DAYS = 45;

/** Articles of one event differ by days, and round what was raised. */
export function isSameEvent(
  one: Pick<ProposalContent, 'amount' | 'announced_on'>,
  other: Pick<ProposalContent, 'amount' | 'announced_on'>,
): boolean {
  return areNear(one.announced_on, other.announced_on) && areAlike(one.amount, other.amount);
}

function areNear(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  // A month or a year includes its days.
  const length = Math.min(one.length, other.length);
  if (length < 10) return one.slice(0, length) === other.slice(0, length);
  const [first = '', last = ''] = [one, other].sort();
  return last <= addDays(first, SAME_WITHIN_DAYS);
}

function areAlike(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  const [a, b] = [readStoredAmount(one), readStoredAmount(other)];
  if (a.currency !== b.currency) return true;
  return Math.abs(a.amount - b.amount) <= 0.1 * Math.max(a.amount, b.amount);
}
