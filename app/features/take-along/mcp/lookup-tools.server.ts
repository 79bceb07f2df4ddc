// Tools about one thing: a startup, an investor, a round, a place, an industry, their sources.
import { z } from 'zod';
import {
  fundingPath,
  industryPath,
  investorPath,
  locationPath,
  startupPath,
} from '../../../base/paths.ts';
import { slugify } from '../../../base/slug.ts';
import type { GroupFigures } from '../../../catalogue/group-contract.ts';
import { findFunding } from '../../../catalogue/round-detail.server.ts';
import { listFundingsOf } from '../../../catalogue/round-queries.server.ts';
import type { Sql } from '../../../data/database.ts';
import { listFound, listIdsOf } from '../../../find/found-rows.server.ts';
import type { NameKind } from '../../../find/names/name-hit.ts';
import { findNames } from '../../../find/names/names.server.ts';
import { HttpError, notFound, Redirect } from '../../../http/errors.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';
import { slugParam } from '../../../http/params.ts';
import { findInvestor, findProfile } from '../../investors/queries.server.ts';
import { findIndustry, findLocation, findNamedPlace } from '../../places/queries.server.ts';
import { findStartup } from '../../startups/queries.server.ts';
import { cite, factsOf, pick, tool } from './tool.ts';

const slugOrName = (what: string) =>
  z.string().trim().min(1).max(120).describe(`Slug or name of the ${what}`);

const ROUNDS_OF_INVESTOR = 100;

export const startupTool = tool({
  name: 'startup',
  title: 'One startup',
  description:
    'Profile of a startup: all that is recorded of it, and every round with investors and source.',
  input: z.object({ startup: slugOrName('startup') }),
  async answer(context, { startup: given }) {
    const { sql } = context;
    const found = await findBySlugOrName(sql, 'startup', given, (slug) => findStartup(sql, slug));
    const [recorded] = await listFound(sql, await listIdsOf(sql, 'startup', [found.slug]));
    const rows = cite(context);
    const { tagline, overview } = found;
    return {
      ...rows.startup(found),
      ...(recorded && factsOf(recorded)),
      overview: overview === tagline ? undefined : overview,
      other_names: found.names.map(({ name, kind }) => `${name} (${kind})`),
      history: found.history.map((event) => ({
        kind: event.kind,
        date: event.date?.date ?? null,
        ...pick(event, 'counterparty', 'amount'),
        source: event.sources[0]?.url,
      })),
      rounds: (await listFundingsOf(sql, found.slug))?.map(rows.ownRound),
      sources_count: found.sources.length,
      updated_at: found.updated_at,
      is_fictional: found.is_fictional || undefined,
    };
  },
});

export const investorTool = tool({
  name: 'investor',
  title: 'One investor',
  description:
    'An investor with the rounds it joined, newest first, and its co-investors. total_amount is the sum of whole rounds joined, not of its own money.',
  input: z.object({ investor: slugOrName('investor') }),
  async answer(context, { investor: given }) {
    const { sql, now } = context;
    const found = await findBySlugOrName(sql, 'investor', given, (slug) =>
      findInvestor(sql, slug, 1, ROUNDS_OF_INVESTOR, now),
    );
    const { urlOf, ...rows } = cite(context);
    return {
      ...rows.investor(found),
      ...pick(found, 'website', 'total_amount', 'lead_count'),
      ...pick(found, 'startups_count', 'countries_count', 'stages'),
      rounds: found.portfolio.map(rows.joinedRound),
      co_investors: found.co_investors.map(({ name, slug, shared_count, rounds: [last] }) => ({
        name,
        slug,
        shared_count,
        last_shared: last && { ...last, url: urlOf(fundingPath(last.slug)) },
      })),
      sources: found.sources.map(rows.source),
      is_fictional: found.is_fictional || undefined,
    };
  },
});

export const roundTool = tool({
  name: 'round',
  title: 'One funding round',
  description:
    'A funding round: amount, date, investors, the rounds before and after, every source and what it says differently. Slugs of rounds come from the other tools.',
  input: z.object({ round: z.string().trim().min(1).max(120).describe('Slug of the round') }),
  async answer(context, { round: slug }) {
    const found = await findRound(context.sql, slug);
    const { urlOf, ...rows } = cite(context);
    const { startup, announced_on, previous_round, next_round } = found;
    return {
      startup: startup.name,
      startup_url: urlOf(startupPath(startup.slug)),
      round: found.round,
      announced_on: announced_on?.date ?? null,
      amount: found.amount,
      announced_in_other_currency: found.reported ?? undefined,
      is_weak: found.is_weak || undefined,
      left_out_of_totals: found.left_out ?? undefined,
      investors: found.investors.map(({ label, slug: one }) => ({
        name: label,
        url: urlOf(investorPath(one)),
      })),
      cumulative_total: found.cumulative_total,
      previous_round: previous_round && urlOf(fundingPath(previous_round.slug)),
      next_round: next_round && urlOf(fundingPath(next_round.slug)),
      note: found.note,
      sources: found.sources.map((source) => ({
        ...rows.source(source),
        says_amount: source.amount ?? undefined,
        says_date: source.announced_on?.date,
      })),
      url: urlOf(fundingPath(found.slug)),
      is_fictional: found.is_fictional || undefined,
    };
  },
});

async function findRound(sql: Sql, slug: string) {
  const found = await findFunding(sql, slug);
  if (found) return found;
  const moved = await movedOrMissing(sql, 'funding', slug, (now) => now);
  const now = moved instanceof Redirect ? await findFunding(sql, moved.location) : null;
  if (now) return now;
  const listOfStartup = () =>
    findBySlugOrName(sql, 'startup', slug, (startup) => listFundingsOf(sql, startup));
  const rounds = await listOfStartup().catch(() => []);
  const slugs = rounds.map((round) => round.slug).join(', ');
  if (slugs) throw new HttpError(404, `"${slug}" is a startup. Slugs of its rounds: ${slugs}.`);
  throw notFound('round', slug);
}

export const placeTool = tool({
  name: 'place',
  title: 'One country or city',
  description:
    'A country or city: number of startups, total raised, last 12 months, top industries, startups and rounds, and how complete the record is.',
  input: z.object({ place: slugOrName('country or city') }),
  async answer(context, { place: given }) {
    const { sql, now } = context;
    const found = await findBySlugOrName(sql, 'location', given, (slug) =>
      findLocation(sql, slug, now),
    );
    const { urlOf, ...rows } = cite(context);
    return {
      ...pick(found, 'name', 'slug', 'kind', 'country'),
      ...figuresOf(found),
      top_industries: found.top_industries.map(rows.industry),
      top_startups: found.top_startups.map(rows.startup),
      latest_rounds: found.latest_fundings.map(rows.latestRound),
      cities: found.cities.map(({ name, startups_count }) => ({ name, startups_count })),
      url: urlOf(locationPath(found.slug)),
    };
  },
});

export const industryTool = tool({
  name: 'industry',
  title: 'One industry',
  description:
    'An industry everywhere, or in one country or city: number of startups, total raised, top startups, latest rounds, top countries.',
  input: z.object({
    industry: slugOrName('industry'),
    place: z.string().max(120).optional().describe('Country or city to narrow to'),
  }),
  async answer(context, { industry: given, place: placeName }) {
    const { sql, now } = context;
    const place = await findNamedPlace(sql, placeName);
    const found = await findBySlugOrName(sql, 'industry', given, (slug) =>
      findIndustry(sql, slug, place, now),
    );
    const { urlOf, ...rows } = cite(context);
    return {
      name: found.name,
      slug: found.slug,
      place: found.location?.name,
      ...figuresOf(found),
      top_startups: found.top_startups.map(rows.startup),
      latest_rounds: found.latest_fundings.map(rows.latestRound),
      top_countries: found.top_countries.map(rows.place),
      url: urlOf(industryPath(found.slug, found.location?.slug)),
    };
  },
});

const figuresOf = (figures: GroupFigures) => ({
  startups_count: figures.startups_count,
  rounds_count: figures.fundings_count,
  left_out_of_total: figures.left_out ?? undefined,
  ...pick(figures, 'total_fundings', 'fundings_12m', 'median_round', 'completeness'),
});

export const sourcesTool = tool({
  name: 'sources',
  title: 'Sources of a startup, round or investor',
  description:
    'Every source read for a startup, a round or an investor: address, publisher, when published and read, what it is a source of.',
  input: z.object({
    of: z.enum(['startup', 'round', 'investor']).describe('Kind of thing'),
    name: slugOrName('startup or investor; slug of the round'),
  }),
  async answer(context, { of, name }) {
    const { sql, now } = context;
    const { urlOf, source } = cite(context);
    if (of === 'round') {
      const { sources, slug } = await findRound(sql, name);
      return { of: slug, url: urlOf(fundingPath(slug)), sources: sources.map(source) };
    }
    if (of === 'investor') {
      const found = await findBySlugOrName(sql, of, name, (slug) => findProfile(sql, slug, now));
      const url = urlOf(investorPath(found.slug));
      return { of: found.name, url, sources: found.sources.map(source) };
    }
    const found = await findBySlugOrName(sql, of, name, (slug) => findStartup(sql, slug));
    const url = urlOf(startupPath(found.slug));
    return { of: found.name, url, sources: found.sources.map(source) };
  },
});

const MOST_NEAR = 5;
const MAX_NAME_LENGTH = 120;

/**
 * What `read` returns for a slug, or for the slug that a name or an old slug stands for. Throws 404
 * with the nearest names.
 */
export async function findBySlugOrName<Found>(
  sql: Sql,
  kind: NameKind,
  given: string,
  read: (slug: string) => Promise<Found | null>,
): Promise<Found> {
  const text = given.trim().slice(0, MAX_NAME_LENGTH);
  if (slugParam.safeParse(text).success) {
    const found = await read(text);
    if (found) return found;
    if (kind === 'startup' || kind === 'investor') {
      const moved = await movedOrMissing(sql, kind, text, (slug) => slug);
      const now = moved instanceof Redirect ? await read(moved.location) : null;
      if (now) return now;
    }
  }
  const hits = (await findNames(sql, text, 2 * MOST_NEAR)).filter((hit) => hit.kind === kind);
  const wanted = slugify(text);
  const same = hits.find((hit) => slugify(hit.otherName ?? hit.name) === wanted);
  const found = same && (await read(same.slug));
  if (found) return found;
  const near = hits.slice(0, MOST_NEAR).map(({ name, slug }) => `${name} (${slug})`);
  const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'Use the tool search.';
  throw new HttpError(404, `There is no ${kind} "${text.slice(0, 80)}". ${hint}`);
}
