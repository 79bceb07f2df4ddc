// Proposals from news during a week, and whether the feeds respond.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Proposal } from './proposals.server.ts';

const MOST = 50;
const MOST_OLD = 10;

export interface ListedProposal
  extends Pick<Proposal, 'uuid' | 'happening' | 'state' | 'name' | 'content'> {
  articles: number;
  at: Date;
}

const rowsOf = (at: string, rest: ReturnType<typeof raw>) => raw<ListedProposal>`
  select p.uuid, p.happening, p.state, p.name, p.content, p.${raw.ref(at)} as at,
    (select count(*) from proposal_articles a where a.proposal_id = p.id) as articles
  from proposals p ${rest}`;

export interface PressWeek {
  came: ListedProposal[];
  decided: ListedProposal[];
  oldest: ListedProposal[];
  counts: { came: number; waits: number; decided: number };
}

export async function loadPressWeek(sql: Sql, now: Date): Promise<PressWeek> {
  const week = raw`${now}::timestamptz - interval '7 days'`;
  const [came, decided, oldest, counts] = await Promise.all([
    rowsOf(
      'created_at',
      raw`where p.created_at > ${week} order by p.created_at desc, p.id desc limit ${MOST}`,
    ).execute(sql),
    rowsOf(
      'decided_at',
      raw`where p.decided_at > ${week} order by p.decided_at desc, p.id desc limit ${MOST}`,
    ).execute(sql),
    rowsOf(
      'created_at',
      raw`where p.state = 'pending' order by p.created_at, p.id limit ${MOST_OLD}`,
    ).execute(sql),
    raw<PressWeek['counts']>`
      select count(*) filter (where created_at > ${week}) as came, count(*) filter (where state = 'pending') as waits,
        count(*) filter (where decided_at > ${week}) as decided
      from proposals`.execute(sql),
  ]);
  return {
    ...{ came: came.rows, decided: decided.rows, oldest: oldest.rows },
    counts: counts.rows[0] ?? { came: 0, waits: 0, decided: 0 },
  };
}

export interface FeedState {
  url: string;
  answered_at: Date | null;
  last_error: string | null;
  failures: number;
}

/** Of the feeds that have been tried. */
export async function listFeedStates(sql: Sql): Promise<FeedState[]> {
  const { rows } = await raw<FeedState>`
    select url, answered_at, last_error, failures from news_feeds
    where answered_at is not null or failures > 0 order by failures desc, url`.execute(sql);
  return rows;
}
