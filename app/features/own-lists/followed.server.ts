// Alerts of a list: rounds of its startups, of its investors, of its people's startups.
import { type RawBuilder, sql as raw } from 'kysely';
import { UUID } from '../../base/address.ts';
import type { Sql } from '../../data/database.ts';
import type { ListKind } from './listed-facts.ts';

interface ListToFollow {
  id: number;
  uuid: string;
  name: string;
  kind: ListKind;
}

/** Null where it is gone, or another's: messages and feeds of its alerts say its UUID. */
export async function findListToFollow(
  sql: Sql,
  userId: number,
  uuid: string,
): Promise<ListToFollow | null> {
  if (!UUID.test(uuid)) return null;
  const { rows } = await raw<ListToFollow>`
    select id, uuid, name, kind from own_lists
    where uuid = ${uuid} and user_id = ${userId}`.execute(sql);
  return rows[0] ?? null;
}

const JOINS: Readonly<Record<ListKind, RawBuilder<unknown>>> = {
  startup: raw`r.startup_id = f.startup_id`,
  investor: raw`exists (select from funding_investors fi
    where fi.funding_id = f.id and fi.investor_id = r.investor_id)`,
  person: raw`exists (select from startup_people its
    where its.startup_id = f.startup_id and its.person_id = r.person_id)`,
};

/** Recorded after the row was added: earlier rounds of a startup are not sent. */
export const selectRoundsOf = ({ id, kind }: ListToFollow): RawBuilder<unknown> => raw`
  select f.id, f.startup_id from own_list_rows r join fundings f on ${JOINS[kind]}
  where r.list_id = ${id} and f.created_at > r.created_at`;
