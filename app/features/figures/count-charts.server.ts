// Charts that count records by kind: startups by industry, an investor's rounds by country.
import { sql as raw } from 'kysely';
import type { Chart } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { figuresText } from '../../text/text.ts';
import type { Subject } from './subject.server.ts';
import type { ChartBody } from './year-charts.server.ts';

/** More bars than this are a list, which /industries is. */
const MOST_INDUSTRIES = 10;

interface Counted {
  points: Array<{ x: string; y: number }>;
  records: number;
  as_of: string | null;
}

/** A startup counts under each of its industries; records are startups with at least one. */
export async function getTopIndustries(sql: Sql): Promise<ChartBody> {
  const { rows } = await raw<Counted>`
    select
      array(select json_build_object('x', i.name, 'y', listed.startups)
        from (select industry_id, count(*) as startups from startup_industries group by industry_id) listed
          join industries i on i.id = listed.industry_id
        order by listed.startups desc, i.name limit ${MOST_INDUSTRIES}) as points,
      count(*)::int as records, to_char(max(s.updated_at), 'YYYY-MM-DD') as as_of
    from startups s
    where exists (select from startup_industries si where si.startup_id = s.id)`.execute(sql);
  return {
    title: figuresText.topIndustries,
    ...countBars(figuresText.series.startups, rows[0]),
  };
}

/** Rounds an investor joined, by the home country of the startup; they add up to its deals. */
export async function getCountryConcentration(sql: Sql, investor: Subject): Promise<ChartBody> {
  const { rows } = await raw<Counted>`
    with joined as (
      select country.name, count(*)::int as rounds, max(f.updated_at) as updated_at
      from funding_investors fi
        join fundings f on f.id = fi.funding_id
        join startups s on s.id = f.startup_id
        join places country on country.id = s.country_id
      where fi.investor_id = ${investor.id}
      group by country.name
    )
    select coalesce(json_agg(json_build_object('x', name, 'y', rounds)
        order by rounds desc, name), '[]') as points,
      coalesce(sum(rounds), 0)::int as records, to_char(max(updated_at), 'YYYY-MM-DD') as as_of
    from joined`.execute(sql);
  return {
    title: figuresText.countryConcentration(investor.name),
    ...countBars(figuresText.series.rounds, rows[0]),
  };
}

function countBars(name: string, counted: Counted | undefined): Omit<Chart, 'key' | 'title'> {
  return {
    type: 'bar-horizontal',
    unit: 'count',
    series: [{ name, data: counted?.points ?? [] }],
    as_of: counted?.as_of ?? null,
    records: counted?.records ?? 0,
  };
}
