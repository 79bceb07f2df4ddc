// What was recorded between two times, as lines of a mail.

import { type RawBuilder, sql as raw } from 'kysely';
import { correctionsPath, subjectPath } from '../../../base/correction-paths.ts';
import { formatMoneyTable } from '../../../base/money.ts';
import { formatPartialDate } from '../../../base/partial-date.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import { EXIT_KINDS } from '../../../catalogue/exit-contract.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import { listRoundRows } from '../../../catalogue/round-rows.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { MailItem } from '../../../outbox/mail-content.ts';
import { correctionsText, fundingsText, newsletterText as text } from '../../../text/text.ts';
import { listCorrections } from '../../desk/corrections/log.server.ts';
import { listExitsOf } from '../../exits/queries.server.ts';
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

function isRecent({ happenedSince }: Period, day: RawBuilder<unknown>): RawBuilder<unknown> {
  return happenedSince ? raw`${day} >= ${happenedSince}::timestamptz` : raw`true`;
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
  const { rows } = await raw<{ id: number; total: number; raised: number | null }>`
    select f.id, count(*) over ()::int as total, sum(f.counted_usd) over () as raised
    from fundings f join startups s on s.id = f.startup_id
    where ${isIn(period, 'f')} and ${isRecent(period, raw`f.announced_on`)}
      and ${topic?.type === 'investor' ? joined : isOf(topic)}
    order by f.amount_usd desc nulls last, f.announced_on desc nulls last, f.id desc limit ${most}`.execute(
    sql,
  );
  const rounds = await listRoundRows(sql, idsOf(rows));
  const items = rounds.map((round) => {
    const { startup, announced_on, investors } = round;
    const named = (isLead: boolean) =>
      investors
        .filter(({ is_lead }) => is_lead === isLead)
        .slice(0, MOST_INVESTORS)
        .map(({ name }) => name);
    return toItem(startup.name + fundingsText.raised(round), fundingPath(round.slug), [
      startup.country,
      announced_on && text.announced(formatPartialDate(announced_on)),
      text.investors(named(true), named(false)),
    ]);
  });
  return { items, total: rows[0]?.total ?? 0, raised: rows[0]?.raised ?? null };
}

/** Acquisitions, mergers, listings and closures, the newest first. */
export async function listNewExits(
  sql: Sql,
  period: Period,
  topic: Topic | null,
  most: number,
): Promise<NewRecords> {
  const { rows } = await raw<{ id: number; total: number }>`
    select e.id, count(*) over ()::int as total
    from startup_events e join startups s on s.id = e.startup_id
    where e.kind = any(${[...EXIT_KINDS]}::text[]) and ${isOf(topic)}
      and ${isIn(period, 'e')} and ${isRecent(period, raw`e.happened_on`)}
    order by e.happened_on desc nulls last, e.id desc limit ${most}`.execute(sql);
  const exits = await listExitsOf(sql, idsOf(rows));
  const items = exits.map(({ startup, country, kind, counterparty, date, amount }) =>
    toItem(text.exits[kind](startup.name, counterparty), startupPath(startup.slug), [
      country,
      date && formatPartialDate(date),
      amount && text.price(formatMoneyTable(amount)),
    ]),
  );
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
  const items = rows.map(({ name, slug, tagline, country }) =>
    toItem(name, startupPath(slug), [country, tagline]),
  );
  return { items, total: rows[0]?.total ?? 0 };
}

const idsOf = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => id);

function toItem(title: string, path: string, notes: Array<string | number | null>): MailItem {
  return { title: shorten(title), note: shorten(notes.filter(Boolean).join(' · ')), path };
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
  const all = await listCorrections(sql, MOST_CORRECTIONS);
  const decided = all.filter(({ decided_at }) => {
    const at = new Date(decided_at);
    return at >= since && at < until;
  });
  const items = decided
    .slice(0, most)
    .map(({ kind, slug, subject, field, before, after }) =>
      toItem(
        correctionsText.entryTitle(subject, factLabel(field)),
        subjectPath(kind, slug) ?? correctionsPath(),
        [correctionsText.entryWords(sayFact(field, before), sayFact(field, after))],
      ),
    );
  return { items, total: decided.length };
}
