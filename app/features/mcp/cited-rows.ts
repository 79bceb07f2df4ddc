// Rows of tools' answers: short, each with the address of its page.
import {
  fundingPath,
  industryPath,
  investorPath,
  locationPath,
  personPath,
  startupPath,
} from '../../base/paths.ts';
import type { RoundAmount } from '../../base/round-amount.ts';
import type { FundingRow } from '../fundings/contract.ts';
import type { InvestorRow, PortfolioRow } from '../investors/contract.ts';
import type { QuestionAnswer } from '../questions/contract.ts';
import type { RoundRow } from '../rounds/contract.ts';
import type { PageSource, Source } from '../sources/contract.ts';
import type { StartupRow } from '../startups/contract.ts';
import type { GroupFunding, GroupPart } from '../startups/group-contract.ts';

export type UrlOf = (path: string) => string;

type PersonRow = QuestionAnswer['data']['people'][number];

export function citeRows(urlOf: UrlOf) {
  return {
    urlOfRound: (slug: string) => urlOf(fundingPath(slug)),
    startup: ({ name, slug, tagline, country, total_fundings, latest_round }: StartupRow) => ({
      name,
      slug,
      tagline,
      country,
      total_fundings,
      latest_round,
      url: urlOf(startupPath(slug)),
    }),
    investor: ({ name, slug, type, country, deals_count, last_deal_on }: InvestorRow) => ({
      name,
      slug,
      type,
      country,
      deals_count,
      last_deal_on: last_deal_on?.date ?? null,
      url: urlOf(investorPath(slug)),
    }),
    round: (row: RoundRow) => ({
      startup: row.startup.name,
      slug: row.slug,
      round: row.round,
      announced_on: row.announced_on?.date ?? null,
      amount: row.amount,
      announced_in_other_currency: citeReported(row),
      investors: row.investors.map(({ label }) => label),
      source: row.source_url,
      url: urlOf(fundingPath(row.slug)),
    }),
    ownRound: (row: FundingRow) => ({
      slug: row.slug,
      round: row.round,
      announced_on: row.date,
      amount: row.amount,
      announced_in_other_currency: citeReported(row),
      is_weak: row.is_weak || undefined,
      note: row.note ?? undefined,
      investors: row.investors.map(({ label }) => label),
      source: row.source_url,
      url: urlOf(fundingPath(row.slug)),
    }),
    joinedRound: (row: PortfolioRow) => ({
      startup: row.name,
      round: row.round,
      announced_on: row.date,
      amount: row.amount,
      announced_in_other_currency: citeReported(row),
      is_lead: row.is_lead,
      url: urlOf(fundingPath(row.funding_slug)),
    }),
    latestRound: (row: GroupFunding) => ({
      startup: row.startup.name,
      round: row.round,
      announced_on: row.announced_on.date,
      amount: row.amount,
      announced_in_other_currency: citeReported(row),
      url: urlOf(fundingPath(row.slug)),
    }),
    person: ({ name, slug, title, startups }: PersonRow) => ({
      name,
      title,
      startups: startups.map((one) => one.name),
      url: urlOf(personPath(slug)),
    }),
    industry: ({ name, slug, startups_count, total_fundings }: GroupPart) => ({
      name,
      slug,
      startups_count,
      total_fundings,
      url: urlOf(industryPath(slug)),
    }),
    place: ({ name, slug, startups_count, total_fundings }: GroupPart) => ({
      name,
      slug,
      startups_count,
      total_fundings,
      url: urlOf(locationPath(slug)),
    }),
    source: ({ url, publisher, published_on, read_on, is_weak, ...rest }: Source | PageSource) => ({
      url,
      publisher,
      published_on,
      read_on,
      is_weak: is_weak || undefined,
      of: 'of' in rest ? rest.of : undefined,
    }),
  };
}

function citeReported({ reported_amount, reported_currency }: RoundAmount) {
  return reported_currency ? { amount: reported_amount, currency: reported_currency } : undefined;
}
