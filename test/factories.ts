// Rows for tests, with defaults for whatever a test does not set. Names are invented.
import type { Insertable } from 'kysely';
import { recordSource } from '../app/catalogue/sources/record-source.server.ts';
import type { TableName } from '../app/data/bulk-load.ts';
import type { Sql } from '../app/data/database.ts';
import type { Tables } from '../app/data/row-types.ts';

let made = 0;

/** A country of the reference data, created on first use. */
export async function makeCountry(sql: Sql, slug = 'kenya', name = 'Kenya', iso2 = 'KE') {
  const found = await sql
    .selectFrom('places')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (found) return found.id;
  return insert(sql, 'places', { kind: 'country', slug, name, iso2, region: 'East Africa' });
}

export async function makeIndustry(sql: Sql, slug: string, name = slug) {
  const found = await sql
    .selectFrom('industries')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (found) return found.id;
  return insert(sql, 'industries', { slug, name, label: name });
}

export async function makeStartup(
  sql: Sql,
  values: Partial<Insertable<Tables['startups']>> & { industries?: string[] } = {},
) {
  const number = ++made;
  const { industries = [], ...row } = values;
  const slug = row.slug ?? `startup-${number}`;
  const id = await insert(sql, 'startups', {
    slug,
    name: `Startup ${number}`,
    country_id: row.country_id ?? (await makeCountry(sql)),
    ...row,
  });
  for (const [position, industry] of industries.entries()) {
    const industry_id = await makeIndustry(sql, industry);
    await sql
      .insertInto('startup_industries')
      .values({ startup_id: id, industry_id, position })
      .execute();
  }
  return { id, slug };
}

export async function makeInvestor(
  sql: Sql,
  values: Partial<Insertable<Tables['investors']>> = {},
) {
  const number = ++made;
  const slug = values.slug ?? `investor-${number}`;
  const id = await insert(sql, 'investors', { slug, name: `Investor ${number}`, ...values });
  return { id, slug };
}

export async function makeFunding(
  sql: Sql,
  values: Partial<Insertable<Tables['fundings']>> & {
    startup_id: number;
    investors?: Array<{ id: number; lead?: boolean }>;
    /** A round without any counts in no total. */
    hasSource?: boolean;
  },
) {
  const { investors = [], hasSource = true, ...row } = values;
  const slug = row.slug ?? `funding-${++made}`;
  const id = await insert(sql, 'fundings', {
    slug,
    round: 'Seed',
    announced_on: '2024-05-01',
    announced_precision: 'month',
    ...row,
  });
  for (const [position, { id: investor_id, lead = false }] of investors.entries()) {
    await sql
      .insertInto('funding_investors')
      .values({ funding_id: id, investor_id, is_lead: lead, position })
      .execute();
  }
  if (hasSource) await makeReport(sql, id, `https://example.org/rounds/${slug}`);
  return { id, slug };
}

/** A source's statement about a round; the round follows it unless `differs` has values. */
export async function makeReport(
  sql: Sql,
  funding_id: number,
  url: string,
  differs: Partial<Insertable<Tables['funding_reports']>> = {},
) {
  const source_id = await recordSource(sql, { url, readOn: '2026-10-01' });
  const is_preferred = Object.keys(differs).length === 0;
  await sql
    .insertInto('funding_reports')
    .values({ funding_id, source_id, is_preferred, ...differs })
    .execute();
}

async function insert(sql: Sql, table: TableName, row: Record<string, unknown>): Promise<number> {
  const { id } = await sql
    .insertInto(table)
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as number;
}
