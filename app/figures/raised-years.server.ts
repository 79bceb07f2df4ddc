// US dollars raised in each of the last ten whole years, by slug; those who raised none are absent.
import { sql as raw } from 'kysely';
import { HISTORY_YEARS, type YearValues } from '../base/count.ts';
import type { Sql } from '../data/database.ts';

interface RaisedInYear {
  slug: string;
  year: number;
  usd: number;
}

const GROUPS = {
  country: raw`places g on f.place_id = g.id and f.industry_id = 0 and g.kind = 'country'`,
  industry: raw`industries g on f.industry_id = g.id and f.place_id = 0`,
};

export async function listGroupYears(
  sql: Sql,
  kind: keyof typeof GROUPS,
  now: Date,
): Promise<Map<string, YearValues>> {
  const thisYear = now.getUTCFullYear();
  const { rows } = await raw<RaisedInYear>`
    select g.slug, f.period as year, f.total_fundings as usd
    from figures f join ${GROUPS[kind]}
    where f.kind = 'year' and f.period between ${thisYear - HISTORY_YEARS}::int and ${thisYear - 1}::int`.execute(
    sql,
  );
  return bySlug(rows, thisYear);
}

export async function listStartupYears(
  sql: Sql,
  slugs: readonly string[],
  now: Date,
): Promise<Map<string, YearValues>> {
  const thisYear = now.getUTCFullYear();
  const { rows } = await raw<RaisedInYear>`
    select s.slug, extract(year from f.announced_on)::int as year, sum(f.counted_usd) as usd
    from startups s join fundings f on f.startup_id = s.id
    where s.slug = any (${slugs}::text[]) and f.counted_usd is not null
      and f.announced_on >= make_date(${thisYear - HISTORY_YEARS}::int, 1, 1)
      and f.announced_on < make_date(${thisYear}::int, 1, 1)
    group by s.slug, year`.execute(sql);
  return bySlug(rows, thisYear);
}

function bySlug(rows: readonly RaisedInYear[], thisYear: number): Map<string, YearValues> {
  const from = thisYear - HISTORY_YEARS;
  return new Map(
    [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, own]) => {
      const values = new Array<number>(HISTORY_YEARS).fill(0);
      for (const { year, usd } of own) values[year - from] = usd;
      return [slug, { from, values }];
    }),
  );
}
