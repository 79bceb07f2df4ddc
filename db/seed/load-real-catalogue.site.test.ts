// The loader on catalogues that contradict themselves, and on the real one.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../app/data/database.ts';
import { openTestDatabase } from '../../test/databases.ts';
import { bare, catalogueOf, full } from '../../test/small-catalogue.ts';
import { loadStarterCatalogue, seedIfEmpty } from './load-starter.ts';
import { dayOfRecord, readStarterCatalogue } from './starter-catalogue.ts';
import type { StarterStartup } from './startup-file.ts';

let database: Database;

function openFor(fill: () => Promise<void> = async () => {}): void {
  beforeAll(async () => {
    database = await openTestDatabase('empty');
    await fill();
  });
  afterAll(() => database.close());
}

async function ask<Row>(query: ReturnType<typeof raw<Row>>): Promise<Row[]> {
  return (await query.execute(database.sql)).rows;
}

describe('a catalogue that contradicts itself', () => {
  openFor();
  test.each([
    [{ ...bare, country: 'FR' }, /bare: the catalogue has no FR/],
    [{ ...bare, city: 'Atlantis' }, /bare: the catalogue has no Atlantis/],
    [{ ...bare, industries: ['alchemy'] }, /bare: the catalogue has no industry alchemy/],
    [
      {
        ...full,
        fundings: [{ ...full.fundings[0], investors: [{ name: 'Nobody', lead: true }] }],
      } as StarterStartup,
      /full: the catalogue has no investor Nobody/,
    ],
  ])('is refused whole', async (startup, message) => {
    const catalogue = { ...catalogueOf([startup]), news: [] };
    await expect(loadStarterCatalogue(database.sql, catalogue)).rejects.toThrow(message);
    const rows = await ask(
      raw`select (select count(*)::int from places) as places, (select count(*)::int from site_state) as facts`,
    );
    expect(rows).toEqual([{ places: 0, facts: 0 }]);
  });
});

describe('the real catalogue', () => {
  openFor();
  test('fills an empty database once, completely, and its sums agree with its files', async () => {
    const lines: string[] = [];
    await seedIfEmpty(database, (line) => lines.push(line));
    await seedIfEmpty(database, (line) => lines.push(line));
    expect(lines).toHaveLength(1);

    const catalogue = readStarterCatalogue();
    const fundings = catalogue.startups.flatMap((startup) => startup.fundings);
    const described = catalogue.startups.flatMap(({ sources }) => sources);
    const weak = new Set(described.flatMap(({ url, weak }) => (weak ? url : [])));
    const isCounted = ({ round, is_facility, sources }: (typeof fundings)[number]) =>
      sources.some((url) => !weak.has(url)) &&
      !is_facility &&
      !round.startsWith('Post-IPO') &&
      round !== 'Secondary Market';
    const [counts] = await ask(raw`select (select count(*)::int from startups) as startups,
      (select count(*)::int from fundings) as fundings, (select count(*)::int from investors) as investors,
      (select count(*)::int from news) as news, (select count(*)::int from industries) as industries,
      (select count(*)::int from places where kind = 'country') as countries,
      (select sum(total_fundings) from startups) as usd, (select sum(deals_count)::int from investors) as deals,
      (select count(*)::int from funding_reports) as reports, (select count(*)::int from startups where is_fictional) as fictional`);
    expect(counts).toEqual({
      startups: catalogue.startups.length,
      fundings: fundings.length,
      investors: catalogue.investors.length,
      news: catalogue.news.length,
      industries: catalogue.industries.length,
      countries: 54,
      usd: fundings.reduce(
        (sum, round) => sum + (isCounted(round) ? (round.amount_usd ?? 0) : 0),
        0,
      ),
      deals: fundings.reduce((sum, { investors }) => sum + investors.length, 0),
      reports: fundings.reduce((sum, { sources }) => sum + new Set(sources).size, 0),
      fictional: 0,
    });
    const [one] = await ask(raw<{
      neighbours: number;
      oneWay: number;
    }>`select count(*)::int as neighbours,
      count(*) filter (where not exists (select from place_neighbours back
        where back.place_id = n.neighbour_id and back.neighbour_id = n.place_id))::int as "oneWay"
      from place_neighbours n`);
    expect(one?.neighbours).toBeGreaterThan(150);
    expect(one?.oneWay).toBe(0);
  });
});

describe('the day of what is loaded', () => {
  openFor(() => seedIfEmpty(database, () => {}));

  test('is that of the catalogue, whatever day it is loaded', async () => {
    const asOf = dayOfRecord(readStarterCatalogue().startups);
    for (const table of ['startups', 'fundings', 'investors', 'news']) {
      const dates = table === 'news' ? raw`created_at` : raw`least(created_at, updated_at)`;
      const [row] = await ask<{ first: Date; last: Date }>(
        raw`select min(${dates}) as first, max(${table === 'news' ? dates : raw`updated_at`}) as last
          from ${raw.table(table)}`,
      );
      const days = [row?.first, row?.last].map((date) => date?.toISOString());
      expect(days, table).toEqual([`${asOf}T00:00:00.000Z`, `${asOf}T00:00:00.000Z`]);
    }
    const [search] = await ask<{ days: number }>(
      raw`select count(distinct updated_at) as days from search_startups`,
    );
    expect(search?.days).toBe(1);
  });
});
