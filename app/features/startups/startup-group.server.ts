// Startups of a place, an industry or both, with their figures.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { partialDateOf } from '../../data/partial-date-of.ts';
import { isInGroup, listMembers, type StartupGroup } from '../../figures/group.server.ts';
import { findGroupRecords } from '../../figures/group-records.server.ts';
import { findRecentAmount, findTotals } from '../../figures/sums.server.ts';
import type { StartupRow } from './contract.ts';
import type { GroupFigures, GroupFunding } from './group-contract.ts';
import { listGroupInvestors } from './group-investors.server.ts';
import { startupRowColumns } from './select-rows.server.ts';

const TOP_STARTUPS = 5;
const LATEST_FUNDINGS = 6;

/** Its figures, and the first of what is in it. */
export async function describeGroup(sql: Sql, group: StartupGroup, now: Date) {
  const [figures, top_startups, top_investors, latest_fundings] = await Promise.all([
    findGroupFigures(sql, group, now),
    listGroupStartups(sql, group, TOP_STARTUPS),
    listGroupInvestors(sql, group, now),
    listGroupFundings(sql, group, LATEST_FUNDINGS),
  ]);
  return { ...figures, top_startups, top_investors, latest_fundings };
}

/** 12 months are counted back from `now` (decisions.md, /countries). */
async function findGroupFigures(sql: Sql, group: StartupGroup, now: Date): Promise<GroupFigures> {
  const totals = await findTotals(sql, group);
  const records = await findGroupRecords(sql, group, totals.startups_count, now);
  const { rows_count, disclosed_count, sourced_count, checked_count, median_round } = records;
  const shareOf = (count: number) => (rows_count > 0 ? count / rows_count : null);
  return {
    ...totals,
    fundings_12m: await findRecentAmount(sql, group, now),
    median_round,
    completeness: {
      rows_count,
      disclosed_count,
      sourced_share: shareOf(sourced_count),
      checked_share: shareOf(checked_count),
    },
  };
}

/** One page, best funded first. */
export async function findGroupStartups(
  sql: Sql,
  group: StartupGroup,
  page: number,
  perPage: number,
): Promise<{ total: number; rows: StartupRow[] }> {
  const [{ startups_count: total }, rows] = await Promise.all([
    findTotals(sql, group),
    listGroupStartups(sql, group, perPage, (page - 1) * perPage),
  ]);
  return { total, rows };
}

async function listGroupStartups(
  sql: Sql,
  group: StartupGroup,
  limit: number,
  skip = 0,
): Promise<StartupRow[]> {
  const isOrdered = group.industryId === undefined;
  const walks = isOrdered || (await isWalkShort(sql, group, 'startups_count', skip + limit));
  const members = walks
    ? raw`startups s where ${isInGroup(group)}`
    : raw`(select s.* from (${listMembers(group)}) m join startups s on s.id = m.id offset 0) s where true`;
  const { rows } = await raw<StartupRow>`
    select ${startupRowColumns}
    from (select s.* from ${members}
      order by s.total_fundings desc nulls last, s.name, s.id
      limit ${limit} offset ${skip}) s
    join places country on country.id = s.country_id
    order by s.total_fundings desc nulls last, s.name, s.id`.execute(sql);
  return rows;
}

/** Whether scanning the place's startups or rounds in order reads fewer rows than the group has. */
async function isWalkShort(
  sql: Sql,
  group: StartupGroup,
  counted: 'startups_count' | 'fundings_count',
  wanted: number,
): Promise<boolean> {
  const within = counted === 'fundings_count' ? {} : { ...group, industryId: undefined };
  const [own, walked] = await Promise.all([findTotals(sql, group), findTotals(sql, within)]);
  return wanted * walked[counted] < own[counted] * own.startups_count;
}

export async function listGroupFundings(
  sql: Sql,
  group: StartupGroup,
  limit: number,
): Promise<GroupFunding[]> {
  // Large groups scan all rounds, newest first; others read the rounds of their own startups.
  const isPlace = group.industryId === undefined && group.place !== undefined;
  const few = isPlace
    ? raw`startups s where ${isInGroup(group)}`
    : raw`(${listMembers(group)} offset 0) m join startups s on s.id = m.id where true`;
  const members =
    !isPlace && (await isWalkShort(sql, group, 'fundings_count', limit))
      ? raw`fundings f join startups s on s.id = f.startup_id and ${isInGroup(group)}`
      : raw`(select s.* from ${few} and s.last_funding_on is not null
            order by s.last_funding_on desc fetch first (${limit}::int) rows with ties) s
          cross join lateral (select * from fundings where startup_id = s.id offset 0) f`;
  const { rows } = await raw<GroupFunding>`
    select f.slug, json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo) as startup,
      f.round, ${partialDateOf('f.announced')} as announced_on,
      f.amount_usd as amount, f.reported_amount, f.reported_currency
    from ${members}
    where f.announced_on is not null
    order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc
    limit ${limit}`.execute(sql);
  return rows;
}
