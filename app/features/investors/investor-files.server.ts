import { formatPartialDate } from '../../base/dates.ts';
import { abbreviateUsd } from '../../base/money.ts';
import { investorPath, investorPicturePath } from '../../base/paths.ts';
import { investorSearchQuery } from '../../catalogue/investor-contract.ts';
import { answerSharePicture } from '../../figures/chart-files.server.ts';
import { listAsked } from '../../find/fit/fit.server.ts';
import type { FittingInvestor } from '../../find/fit/fit.ts';
import { sayPart, sayReason } from '../../find/fit/fit-words.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { findOrMove } from '../../http/moved.server.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, investorsText as text } from '../../text/text.ts';
import { INVESTOR_COLUMNS } from './export-csv.tsx';
import { readFilters } from './filters.server.ts';
import { findProfile, type InvestorProfile } from './queries.server.ts';
import { findFit, searchInvestors } from './search.server.ts';

/** GET /investor/:investor/share.png: the preview of its shared link. */
export async function answerInvestorPicture(context: Context, slug: string): Promise<Response> {
  const { sql, now } = context;
  const find = () => findProfile(sql, slug, now);
  const investor = await findOrMove(sql, 'investor', slug, investorPicturePath, find);
  const { deals_count, startups_count } = investor;
  return answerSharePicture(context, investorPath(slug), {
    name: investor.name,
    slug: investor.slug,
    lead: inWords([investor.type, investor.country]),
    finding: deals_count > 0 ? text.joined(deals_count, startups_count) : null,
    facts: listFacts(investor),
  });
}

const inWords = (names: readonly (string | null)[]) =>
  names.flatMap((name) => (name ? sayName(name) : [])).join(marksText.comma) || null;

function listFacts(investor: InvestorProfile): string[] {
  const { lead_count, countries_count, typical_amount, last_deal_on } = investor;
  const standing = [
    lead_count > 0 && text.ledRounds(lead_count),
    countries_count > 1 && text.inCountries(countries_count),
  ];
  return [
    last_deal_on && text.lastDealOn(formatPartialDate(last_deal_on)),
    standing.filter(Boolean).join(' · '),
    lead_count > 2 && typical_amount && text.typicalOf(abbreviateUsd(typical_amount)),
  ].filter((line): line is string => Boolean(line));
}

/** GET /investors.csv and .xlsx: all that match, up to the caller's row limit. Throws 422. */
export async function answerInvestorsCsv(context: Context): Promise<Response> {
  const filters = await readFilters(context.sql, readQuery(investorSearchQuery, context.url));
  const found = await searchInvestors(context.sql, filters, 1, limitsOf(context).csvRows);
  return answerTable(context, {
    title: text.exportTitle,
    cache: 'public',
    total: found.total,
    columns: INVESTOR_COLUMNS,
    rows: found.rows,
  });
}

/** GET /investors/fit.csv and .xlsx: all that fit, up to the caller's row limit. Throws 422. */
export async function answerFitCsv(context: Context): Promise<Response> {
  const { sql, now, url } = context;
  const filters = await readFilters(sql, readQuery(investorSearchQuery, url));
  const part = { page: 1, perPage: limitsOf(context).csvRows };
  const found = await findFit(context, filters, part);
  const asked = listAsked(filters);
  const parts = [...asked, 'led', 'active'] as const;
  return answerTable(context, {
    title: text.fit.exportTitle,
    cache: 'public',
    total: found.total,
    columns: [
      { label: text.fit.rank, value: (row: FittingInvestor) => found.rows.indexOf(row) + 1 },
      ...INVESTOR_COLUMNS,
      ...parts.map((part) => ({
        label: sayPart(filters, part, now),
        value: (row: FittingInvestor) => text.fit.states[row.parts[part] ?? 'none'],
      })),
      {
        label: text.fit.why,
        value: ({ reasons }: FittingInvestor) =>
          reasons
            .map((reason) => sayReason(reason).replace('{startup}', () => reason.startup.name))
            .join('; '),
      },
    ],
    rows: found.rows,
  });
}
