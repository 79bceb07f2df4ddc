// The kinds of records on members' lists, and the facts shown for each row.
import type { CsvCell } from '../../base/csv.ts';
import { INVESTOR } from '../../catalogue/investor.ts';
import { ROLE } from '../../catalogue/person.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { investorsText, ownListsText as text } from '../../text/text.ts';

export const LIST_KINDS = ['startup', 'investor', 'person'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

interface FactColumn {
  label: () => string;
  isFigure?: boolean;
  /** Shown unless the owner chooses. */
  isUsual?: boolean;
}

export const LISTED_FACTS: Readonly<Record<ListKind, Readonly<Record<string, FactColumn>>>> = {
  startup: {
    country: { label: () => STARTUP.country.label, isUsual: true },
    industries: { label: () => STARTUP.industries.label },
    status: { label: () => text.startupStatus },
    year_founded: { label: () => STARTUP.year_founded.label, isFigure: true },
    latest_round: { label: () => STARTUP.latest_round.label, isUsual: true },
    last_funding_on: { label: () => STARTUP.last_funding_on.label },
    total_fundings: { label: () => STARTUP.total_fundings.label, isFigure: true, isUsual: true },
    website: { label: () => STARTUP.website.label },
  },
  investor: {
    country: { label: () => INVESTOR.country.label, isUsual: true },
    stages: { label: () => investorsText.stages },
    deals_count: { label: () => investorsText.dealsColumn, isFigure: true, isUsual: true },
    lead_count: { label: () => investorsText.leadDeals, isFigure: true },
    last_deal_on: { label: () => investorsText.lastDeal, isUsual: true },
    typical_amount: { label: () => investorsText.typicalAmount, isFigure: true },
    website: { label: () => INVESTOR.website.label },
  },
  person: {
    startups: { label: () => text.startups, isUsual: true },
    title: { label: () => ROLE.title.label },
    country: { label: () => STARTUP.country.label, isUsual: true },
  },
};

/** In the order of the facts, whatever the order chosen in; the usual ones without a choice. */
export function chosenFacts(kind: ListKind, chosen: readonly string[] | null): string[] {
  return Object.entries(LISTED_FACTS[kind])
    .filter(([name, { isUsual }]) => (chosen ? chosen.includes(name) : isUsual))
    .map(([name]) => name);
}

export interface Fact {
  /** As a page says it. */
  words: string;
  /** As a file has it: full amounts and dates. */
  value: CsvCell;
  href?: string;
}

/** A startup, investor or person with its facts that are known. */
export interface ListedRecord {
  slug: string;
  name: string;
  logo: string | null;
  tagline: string | null;
  facts: Readonly<Record<string, Fact>>;
}
