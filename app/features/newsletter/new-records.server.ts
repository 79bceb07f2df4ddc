// What was recorded between two times, as lines of a mail.
import { type RawBuilder, sql as raw } from 'kysely';
import { correctionsPath, subjectPath } from '../../base/correction-paths.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { formatPartialDate, toPartialDate } from '../../base/partial-date.ts';
import { fundingPath, startupPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { correctionsText, fundingsText, newsletterText as text } from '../../text/text.ts';
import { factLabel, sayFact } from '../corrections/fact-words.ts';
import { listCorrections } from '../corrections/log.server.ts';
import { EXIT_KINDS, type ExitKind } from '../exits/contract.ts';
import type { MailItem } from '../mail/mail-content.ts';
import type { Topic } from './topics.server.ts';

export interface Period {
  since: Date;
  until: Date;
  /** Leaves out what happened earlier and was only recorded now. */
  happenedSince?: Date;
}

export interface NewRecords {
  items: MailItem[];
  total: number;
}

const MOST_INVESTORS = 3;
/** More than any week has. */
const MOST_CORRECTIONS = 500;
const LONGEST = 160;

function isIn({ since, until }: Period, table: 'f' | 'e' | 's'): RawBuilder<unknown> {
  const at = raw.ref(`${table}.created_at`);
  return raw`${at} >= ${since} and ${at} < ${until}`;
}

/** Startups `s` of the topic. */
function isOf(topic: Topic | null): RawBuilder<unknown> {
  if (!topic) return raw`true`;
  const { type, id } = topic;
  if (type === 'location') return raw`${id}::bigint in (s.country_id, s.city_id)`;
  if (type === 'industry') {
    return raw`exists (select from startup_industries si where si.startup_id = s.id and si.industry_id = ${id})`;
  }
  return raw`false`;
}

export interface NewRounds extends NewRecords {
  /** US dollars, of those that are disclosed; null when none is. */
  raised: number | null;
}

/** The largest first. */
export async function listNewRounds(
  sql: Sql,
  period: Period,
  topic: Topic | null,
  most: number,
): Promise<NewRounds> {
  const joined = raw`exists (select from funding_investors fi where fi.funding_id = f.id and fi.investor_id = ${topic?.id ?? 0})`;
  const { rows } = await raw<{
    slug: string;
    startup: string;
    country: string;
    round: FundingRound;
    amount: number | null;
    reported_amount: number | null;
    reported_currency: string | null;
    day: string | null;
    precision: string | null;
    leads: string[];
    others: string[];
    total: number;
    raised: number | null;
  }>`
    select f.slug, s.name as startup, c.name as country, f.round, f.amount_usd as amount,
      f.reported_amount, f.reported_currency, f.announced_on as day, f.announced_precision as precision, named.leads, named.others, count(*) over ()::int as total,
      sum(f.counted_usd) over () as raised
    from fundings f join startups s on s.id = f.startup_id join places c on c.id = s.country_id
      cross join lateral (
        select coalesce(array_agg(i.name order by fi.position) filter (where fi.is_lead), '{}') as leads,
          coalesce(array_agg(i.name order by fi.position) filter (where not fi.is_lead), '{}') as others
        from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = f.id) named
    where ${isIn(period, 'f')} and ${topic?.type === 'investor' ? joined : isOf(topic)}
      and (${period.happenedSince ?? null}::timestamptz is null or f.announced_on >= ${period.happenedSince ?? null}::timestamptz)
    order by f.amount_usd desc nulls last, f.announced_on desc nulls last, f.id desc limit ${most}`.execute(
    sql,
  );
  const items = rows.map(({ slug, startup, day, precision, ...row }) => ({
    title: shorten(startup + fundingsText.raised(row)),
    note: sayParts([
      row.country,
      sayDay(day, precision, text.announced),
      text.investors(row.leads.slice(0, MOST_INVESTORS), row.others.slice(0, MOST_INVESTORS)),
    ]),
    path: fundingPath(slug),
  }));
  return { items, total: rows[0]?.total ?? 0, raised: rows[0]?.raised ?? null };
}

/** Acquisitions, mergers, listings and closures, the newest first. */
export async function listNewExits(
  sql: Sql,
  period: Period,
  topic: Topic | null,
  most: number,
): Promise<NewRecords> {
  const { rows } = await raw<{
    startup: string;
    slug: string;
    country: string;
    kind: ExitKind;
    counterparty: string | null;
    amount: number | null;
    day: string | null;
    precision: string | null;
    total: number;
  }>`
    select s.name as startup, s.slug, c.name as country, e.kind, e.counterparty, e.amount_usd as amount,
      e.happened_on as day, e.happened_precision as precision, count(*) over ()::int as total
    from startup_events e join startups s on s.id = e.startup_id join places c on c.id = s.country_id
    where e.kind = any(${[...EXIT_KINDS]}::text[]) and ${isIn(period, 'e')} and ${isOf(topic)}
      and (${period.happenedSince ?? null}::timestamptz is null or e.happened_on >= ${period.happenedSince ?? null}::timestamptz)
    order by e.happened_on desc nulls last, e.id desc limit ${most}`.execute(sql);
  const items = rows.map(({ startup, slug, country, kind, counterparty, amount, ...row }) => ({
    title: shorten(text.exits[kind](startup, counterparty)),
    note: sayParts([
      country,
      sayDay(row.day, row.precision, (day) => day),
      amount && text.price(formatMoneyTable(amount)),
    ]),
    path: startupPath(slug),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** Those that raised most first. */
export async function listNewStartups(
  sql: Sql,
  period: Period,
  topic: Topic | null,
  most: number,
): Promise<NewRecords> {
  const { rows } = await raw<{
    name: string;
    slug: string;
    tagline: string | null;
    country: string;
    total: number;
  }>`
    select s.name, s.slug, s.tagline, c.name as country, count(*) over ()::int as total
    from startups s join places c on c.id = s.country_id
    where ${isIn(period, 's')} and ${isOf(topic)}
    order by s.total_fundings desc nulls last, s.name limit ${most}`.execute(sql);
  const items = rows.map(({ name, slug, tagline, country }) => ({
    title: shorten(name),
    note: sayParts([country, tagline]),
    path: startupPath(slug),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

function sayDay(
  day: string | null,
  precision: string | null,
  say: (day: string) => string,
): string | null {
  const date = toPartialDate(day, precision);
  return date && say(formatPartialDate(date));
}

function sayParts(parts: Array<string | number | null>): string {
  return shorten(parts.filter(Boolean).join(' · '));
}

function shorten(line: string): string {
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** What was corrected and what was taken back, newest first. */
export async function listNewCorrections(
  sql: Sql,
  { since, until }: Period,
  most: number,
): Promise<NewRecords> {
  const all = await listCorrections(sql, null, MOST_CORRECTIONS);
  const decided = all.filter(({ decided_at }) => {
    const at = new Date(decided_at);
    return at >= since && at < until;
  });
  const items = decided.slice(0, most).map(({ kind, slug, subject, field, before, after }) => ({
    title: shorten(correctionsText.entryTitle(subject, factLabel(field))),
    path: subjectPath(kind, slug) ?? correctionsPath(),
    note: shorten(correctionsText.entryWords(sayFact(field, before), sayFact(field, after))),
  }));
  return { items, total: decided.length };
}
