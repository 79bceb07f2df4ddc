// Startups of a place, an industry or both, with their figures.
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../../base/dates.ts';
import { limitTo, linkTo, moneyOf } from '../../catalogue/fragments.server.ts';
import {
  GROUP_INVESTORS,
  type GroupFigures,
  type GroupFunding,
  type GroupInvestor,
  type GroupPart,
} from '../../catalogue/group-contract.ts';
import { hasNoRelated, refreshLeaders, refreshRelated } from '../../catalogue/related.server.ts';
import { startupRowColumns } from '../../catalogue/select-rows.server.ts';
import type { StartupRow } from '../../catalogue/startup-contract.ts';
import type { Sql } from '../../data/database.ts';
import { announcedNumber, partialDateOf, partialDateOfNumber } from '../../data/partial-date-of.ts';
import {
  type DailyFigure,
  readDailyFigure,
  refreshDailyFigure,
} from '../../figures/daily-figures.server.ts';
import { findGroupRecords, listGroups, listGroupTags } from '../../figures/group-records.server.ts';
import {
  findRecentAmount,
  findTotals,
  isInGroup,
  listMembers,
  type StartupGroup,
} from '../../figures/sums.server.ts';
import type { Work } from '../../jobs/jobs.server.ts';

type Totals = Awaited<ReturnType<typeof findTotals>>;

const TOP_STARTUPS = 5;
const LATEST_FUNDINGS = 6;

/** Its figures and its first records. */
export async function describeGroup(sql: Sql, group: StartupGroup, now: Date) {
  const totals = await findTotals(sql, group);
  const [figures, top_startups, top_investors, latest_fundings] = await Promise.all([
    findGroupFigures(sql, group, totals, now),
    listGroupStartups(sql, group, TOP_STARTUPS),
    listGroupInvestors(sql, group, totals, now),
    listGroupFundings(sql, group, LATEST_FUNDINGS),
  ]);
  return { ...figures, top_startups, top_investors, latest_fundings };
}

/** 12 months are counted back from `now`. */
async function findGroupFigures(
  sql: Sql,
  group: StartupGroup,
  { disclosed_count, ...totals }: Totals,
  now: Date,
): Promise<GroupFigures> {
  const records = await findGroupRecords(sql, group, totals.startups_count, now);
  const { rows_count, sourced_count, checked_count, median_round } = records;
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
      ${limitTo(limit, skip)}) s
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
  if (!group.place && group.industryId === undefined) return true;
  const within = counted === 'fundings_count' ? {} : { ...group, industryId: undefined };
  const [own, walked] = await Promise.all([findTotals(sql, group), findTotals(sql, within)]);
  return wanted * walked[counted] < own[counted] * own.startups_count;
}

/** Most startups first; `parts` joins them as `part` to `group_totals totals`. */
export async function listGroupParts(
  sql: Sql,
  parts: RawBuilder<unknown>,
  limit: number,
): Promise<GroupPart[]> {
  const { rows } = await raw<GroupPart>`
    select part.name, part.slug, totals.startups_count, totals.total_fundings
    from group_totals totals join ${parts}
    order by totals.startups_count desc, totals.total_fundings desc nulls last, part.name
    ${limitTo(limit)}`.execute(sql);
  return rows;
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
            order by s.last_funding_on desc fetch first ${raw.lit(limit)} rows with ties) s
          cross join lateral (select * from fundings where startup_id = s.id offset 0) f`;
  const { rows } = await raw<GroupFunding>`
    select f.slug, ${linkTo('s', 'logo')} as startup,
      f.round, ${partialDateOf('f.announced')} as announced_on,
      ${moneyOf('f')}
    from ${members}
    where f.announced_on is not null
    order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc
    ${limitTo(limit)}`.execute(sql);
  return rows;
}

/** Above this many rounds the list is computed daily. */
const ROUNDS_READ_AT_ONCE = 1_500;

/** Investors with most rounds in the group, the latest first among equals. */
async function listGroupInvestors(
  sql: Sql,
  group: StartupGroup,
  { fundings_count }: Totals,
  now: Date,
): Promise<GroupInvestor[]> {
  return fundings_count <= ROUNDS_READ_AT_ONCE
    ? rankInGroup(sql, group)
    : readDailyFigure(sql, investorsOf(sql, group), now);
}

/** Computes the large groups not yet computed on the day of `now`. */
export async function refreshGroupInvestors(sql: Sql, now: Date): Promise<void> {
  const groups = await listGroups(sql, raw`totals.fundings_count > ${ROUNDS_READ_AT_ONCE}`);
  for (const group of groups) await refreshDailyFigure(sql, investorsOf(sql, group), now);
}

function investorsOf(sql: Sql, group: StartupGroup): DailyFigure<GroupInvestor[]> {
  return {
    key: `investors-of:${group.place?.id ?? 0}:${group.industryId ?? 0}`,
    compute: () => rankInGroup(sql, group),
    listCacheTags: () => listGroupTags(sql, group),
  };
}

async function rankInGroup(sql: Sql, group: StartupGroup): Promise<GroupInvestor[]> {
  const { rows } = await raw<GroupInvestor>`
    with here as (
      select fi.investor_id, count(*) as deals_count,
        count(*) filter (where fi.is_lead) as lead_count,
        max(${announcedNumber}) as last_deal
      from (${listMembers(group)}) member
        -- Offsets keep the planner from reading whole tables.
        cross join lateral (select * from fundings where startup_id = member.id offset 0) f
        cross join lateral (select * from funding_investors where funding_id = f.id offset 0) fi
      group by fi.investor_id
      order by deals_count desc, last_deal desc nulls last
      fetch first ${raw.lit(GROUP_INVESTORS)} rows with ties
    )
    select i.name, i.slug, i.logo, i.type, here.deals_count, here.lead_count,
      ${partialDateOfNumber('here.last_deal')} as last_deal_on
    from here join investors i on i.id = here.investor_id
    order by here.deals_count desc, here.last_deal desc nulls last, i.name
    ${limitTo(GROUP_INVESTORS)}`.execute(sql);
  return rows;
}

// Leaves most of the ten minutes between runs to visitors.
const RELATED_MS = 20_000;

export function startupsWork(sql: Sql): Work {
  let relatedDay = '';
  let relatedUpTo = 0;
  return {
    jobs: [
      {
        name: 'related-startups',
        cron: '*/10 * * * *',
        atStart: () => hasNoRelated(sql),
        async run() {
          const today = isoDay(new Date());
          if (relatedUpTo === 0 && relatedDay === today) return;
          if (relatedUpTo === 0) await refreshLeaders(sql);
          relatedDay = today;
          relatedUpTo = await refreshRelated(sql, relatedUpTo, Date.now() + RELATED_MS);
        },
      },
      {
        name: 'group-investors',
        cron: '*/10 * * * *',
        run: () => refreshGroupInvestors(sql, new Date()),
      },
    ],
    loops: [],
  };
}
