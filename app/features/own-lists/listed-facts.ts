// What the lists of members hold, and the facts that stand beside each row.
import type { CsvCell } from '../../base/csv.ts';
import { INVESTOR } from '../../catalogue/investor.ts';
import { ROLE } from '../../catalogue/person.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { investorsText, ownListsText as text } from '../../text/text.ts';

export const LIST_KINDS = ['startup', 'investor', 'person'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

interface FactColumn {
  label: string;
  isFigure?: boolean;
  /** Shown unless the owner chooses. */
  isUsual?: boolean;
}

export const LISTED_FACTS: Readonly<Record<ListKind, Readonly<Record<string, FactColumn>>>> = {
  startup: {
    country: {
      get label() {
        return STARTUP.country.label;
      },
      isUsual: true,
    },
    industries: {
      get label() {
        return STARTUP.industries.label;
      },
    },
    status: {
      get label() {
        return text.startupStatus;
      },
    },
    year_founded: {
      get label() {
        return STARTUP.year_founded.label;
      },
      isFigure: true,
    },
    latest_round: {
      get label() {
        return STARTUP.latest_round.label;
      },
      isUsual: true,
    },
    last_funding_on: {
      get label() {
        return STARTUP.last_funding_on.label;
      },
    },
    total_fundings: {
      get label() {
        return STARTUP.total_fundings.label;
      },
      isFigure: true,
      isUsual: true,
    },
    website: {
      get label() {
        return STARTUP.website.label;
      },
    },
  },
  investor: {
    country: {
      get label() {
        return INVESTOR.country.label;
      },
      isUsual: true,
    },
    stages: {
      get label() {
        return investorsText.stages;
      },
    },
    deals_count: {
      get label() {
        return investorsText.dealsColumn;
      },
      isFigure: true,
      isUsual: true,
    },
    lead_count: {
      get label() {
        return investorsText.leadDeals;
      },
      isFigure: true,
    },
    last_deal_on: {
      get label() {
        return investorsText.lastDeal;
      },
      isUsual: true,
    },
    typical_amount: {
      get label() {
        return investorsText.typicalAmount;
      },
      isFigure: true,
    },
    website: {
      get label() {
        return INVESTOR.website.label;
      },
    },
  },
  person: {
    startups: {
      get label() {
        return text.startups;
      },
      isUsual: true,
    },
    title: {
      get label() {
        return ROLE.title.label;
      },
    },
    country: {
      get label() {
        return STARTUP.country.label;
      },
      isUsual: true,
    },
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
