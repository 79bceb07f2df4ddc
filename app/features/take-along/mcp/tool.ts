import type { z } from 'zod';
import type { RoundAmount } from '../../../base/money.ts';
import { announcedIn } from '../../../base/money.ts';
import {
  fundingPath,
  industryPath,
  investorPath,
  locationPath,
  personPath,
  startupPath,
} from '../../../base/paths.ts';
import { sayAnswer } from '../../../catalogue/cells.ts';
import { type Field, fieldsFor, reasonAgainst } from '../../../catalogue/field.ts';
import type { FoundStartup } from '../../../catalogue/found-startup.ts';
import type { GroupFunding, GroupPart } from '../../../catalogue/group-contract.ts';
import type { InvestorRow, PortfolioRow } from '../../../catalogue/investor-contract.ts';
import type { FundingRow } from '../../../catalogue/round-contract.ts';
import type { RoundRow } from '../../../catalogue/round-list-contract.ts';
import type { PageSource, Source } from '../../../catalogue/sources/contract.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { StartupRow } from '../../../catalogue/startup-contract.ts';
import type { Context } from '../../../http/context.ts';
import type { QuestionAnswer } from '../../search/contract.ts';

interface ToolDefinition<Input extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** Throws HttpError, whose message the client gets. */
  answer(context: Context, input: z.output<Input>): Promise<Record<string, unknown>>;
}

export type Tool = ToolDefinition<z.ZodObject>;

export function tool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const { input, answer } = definition;
  return { ...definition, answer: (context, given) => answer(context, input.parse(given)) };
}

// Rows of tools' answers: short, each with the address of its page.

type PersonRow = QuestionAnswer['data']['people'][number];

/** The rows, and the address of a page. */
export function cite({ settings }: Pick<Context, 'settings'>) {
  const urlOf = (path: string) => `${settings.SITE_URL}${path}`;
  const part = (pathOf: (slug: string) => string) => (row: GroupPart) => ({
    ...pick(row, 'name', 'slug', 'startups_count', 'total_fundings'),
    url: urlOf(pathOf(row.slug)),
  });
  return {
    urlOf,
    startup: (row: StartupRow) => ({
      ...pick(row, 'name', 'slug', 'tagline', 'country', 'total_fundings', 'latest_round'),
      left_out_of_total: row.left_out ?? undefined,
      url: urlOf(startupPath(row.slug)),
    }),
    investor: (row: InvestorRow) => ({
      ...pick(row, 'name', 'slug', 'type', 'country', 'deals_count'),
      last_deal_on: row.last_deal_on?.date ?? null,
      url: urlOf(investorPath(row.slug)),
    }),
    round: (row: RoundRow) => ({
      startup: row.startup.name,
      slug: row.slug,
      round: row.round,
      announced_on: row.announced_on?.date ?? null,
      ...citeAmount(row),
      investors: row.investors.map(({ label }) => label),
      left_out_of_totals: row.left_out ?? undefined,
      source: row.source_url,
      url: urlOf(fundingPath(row.slug)),
    }),
    ownRound: (row: FundingRow) => ({
      slug: row.slug,
      round: row.round,
      announced_on: row.date,
      ...citeAmount(row),
      is_weak: row.is_weak || undefined,
      left_out_of_totals: row.left_out ?? undefined,
      note: row.note ?? undefined,
      investors: row.investors.map(({ label }) => label),
      source: row.source_url,
      url: urlOf(fundingPath(row.slug)),
    }),
    joinedRound: (row: PortfolioRow) => ({
      startup: row.name,
      round: row.round,
      announced_on: row.date,
      ...citeAmount(row),
      is_lead: row.is_lead,
      url: urlOf(fundingPath(row.funding_slug)),
    }),
    latestRound: (row: GroupFunding) => ({
      startup: row.startup.name,
      round: row.round,
      announced_on: row.announced_on.date,
      ...citeAmount(row),
      url: urlOf(fundingPath(row.slug)),
    }),
    person: ({ name, slug, title, startups }: PersonRow) => ({
      name,
      title,
      startups: startups.map((one) => one.name),
      url: urlOf(personPath(slug)),
    }),
    industry: part(industryPath),
    place: part(locationPath),
    source: (source: Source | PageSource) => ({
      ...pick(source, 'url', 'publisher', 'published_on', 'read_on'),
      is_weak: source.is_weak || undefined,
      of: 'of' in source ? source.of : undefined,
    }),
  };
}

const RECORDED = fieldsFor(STARTUP, 'mcp');

/** The recorded facts of a startup, links and countries by name; without texts side by side. */
export const factsOf = (startup: FoundStartup, isCompared = false) =>
  Object.fromEntries(
    RECORDED.filter(([, field]) => !isCompared || !reasonAgainst(field, 'compare')).map(
      ([name, field]) => [name, toFact(field, startup[name])],
    ),
  );

const toFact = (field: Field, value: unknown) =>
  Array.isArray(value) ? value.map((one) => sayAnswer(field, [one])) : sayAnswer(field, value);

const citeAmount = (round: RoundAmount) => ({
  amount: round.amount,
  announced_in_other_currency: announcedIn(round) ?? undefined,
});

export function pick<Row, Key extends keyof Row>(row: Row, ...keys: Key[]): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
}
