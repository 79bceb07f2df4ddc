// The public log, and the figures of the queue.
import { type RawBuilder, sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import type { Sql } from '../../../data/database.ts';
import { dateTextOf } from '../../../data/partial-date-of.ts';
import { type About, CLOCK_DAYS, type Correction, type CorrectionFigures } from './contract.ts';

/** Slug of a row by kind and id; null when it is gone. */
export function slugOf(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`case ${kind}
    when 'startup' then (select slug from startups where id = ${id})
    when 'funding' then (select slug from fundings where id = ${id})
    when 'investor' then (select slug from investors where id = ${id})
    when 'person' then (select slug from people where id = ${id})
    when 'location' then (select slug from places where id = ${id})
    when 'exit' then (select exit.slug from (select e.id, ${exitSlug} as slug from startup_events e
      join startups s on s.id = e.startup_id) exit where exit.id = ${id})
  end`;
}

const EXIT_DATE = dateTextOf('e.happened');

/** Of `startup_events e` and `startups s`. */
export const exitSlug = raw`s.slug || '-' || e.kind || coalesce('-' || ${EXIT_DATE}, '')`;

const EXIT = /^(.+)-([a-z]+?)(?:-(\d{4}(?:-\d\d){0,2}))?$/;

/** The id of what a slug names; no row for an unknown one. */
export function selectSubject({ kind, slug }: About): RawBuilder<{ id: number }> {
  const [, startup = '', event = '', date = null] = EXIT.exec(slug) ?? [];
  const queries: Record<SubjectKind, RawBuilder<{ id: number }>> = {
    startup: raw`select id from startups where slug = ${slug}`,
    funding: raw`select id from fundings where slug = ${slug}`,
    investor: raw`select id from investors where slug = ${slug}`,
    person: raw`select id from people where slug = ${slug}`,
    location: raw`select id from places where slug = ${slug} and kind <> 'state'`,
    exit: raw`
      select e.id from startup_events e join startups s on s.id = e.startup_id
      where s.slug = ${startup} and e.kind = ${event}
        and left(e.happened_on::text, length(${date}::text)) is not distinct from ${date}::text
      order by ${EXIT_DATE} = ${date}::text desc, e.happened_on desc, e.id desc limit 1`,
  };
  return queries[kind];
}

export async function findSubjectId(sql: Sql, about: About): Promise<number | null> {
  const { rows } = await selectSubject(about).execute(sql);
  return rows[0]?.id ?? null;
}

/** Whose corrections are meant. */
export type LoggedSubject = About & { id: number | RawBuilder<unknown> };

export type LoggedCorrection<Time = Date> = Omit<
  Correction,
  'received_at' | 'decided_at' | 'days'
> & {
  received_at: Time;
  decided_at: Time;
};

/** Newest first. */
export async function listCorrections(
  sql: Sql,
  of: LoggedSubject | null,
  limit: number,
  offset = 0,
): Promise<Correction[]> {
  const { rows } = await selectCorrections(of, limit, offset).execute(sql);
  return rows.map(toCorrection);
}

/** Newest first, for toCorrection. */
export function selectCorrections(
  of: LoggedSubject | null,
  limit: number,
  offset = 0,
): RawBuilder<LoggedCorrection> {
  return raw<LoggedCorrection>`
    select c.id, c.kind, ${of ? raw`${of.slug}::text` : slugOf(raw`c.kind`, raw`c.entity_id`)} as slug, c.subject, c.field, c.before, c.after,
      c.reason, c.source_url, c.finder, c.received_at, c.decided_at, c.undoes, u.id as undone_by
    from corrections c left join corrections u on u.undoes = c.id
    where ${ofSubject(of)}
    order by c.decided_at desc, c.id desc limit ${limit} offset ${offset}`;
}

export function toCorrection(logged: LoggedCorrection<Date | string>): Correction {
  const received = new Date(logged.received_at);
  const decided = new Date(logged.decided_at);
  return {
    ...logged,
    received_at: received.toISOString(),
    decided_at: decided.toISOString(),
    days: Math.floor((decided.getTime() - received.getTime()) / DAY_MS),
  };
}

export async function countCorrections(sql: Sql, of: LoggedSubject | null): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from corrections c where ${ofSubject(of)}`.execute(sql);
  return rows[0]?.count ?? 0;
}

function ofSubject(of: LoggedSubject | null): RawBuilder<unknown> {
  return of ? raw`c.kind = ${of.kind} and c.entity_id = ${of.id}` : raw`true`;
}

/** Of reports that anybody sent; what moderators corrected themselves waited for nobody. */
export async function countQueue(sql: Sql, now: Date): Promise<CorrectionFigures> {
  const { rows } = await raw<CorrectionFigures>`
    select count(*) filter (where state in ('pending', 'needs_info'))::int as waiting,
      floor(extract(epoch from ${now} - min(created_at) filter (where state in ('pending', 'needs_info'))) / 86400)::int as oldest_days,
      count(*) filter (where decided)::int as decided,
      count(*) filter (where decided and state = 'published')::int as accepted,
      count(*) filter (where decided and took <= ${CLOCK_DAYS}::int * interval '1 day')::int as in_time,
      (percentile_cont(0.5) within group (order by extract(epoch from took)) filter (where decided) / 86400)::numeric(8, 1) as median_days
    from (select state, created_at, decided_at - created_at as took,
        state in ('published', 'rejected') and decided_at > ${now}::timestamptz - interval '365 days' as decided
      from submissions where kind = 'edit') edits`.execute(sql);
  if (!rows[0]) throw new Error('The queue was not counted');
  return rows[0];
}
