import { type RawBuilder, sql as raw } from 'kysely';
import { formatPartialDate, type PartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import { partialDateOf } from '../../data/partial-date-of.ts';
import { notFound } from '../../http/errors.ts';
import { fundingsText as text } from '../../text/text.ts';

export interface LockedRound {
  id: number;
  slug: string;
  startupId: number;
  /** "Paya: Seed, Mar 2020" */
  name: string;
}

/** Locks startups before rounds, as merges and edits do, so that transactions do not deadlock. */
export async function lockRounds(sql: Sql, which: RawBuilder<unknown>): Promise<LockedRound[]> {
  await raw`
    select from startups where id in (select f.startup_id from fundings f where ${which})
    order by id for no key update`.execute(sql);
  const { rows } = await raw<
    Omit<LockedRound, 'name'> & {
      startup: string;
      round: string;
      date: PartialDate | null;
    }
  >`
    select f.id, f.slug, f.startup_id as "startupId", s.name as startup, f.round,
      ${partialDateOf('f.announced')} as date
    from fundings f join startups s on s.id = f.startup_id
    where ${which} order by f.id for update of f`.execute(sql);
  return rows.map(({ startup, round, date, ...row }) => ({
    ...row,
    name: text.roundOf(startup, round, date && formatPartialDate(date)),
  }));
}

/** Throws 404. */
export async function lockRound(sql: Sql, slug: string): Promise<LockedRound> {
  const [round] = await lockRounds(sql, raw`f.slug = ${slug}`);
  if (!round) throw notFound('round', slug);
  return round;
}
