import { sql as raw } from 'kysely';
import type { Chart } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { figuresText } from '../../text/text.ts';
import { sayLargest } from './headlines.ts';
import type { Subject } from './subject.server.ts';
import type { ChartBody } from './year-charts.server.ts';

/** /industries lists the rest. */
const MOST_INDUSTRIES = 10;

/** figures.industry_id of startups with at least one industry. */
const WITH_ANY_INDUSTRY = -1;

interface Counted {
  points: Array<{ x: string; y: number }>;
  records: number;
  as_of: string | null;
}

/** A startup counts under each of its industries, but once as a record. */
export async function getTopIndustries(sql: Sql): Promise<ChartBody> {
  const { rows } = await raw<Counted>`
    select
      array(select json_build_object('x', i.name, 'y', totals.startups_count)
        from group_totals totals join industries i on i.id = totals.industry_id
        where totals.place_id = 0 order by totals.startups_count desc, i.name limit ${MOST_INDUSTRIES}) as points,
      coalesce(sum(startups_count), 0) as records, max(startups_changed_on) as as_of
    from group_totals where place_id = 0 and industry_id = ${WITH_ANY_INDUSTRY}`.execute(sql);
  return {
    title: figuresText.topIndustries,
    ...countBars(figuresText.series.startups, rows[0], figuresText.headlines.industry),
  };
}

/** Rounds an investor joined, by home country of the startup. */
export async function getCountryConcentration(sql: Sql, investor: Subject): Promise<ChartBody> {
  const { rows } = await raw<Counted>`
    with joined as (
      select country.name, count(*)::int as rounds
      from deals join places country on country.id = deals.country_id
      where deals.investor_id = ${investor.id} group by country.id
    )
    select coalesce(json_agg(json_build_object('x', name, 'y', rounds)
        order by rounds desc, name), '[]') as points,
      coalesce(sum(rounds), 0)::int as records,
      (select to_char(updated_at, 'YYYY-MM-DD') from investors where id = ${investor.id}) as as_of
    from joined`.execute(sql);
  return {
    title: figuresText.countryConcentration(investor.name),
    ...countBars(figuresText.series.rounds, rows[0], figuresText.headlines.country),
  };
}

function countBars(
  name: string,
  { points, records, as_of }: Counted = { points: [], records: 0, as_of: null },
  say: Parameters<typeof sayLargest>[2],
): Omit<Chart, 'key' | 'title'> {
  return {
    type: 'bar-horizontal',
    unit: 'count',
    series: [{ name, data: points }],
    as_of,
    records,
    headline: sayLargest(points, records, say),
  };
}
