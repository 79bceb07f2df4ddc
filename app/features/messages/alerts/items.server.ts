// What alerts found, as messages and feeds show it.
import { sql as raw } from 'kysely';
import { formatPartialDate } from '../../../base/dates.ts';
import { fundingPath, investorPath, startupPath } from '../../../base/paths.ts';
import { listRoundRows } from '../../../catalogue/round-rows.server.ts';
import type { Sql } from '../../../data/database.ts';
import { listFound } from '../../../find/found-rows.server.ts';
import {
  exitsText,
  fundingsText,
  investorsText,
  notificationsText,
  alertsText as text,
} from '../../../text/text.ts';
import { listExitsOf } from '../../exits/queries.server.ts';
import { listInvestorRows } from '../../search/questions/answer-rows.server.ts';
import type { ItemKind } from './contract.ts';

export interface AlertItem {
  id: number;
  title: string;
  note: string;
  path: string;
  /** As the API has it. */
  record: object;
}

/** Those that still exist, in the order of the ids. */
export async function listItems(
  sql: Sql,
  kind: ItemKind,
  ids: readonly number[],
): Promise<AlertItem[]> {
  return SHOW[kind](sql, await listPresent(sql, kind, ids));
}

const TABLES: Record<ItemKind, string> = {
  round: 'fundings',
  startup: 'found_startups',
  investor: 'investors',
  exit: 'startup_events',
};

async function listPresent(sql: Sql, kind: ItemKind, ids: readonly number[]): Promise<number[]> {
  const key = raw.ref(kind === 'startup' ? 't.startup_id' : 't.id');
  const { rows } = await raw<{ id: number }>`
    select wanted.id from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join ${raw.table(TABLES[kind])} t on ${key} = wanted.id order by wanted.place`.execute(sql);
  return rows.map(({ id }) => id);
}

const SHOW: Record<ItemKind, (sql: Sql, ids: readonly number[]) => Promise<AlertItem[]>> = {
  round: async (sql, ids) =>
    (await listRoundRows(sql, ids)).map((record, index) => {
      const { startup, announced_on, investors } = record;
      const announced = announced_on
        ? notificationsText.announced(formatPartialDate(announced_on))
        : notificationsText.announcedUnknown;
      const named = investors.map(({ label }) => label).join(', ');
      return {
        id: ids[index] ?? 0,
        title: startup.name + fundingsText.raised(record),
        note: [announced, startup.country, named].filter(Boolean).join(' · '),
        path: fundingPath(record.slug),
        record,
      };
    }),
  startup: async (sql, ids) =>
    (await listFound(sql, ids)).map((record, index) => ({
      id: ids[index] ?? 0,
      title: record.name,
      note: [record.tagline, record.country].filter(Boolean).join(' · '),
      path: startupPath(record.slug),
      record,
    })),
  investor: async (sql, ids) =>
    (await listInvestorRows(sql, ids)).map((record, index) => ({
      id: ids[index] ?? 0,
      title: record.name,
      note: [record.type, record.country, investorsText.deals(record.deals_count)]
        .filter(Boolean)
        .join(' · '),
      path: investorPath(record.slug),
      record,
    })),
  exit: async (sql, ids) => {
    const exits = new Map((await listExitsOf(sql, ids)).map((exit) => [exit.id, exit]));
    return ids.flatMap((one) => {
      const found = exits.get(one);
      if (!found) return [];
      const { id: _, ...record } = found;
      const { startup, kind, counterparty, date, country } = record;
      return {
        id: one,
        title: text.exitTitle(startup.name, exitsText.kinds[kind], counterparty),
        note: [date && formatPartialDate(date), country].filter(Boolean).join(' · '),
        path: startupPath(startup.slug),
        record,
      };
    });
  },
};
