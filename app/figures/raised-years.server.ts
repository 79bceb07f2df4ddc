// US dollars raised in each of the last ten whole years, by slug; those who raised none are absent.
import { type RawBuilder, sql as raw } from 'kysely';
import { HISTORY_YEARS, type YearValues } from '../base/year-values.ts';
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

export function listGroupYears(
  sql: Sql,
  kind: keyof typeof GROUPS,
  now: Date,
): Promise<Map<string, YearValues>> {
  return listYears(
    sql,
    now,
    (from, last) => raw<RaisedInYear>`
      select g.slug, f.period as year, f.total_fundings as usd
      from figures f join ${GROUPS[kind]}
      where f.kind = 'year' and f.period between ${from}::int and ${last}::int`,
  );
}

export function listStartupYears(
  sql: Sql,
  slugs: readonly string[],
  now: Date,
): Promise<Map<string, YearValues>> {
  return listYears(
    sql,
    now,
    (from, last) => raw<RaisedInYear>`
      select s.slug, extract(year from f.announced_on)::int as year, sum(f.counted_usd) as usd
      from startups s join fundings f on f.startup_id = s.id
      where s.slug = any (${slugs}::text[]) and f.counted_usd is not null
        and f.announced_on between make_date(${from}::int, 1, 1) and make_date(${last}::int, 12, 31)
      group by s.slug, year`,
  );
}

async function listYears(
  sql: Sql,
  now: Date,
  select: (from: number, last: number) => RawBuilder<RaisedInYear>,
): Promise<Map<string, YearValues>> {
  const from = now.getUTCFullYear() - HISTORY_YEARS;
  const { rows } = await select(from, from + HISTORY_YEARS - 1).execute(sql);
  return new Map(
    [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, own]) => {
      const values = new Array<number>(HISTORY_YEARS).fill(0);
      for (const { year, usd } of own) values[year - from] = usd;
      return [slug, { from, values }];
    }),
  );
}
