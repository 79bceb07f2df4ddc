import { sql as raw } from 'kysely';
import { hostOf } from '../../../base/host-of.ts';
import { toStartOfPeriod } from '../../../base/partial-date.ts';
import { slugify } from '../../../base/slug.ts';
import { fundingSlug } from '../../../catalogue/funding-slug.ts';
import type { Sql } from '../../../data/database.ts';
import { HttpError } from '../../../http/errors.ts';
import { moderationText as text } from '../../../text/text.ts';
import type { ListingContent, ListingRound } from '../../arriving/listing/contract.ts';
import { linkSource, saveSource } from './sources.server.ts';

export interface Published {
  id: number;
  slug: string;
}

/**
 * Call it in the transaction of the decision. Throws 409 when the domain was listed, or the country
 * is gone, meanwhile.
 */
export async function publishListing(sql: Sql, listing: ListingContent, now: Date) {
  const domain = hostOf(listing.website);
  const { rows: same } = await raw<{ name: string }>`
    select name from startups where domain = ${domain} and not is_fictional`.execute(sql);
  if (same[0]) throw new HttpError(409, text.domainListed(domain, same[0].name));
  const { rows: removed } = await raw<{ reason: string }>`
    select r.reason from removals r join places c on c.kind = 'country' and c.slug = ${listing.country}
    where r.kind = 'startup' and r.hashes && startup_removal_keys(null, ${listing.name}, c.id, ${domain})`.execute(
    sql,
  );
  if (removed[0]) throw new HttpError(409, text.wasRemoved(removed[0].reason));
  const sourceId = await saveSource(sql, listing.website, listing.name, now);
  const startup = await insertStartup(sql, listing, { domain, sourceId }, now);
  await raw`
    insert into startup_industries (startup_id, industry_id, position)
    select ${startup.id}, i.id, wanted.position - 1
    from unnest(${listing.industries}::text[]) with ordinality as wanted (slug, position)
      join industries i on i.slug = wanted.slug`.execute(sql);
  await linkSource(sql, startup.id, sourceId);
  for (const [position, founder] of listing.founders.entries()) {
    await addFounder(sql, startup.id, founder, position);
  }
  for (const round of listing.rounds) await addRound(sql, startup, round, now);
  return startup;
}

async function insertStartup(
  sql: Sql,
  listing: ListingContent,
  { domain, sourceId }: { domain: string; sourceId: number },
  now: Date,
): Promise<Published> {
  const slug = await findFreeSlug(sql, 'startup', listing.name, listing.country);
  const { rows } = await raw<Published>`
    insert into startups (slug, name, logo, website, domain, public_ticker, tagline, overview, status,
      status_source_id, type, employee_range, year_founded, country_id, state_id, twitter, verified_at, created_at, updated_at)
    select ${slug}, ${listing.name}, ${listing.logo}, ${listing.website}, ${domain}, ${listing.ticker},
      ${listing.tagline}, ${listing.overview}, ${listing.ticker ? 'public' : 'active'}, ${sourceId}::bigint, ${listing.type},
      ${listing.employee_range}, ${listing.year_founded}::int, c.id,
      (select s.id from places s where s.kind = 'state' and s.country_id = c.id and s.name = ${listing.state}),
      ${listing.twitter}, ${now}, ${now}, ${now}
    from places c where c.kind = 'country' and c.slug = ${listing.country}
    returning id, slug`.execute(sql);
  if (!rows[0]) throw new HttpError(409, text.valueGone);
  return rows[0];
}

export async function addFounder(
  sql: Sql,
  startupId: number,
  { name, title, link }: ListingContent['founders'][number],
  position: number,
): Promise<void> {
  const links = JSON.stringify(link ? [link] : []);
  await raw`
    with person as (insert into people (name, links) values (${name}, ${links}::jsonb) returning id)
    insert into startup_people (startup_id, person_id, title, is_founder, position)
    select ${startupId}, id, ${title}, true, ${position} from person`.execute(sql);
}

async function addRound(
  sql: Sql,
  startup: Published,
  { round, date, amount, currency, investors, source_url }: ListingRound,
  now: Date,
): Promise<void> {
  const { rows: taken } = await raw<{ slug: string }>`
    select slug from fundings where slug like ${`${startup.slug}-%`}
    union select old_slug from slug_history
    where kind = 'funding' and old_slug like ${`${startup.slug}-%`}`.execute(sql);
  const slugs = new Set(taken.map(({ slug }) => slug));
  const isUsd = currency === null || currency === 'USD';
  const slug = fundingSlug(startup.slug, round, date, (one) => slugs.has(one));
  const { rows } = await raw<{ id: number }>`
    insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd,
      reported_amount, reported_currency, created_at, updated_at)
    values (${slug}, ${startup.id}, ${round}, ${date && toStartOfPeriod(date)}, ${date?.precision ?? null},
      ${isUsd ? amount : null}, ${isUsd ? null : amount}, ${isUsd ? null : currency}, ${now}, ${now})
    returning id`.execute(sql);
  const fundingId = rows[0]?.id ?? 0;
  const sourceId = await saveSource(sql, source_url, hostOf(source_url), now);
  await raw`
    insert into funding_reports (funding_id, source_id, is_preferred)
    values (${fundingId}, ${sourceId}, true)`.execute(sql);
  for (const [position, { name, is_lead }] of investors.entries()) {
    const investorId = await findOrMakeInvestor(sql, name, now);
    await raw`
      insert into funding_investors (funding_id, investor_id, is_lead, position)
      values (${fundingId}, ${investorId}, ${is_lead}, ${position}) on conflict do nothing`.execute(
      sql,
    );
  }
}

/** By name, ignoring case, accents and spaces; of several the one with most deals. */
export async function findOrMakeInvestor(sql: Sql, name: string, now: Date): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    select i.id from search_names n join investors i on i.id = n.entity_id
    where n.kind = 'investor' and n.is_whole and n.word = search_key(${name})
    order by i.deals_count desc, i.id limit 1`.execute(sql);
  if (rows[0]) return rows[0].id;
  const slug = await findFreeSlug(sql, 'investor', name);
  const { rows: made } = await raw<{ id: number }>`
    insert into investors (slug, name, created_at, updated_at) values (${slug}, ${name}, ${now}, ${now})
    returning id`.execute(sql);
  return made[0]?.id ?? 0;
}

// Leaves room for a counter, and for the suffix of a funding's slug.
const LONGEST = 60;

/** An unused slug for a name, with `suffix` or a counter added when it is taken. */
async function findFreeSlug(
  sql: Sql,
  kind: 'startup' | 'investor',
  name: string,
  suffix?: string,
): Promise<string> {
  const plain = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  const { rows } = await raw<{ slug: string }>`
    select slug from ${raw.table(kind === 'startup' ? 'startups' : 'investors')}
    where slug = ${plain} or slug like ${`${plain}-%`}
    union select old_slug from slug_history
    where kind = ${kind} and (old_slug = ${plain} or old_slug like ${`${plain}-%`})
    union select slug from removals where kind = ${kind}`.execute(sql);
  const taken = new Set(rows.map(({ slug }) => slug));
  const wanted = [plain, ...(suffix ? [`${plain}-${suffix}`] : [])];
  for (let counter = 2; ; counter++) {
    const free = wanted.find((slug) => !taken.has(slug));
    if (free) return free;
    wanted.push(`${plain}-${counter}`);
  }
}
