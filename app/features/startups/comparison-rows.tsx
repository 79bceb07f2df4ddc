// The rows of the comparison, and the columns of its file.

import type { ReactNode } from 'react';
import type { FileColumn } from '../../base/csv.ts';
import { formatPartialDate } from '../../base/dates.ts';
import {
  abbreviateCount,
  announcedIn,
  formatTotalRaised,
  sayRoundAmount,
} from '../../base/money.ts';
import { industryPath, investorPath, locationPath } from '../../base/paths.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, startupsText as text } from '../../text/text.ts';
import { NameLinks } from '../../ui/values.tsx';
import type { ComparedStartup } from './comparison-contract.ts';
import { newestRoundOf } from './comparison-contract.ts';

export interface ComparisonRow {
  label: () => string;
  unit?: 'USD';
  /** The compared value. */
  value: (startup: ComparedStartup) => string | number | null;
  /** The displayed value; the value itself when absent. */
  cell?: (startup: ComparedStartup) => ReactNode;
  isFigure?: boolean;
  /** Its columns of a file; its label and value when absent. */
  columns?: readonly FileColumn<ComparedStartup>[];
}

export const MISSING = '-';

/** The nine rows and their labels are a fixed form of the first clients; the name is the first. */
export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  {
    label: () => text.location,
    value: ({ hq_city, state, country }) => `${hq_city ?? state ?? ''} ${country}`,
    cell: ({ hq_city, state, country, country_slug }) => (
      <>
        {(hq_city ?? state) && `${sayName(hq_city ?? state ?? '')}${marksText.comma}`}
        <a href={locationPath(country_slug)}>{sayName(country)}</a>
      </>
    ),
    columns: [
      {
        label: () => text.location,
        value: ({ hq_city, country }) => (hq_city ? `${hq_city}, ${country}` : country),
      },
    ],
  },
  { label: () => text.founded, value: ({ year_founded }) => year_founded },
  // Always "Private", as the first clients expect; the head of the column has the ticker.
  { label: () => text.comparedType, value: () => text.private },
  {
    label: () => text.sectors,
    value: ({ industries }) => industries.map(({ name }) => name).join(', '),
    cell: ({ industries }) =>
      industries.length === 0
        ? MISSING
        : industries.map(({ name, slug }, index) => (
            <span key={slug}>
              {index > 0 && marksText.comma}
              <a href={industryPath(slug)}>{sayName(name)}</a>
            </span>
          )),
  },
  { label: () => text.employees, value: ({ employee_range }) => employee_range },
  {
    label: () => STARTUP.twitter_followers.label,
    isFigure: true,
    value: ({ twitter_followers }) => twitter_followers,
    cell: ({ twitter_followers }) =>
      twitter_followers ? abbreviateCount(twitter_followers) : MISSING,
  },
  {
    label: () => text.latestFundRound,
    value: ({ latest_round }) => latest_round && sayName(latest_round),
  },
  { ...raisedRow('total_fundings', () => text.totalFundRaised), isFigure: true },
];

/** Beside them status, rounds, investors and kinds of money. */
export const FUNDING_ROWS: readonly ComparisonRow[] = [
  { label: () => STARTUP.status.label, value: ({ status }) => status && text.statuses[status] },
  {
    label: () => text.rounds,
    isFigure: true,
    value: ({ fundings_count }) => fundings_count || null,
    columns: [{ label: () => text.rounds, value: ({ fundings_count }) => fundings_count }],
  },
  {
    label: () => text.newestRound,
    value: sayNewestRound,
    columns: [
      { label: () => text.newestRoundOn, value: ({ last_funding_on }) => last_funding_on?.date },
      { label: () => `${text.newestRound} (USD)`, value: (one) => newestRoundOf(one).amount },
      {
        label: () => text.newestRoundAnnounced,
        value: (one) => announcedIn(newestRoundOf(one))?.amount,
      },
      { label: () => text.currency, value: (one) => announcedIn(newestRoundOf(one))?.currency },
    ],
  },
  {
    label: () => STARTUP.investors.label,
    value: ({ investors, investors_count }) => {
      const names = investors.map(({ name }) => name).join(', ');
      const rest = investors_count - investors.length;
      return rest > 0 ? `${names} ${text.moreInvestors(rest)}` : names;
    },
    cell: ({ investors, investors_count }) =>
      investors.length === 0 ? (
        MISSING
      ) : (
        <>
          <NameLinks names={investors} pathOf={investorPath} />
          {investors_count > investors.length && (
            <> {text.moreInvestors(investors_count - investors.length)}</>
          )}
        </>
      ),
  },
  { ...raisedRow('equity_raised', () => text.equityRaised), isFigure: true },
  raisedRow('debt_raised', () => text.debtRaised),
  raisedRow('grants_raised', () => text.grantsRaised),
];

function raisedRow(
  key: 'total_fundings' | 'equity_raised' | 'debt_raised' | 'grants_raised',
  label: () => string,
): ComparisonRow {
  return {
    label,
    unit: 'USD',
    value: (startup) => startup[key],
    cell: (startup) => formatTotalRaised(startup[key]),
  };
}

/** "Series B, $25.0M, March 2023" */
function sayNewestRound(startup: ComparedStartup): string | null {
  const { latest_round, last_funding_on } = startup;
  const amount = sayRoundAmount(newestRoundOf(startup));
  const parts = [
    latest_round && sayName(latest_round),
    amount,
    last_funding_on && formatPartialDate(last_funding_on),
  ];
  return parts.filter(Boolean).join(marksText.comma) || null;
}

/** Facts without a row of their own, each a row. */
export const furtherRows = ([first]: readonly ComparedStartup[]): ComparisonRow[] =>
  (first?.further ?? []).map(({ label }, index) => ({
    label: () => label,
    value: ({ further }) => further[index]?.text ?? null,
  }));

/** A file of full figures, a line a startup; unknown ones are empty. */
export const COMPARISON_COLUMNS: readonly FileColumn<ComparedStartup>[] = [
  { label: () => text.company, value: ({ name }) => name },
  { label: () => text.ticker, value: ({ public_ticker }) => public_ticker },
  ...[...COMPARISON_ROWS, ...FUNDING_ROWS].flatMap(
    ({ label, unit, value, columns }) =>
      columns ?? [{ label: () => (unit ? `${label()} (${unit})` : label()), value }],
  ),
];
