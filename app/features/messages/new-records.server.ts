// Records added since a time: the common query of notifications, the newsletter and weekly
// mails. Alerts compare lists, for which a time is not enough (docs/decisions/050-alerts.md),
// and feeds have the newest announced, whenever those were recorded.
import { type RawBuilder, sql as raw } from 'kysely';
import { EXIT_KINDS } from '../../catalogue/exit-contract.ts';
import type { Sql } from '../../data/database.ts';
import type { Followable } from '../../follows/follows.server.ts';

type Part = RawBuilder<unknown>;

/** Rows r of startups. */
const RECORDS = {
  round: { from: raw`fundings r`, startupId: raw`r.startup_id`, happenedOn: raw`r.announced_on` },
  exit: {
    from: raw`(select * from startup_events where kind = any(${[...EXIT_KINDS]}::text[])) r`,
    startupId: raw`r.startup_id`,
    happenedOn: raw`r.happened_on`,
  },
  startup: { from: raw`startups r`, startupId: raw`r.id`, happenedOn: null },
  news: {
    from: raw`news r join news_startups named on named.news_id = r.id`,
    startupId: raw`named.startup_id`,
    happenedOn: null,
  },
  status: { from: raw`status_changes r`, startupId: raw`r.startup_id`, happenedOn: null },
};

export type Subject = Pick<Followable, 'id' | 'type'>;

export interface Period {
  since: Date;
  until?: Date;
  /** Leaves out what happened earlier and was only recorded now. */
  happenedSince?: Date;
}

/** As event_id, startup_id and created_at; news once for each startup that it names. */
export function listRecorded(kind: keyof typeof RECORDS, period: Period): Part {
  return raw`
    select r.id as event_id, ${RECORDS[kind].startupId} as startup_id, r.created_at
    from ${recordedIn(kind, period, null)}`;
}

const ORDERS = {
  round: raw`r.amount_usd desc nulls last, r.announced_on desc nulls last, r.id desc`,
  exit: raw`r.happened_on desc nulls last, r.id desc`,
  startup: raw`r.total_fundings desc nulls last, r.name`,
};

/** The largest rounds, the newest exits, or the startups that raised most. */
export async function listNew(
  sql: Sql,
  kind: keyof typeof ORDERS,
  period: Period,
  subject: Subject | null,
  most: number,
) {
  const raised = kind === 'round' ? raw`sum(r.counted_usd) over ()` : raw`null::float`;
  const { rows } = await raw<{ id: number; total: number; raised: number | null }>`
    select r.id, count(*) over ()::int as total, ${raised} as raised
    from ${recordedIn(kind, period, subject)} order by ${ORDERS[kind]} limit ${most}`.execute(sql);
  const [first] = rows;
  return {
    ids: rows.map(({ id }) => id),
    total: first?.total ?? 0,
    /** US dollars, of rounds that disclose them; null when none does. */
    raised: first?.raised ?? null,
  };
}

function recordedIn(
  kind: keyof typeof RECORDS,
  { since, until, happenedSince }: Period,
  subject: Subject | null,
): Part {
  const { from, startupId, happenedOn } = RECORDS[kind];
  const conditions = [
    raw`r.created_at >= ${since}`,
    until && raw`r.created_at < ${until}`,
    happenedSince && happenedOn && raw`${happenedOn} >= ${happenedSince}::timestamptz`,
    subject && isAbout(subject, startupId, kind === 'round' ? raw`r.id` : undefined),
  ].filter((condition) => !!condition);
  return raw`${from} where ${raw.join(conditions, raw` and `)}`;
}

/**
 * Whether a row of this startup is about the subject; an investor is named by rounds alone. Fenced
 * by `offset 0`, so that it is looked up row by row where rows come in their order.
 */
export function isAbout({ type, id }: Subject, startupId: Part, roundId?: Part) {
  switch (type) {
    case 'startup':
      return raw`${startupId} = ${id}`;
    case 'industry':
      return raw`exists (select from startup_industries si
        where si.startup_id = ${startupId} and si.industry_id = ${id} offset 0)`;
    case 'location':
      return raw`exists (select from startups placed
        where placed.id = ${startupId} and (placed.country_id = ${id} or placed.city_id = ${id}) offset 0)`;
    case 'investor':
      return roundId
        ? raw`exists (select from funding_investors fi where fi.funding_id = ${roundId} and fi.investor_id = ${id})`
        : raw`false`;
  }
}
