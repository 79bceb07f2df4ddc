import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { announcedNumber, partialDateOfNumber } from '../../data/partial-date-of.ts';
import {
  type DailyFigure,
  readDailyFigure,
  refreshDailyFigure,
} from '../../figures/daily-figures.server.ts';
import { listMembers, type StartupGroup } from '../../figures/group.server.ts';
import { listGroups, listGroupTags } from '../../figures/group-records.server.ts';
import { findTotals } from '../../figures/sums.server.ts';
import { GROUP_INVESTORS, type GroupInvestor } from './group-contract.ts';

/** Above this many rounds the list is computed daily. */
const ROUNDS_READ_AT_ONCE = 1_500;

/** Who joined most rounds of the group, the latest first among equals. */
export async function listGroupInvestors(
  sql: Sql,
  group: StartupGroup,
  now: Date,
): Promise<GroupInvestor[]> {
  const { fundings_count } = await findTotals(sql, group);
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
    )
    select i.name, i.slug, i.logo, i.type, here.deals_count, here.lead_count,
      ${partialDateOfNumber('here.last_deal')} as last_deal_on
    from here join investors i on i.id = here.investor_id
    order by here.deals_count desc, here.last_deal desc nulls last, i.name
    limit ${GROUP_INVESTORS}`.execute(sql);
  return rows;
}
