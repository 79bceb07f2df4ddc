// The loader on a catalogue small enough to check by hand.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../app/data/database.ts';
import { openTestDatabase } from '../../test/databases.ts';
import { A, B, bare, catalogueOf, founder, full, WEAK } from '../../test/small-catalogue.ts';
import { CatalogueNotEmpty, emptyCatalogue } from './catalogue-state.ts';
import { loadStarterCatalogue, seedIfEmpty } from './load-starter.ts';
import { SEED_DIR } from './starter-catalogue.ts';

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

describe('a catalogue checked by hand', () => {
  const catalogue = catalogueOf([
    full,
    { ...bare, people: [founder('Amina Juma'), founder('Kofi Otieno')] },
  ]);
  openFor(() => loadStarterCatalogue(database.sql, catalogue));

  test('keeps what is unknown unknown', async () => {
    expect(
      await ask(raw`select website, domain, type, status, city_id, state_id, total_fundings, fundings_count,
        latest_round, last_funding_on, is_fictional, verified_at from startups where slug = 'bare'`),
    ).toEqual([
      {
        website: null,
        domain: null,
        type: null,
        status: null,
        city_id: null,
        state_id: null,
        total_fundings: null,
        fundings_count: 0,
        latest_round: null,
        last_funding_on: null,
        is_fictional: false,
        verified_at: null,
      },
    ]);
  });

  test('adds up what good sources show, and takes the newest round as the latest', async () => {
    expect(
      await ask(raw`select domain, total_fundings, early_stage_fundings, fundings_count, investors_count, latest_round,
        last_funding_on, last_funding_precision, last_funding_amount from startups where slug = 'full'`),
    ).toEqual([
      {
        domain: 'full.example',
        total_fundings: 1_500_000,
        early_stage_fundings: 1_000_000,
        fundings_count: 4,
        investors_count: 2,
        latest_round: 'Series A',
        last_funding_on: '2021-03-09',
        last_funding_precision: 'day',
        last_funding_amount: 500_000,
      },
    ]);
    expect(
      await ask(raw`select slug, deals_count, lead_count, total_amount, last_deal_on, stages, country_code
        from investors order by slug`),
    ).toEqual([
      {
        slug: 'first-fund',
        deals_count: 2,
        lead_count: 1,
        total_amount: 500_000,
        last_deal_on: '2021-03-09',
        stages: ['Seed', 'Series A'],
        country_code: 'GB',
      },
      {
        slug: 'second-fund',
        deals_count: 1,
        lead_count: 1,
        total_amount: null,
        last_deal_on: '2021-03-01',
        stages: [],
        country_code: null,
      },
    ]);
  });

  test('keeps the precision of dates, and numbers rounds of one month', async () => {
    expect(
      await ask(
        raw`select slug, announced_on, announced_precision, amount_usd, note from fundings order by id`,
      ),
    ).toEqual([
      {
        slug: 'full-seed-2019',
        announced_on: '2019-01-01',
        announced_precision: 'year',
        amount_usd: 1_000_000,
        note: null,
      },
      {
        slug: 'full-series-a-2021-03',
        announced_on: '2021-03-01',
        announced_precision: 'month',
        amount_usd: null,
        note: 'Reports disagree.',
      },
      {
        slug: 'full-seed-2020',
        announced_on: '2020-01-01',
        announced_precision: 'year',
        amount_usd: 70_000_000,
        note: null,
      },
      {
        slug: 'full-series-a-2021-03-2',
        announced_on: '2021-03-09',
        announced_precision: 'day',
        amount_usd: 500_000,
        note: null,
      },
    ]);
    expect(await ask(raw`select published_on, published_precision from news order by id`)).toEqual([
      { published_on: '2021-03-10', published_precision: 'day' },
      { published_on: '2025-01-01', published_precision: 'year' },
    ]);
  });

  test('has one row an address, with its publisher, and a report for each source of a round', async () => {
    expect(
      await ask(
        raw`select url, kind, publisher, published_on, read_on, checked_on, is_weak from sources order by id`,
      ),
    ).toEqual([
      {
        ...{ url: B, kind: 'filing', publisher: 'The Paper', published_on: null },
        ...{ read_on: '2026-11-20', checked_on: null, is_weak: false },
      },
      {
        ...{ url: A, kind: 'press', publisher: 'Disrupt Africa', published_on: '2019-05-01' },
        ...{ read_on: '2026-11-20', checked_on: null, is_weak: false },
      },
      {
        ...{ url: WEAK, kind: 'press', publisher: 'The Paper', published_on: null },
        ...{ read_on: '2026-11-20', checked_on: null, is_weak: true },
      },
    ]);
    expect(
      await ask(raw`select f.slug, s.url, r.is_preferred, r.amount_usd from funding_reports r
        join fundings f on f.id = r.funding_id join sources s on s.id = r.source_id
        where f.slug = 'full-series-a-2021-03' order by r.id`),
    ).toEqual([
      { slug: 'full-series-a-2021-03', url: A, is_preferred: true, amount_usd: null },
      { slug: 'full-series-a-2021-03', url: B, is_preferred: true, amount_usd: null },
    ]);
    expect(await ask(raw`select startup_id, shows from startup_sources order by 1`)).toEqual([
      { startup_id: 1, shows: ['country', 'website'] },
      { startup_id: 2, shows: ['country', 'tagline', 'overview'] },
    ]);
  });

  test('keeps the order of industries, investors and founders; a name is one person unless a file says otherwise', async () => {
    expect(
      await ask(
        raw`select i.slug from startup_industries si join industries i on i.id = si.industry_id order by si.position`,
      ),
    ).toEqual([{ slug: 'payments' }, { slug: 'agritech' }]);
    expect(
      await ask(raw`select i.slug, fi.is_lead from funding_investors fi join investors i on i.id = fi.investor_id
        where fi.funding_id = 2 order by fi.position`),
    ).toEqual([
      { slug: 'second-fund', is_lead: true },
      { slug: 'first-fund', is_lead: false },
    ]);
    expect(
      await ask(raw`select s.slug, p.slug as person, sp.title, sp.since_on from startup_people sp
        join people p on p.id = sp.person_id join startups s on s.id = sp.startup_id order by s.slug, sp.position`),
    ).toEqual([
      { slug: 'bare', person: 'amina-juma', title: 'Founder', since_on: null },
      { slug: 'bare', person: 'kofi-otieno', title: 'Founder', since_on: null },
      { slug: 'full', person: 'amina-juma', title: 'Chief executive', since_on: '2019-01-01' },
      { slug: 'full', person: 'kofi-otieno-2', title: 'Founder', since_on: null },
    ]);
    expect(await ask(raw`select slug, is_women_led from startups order by id`)).toEqual([
      { slug: 'full', is_women_led: true },
      { slug: 'bare', is_women_led: true },
    ]);
  });

  test('places a company in its city, and the city in its state', async () => {
    expect(
      await ask(raw`select country.iso2, state.slug as state, city.slug as city from startups s
        join places country on country.id = s.country_id left join places state on state.id = s.state_id
        left join places city on city.id = s.city_id where s.slug = 'full'`),
    ).toEqual([{ iso2: 'KE', state: 'nairobi', city: 'nairobi' }]);
  });

  test('keeps what became of a company, by whom, and lets the newest event make its status', async () => {
    expect(
      await ask(raw`select e.kind, e.happened_on, e.happened_precision, e.counterparty, a.slug as acquirer, e.amount_usd,
        s.status, s.incorporated_in, s.business_models, o.country_code
        from startup_events e join startups s on s.id = e.startup_id left join acquirers a on a.id = e.acquirer_id
          join startup_operations o on o.startup_id = s.id order by e.id`),
    ).toMatchObject([
      { kind: 'renamed', happened_on: '2020-02-01', counterparty: 'Empty', acquirer: null },
      {
        ...{ kind: 'acquired', happened_on: '2025-01-01', happened_precision: 'year' },
        ...{ acquirer: 'big-group', amount_usd: 9_000_000, status: 'acquired' },
        ...{ incorporated_in: 'US', business_models: ['fees'], country_code: 'UG' },
      },
    ]);
  });

  test('takes counts that have a day, other names, news once a startup, and nothing that redirects', async () => {
    expect(await ask(raw`select metric, measured_on, value from metric_points`)).toEqual([
      { metric: 'employees', measured_on: '2025-09-26', value: 47 },
    ]);
    expect(await ask(raw`select name, kind, until_on from startup_names order by name`)).toEqual([
      { name: 'Empty', kind: 'former', until_on: '2020-02-01' },
      { name: 'Half', kind: 'product', until_on: null },
    ]);
    expect(await ask(raw`select news_id, startup_id from news_startups order by 1, 2`)).toEqual([
      { news_id: 1, startup_id: 1 },
      { news_id: 1, startup_id: 2 },
      { news_id: 2, startup_id: 1 },
    ]);
    expect(await ask(raw`select * from slug_history`)).toEqual([]);
    expect(await ask(raw`select value from site_state where key = 'catalogue'`)).toEqual([
      { value: { kind: 'starter' } },
    ]);
  });

  test('is found by the search, and lets new rows have new ids', async () => {
    expect(
      await ask(raw`select name from search_names where kind = 'startup' order by name`),
    ).toEqual([{ name: 'Bare' }, { name: 'Empty' }, { name: 'Full' }, { name: 'Half' }]);
    expect(
      await ask(
        raw`insert into startups (slug, name, country_id) values ('third', 'Third', 1) returning id`,
      ),
    ).toEqual([{ id: 3 }]);
    await raw`delete from startups where slug = 'third'`.execute(database.sql);
  });

  test('is not loaded over another', async () => {
    await expect(loadStarterCatalogue(database.sql, catalogueOf([bare]))).rejects.toThrow(
      CatalogueNotEmpty,
    );
    const lines: string[] = [];
    await seedIfEmpty(database, (line) => lines.push(line));
    expect(lines).toEqual([]);
    expect(await ask(raw`select count(*)::int from startups`)).toEqual([{ count: 2 }]);
  });

  test('gives way to another when it shall', async () => {
    const other = { ...catalogueOf([bare]), news: [] };
    await loadStarterCatalogue(database.sql, other, { replace: true });
    expect(await ask(raw`select id, slug from startups`)).toEqual([{ id: 1, slug: 'bare' }]);
    expect(await ask(raw`select count(*)::int from fundings`)).toEqual([{ count: 0 }]);
  });
});

describe('the catalogue of a first start (CATALOGUE)', () => {
  openFor();
  const own = mkdtempSync(join(tmpdir(), 'griot-catalogue-'));
  afterAll(() => rmSync(own, { recursive: true }));
  const fill = async (wanted: string) => {
    await emptyCatalogue(database.sql);
    await raw`truncate places, industries restart identity cascade`.execute(database.sql);
    await seedIfEmpty(database, () => {}, wanted);
    const count = raw<Record<string, number>>`
      select (select count(*) from startups)::int as startups, (select count(*) from industries)::int as industries,
        (select count(*) from places where kind = 'country')::int as countries`;
    return (await ask(count))[0];
  };

  test('empty has industries and places alone', async () => {
    expect(await fill('empty')).toMatchObject({ startups: 0, countries: 54 });
  });

  test('a folder of one file has that startup, and ours of what it lacks', async () => {
    mkdirSync(join(own, 'startups'));
    cpSync(join(SEED_DIR, 'investors.json'), join(own, 'investors.json'));
    cpSync(join(SEED_DIR, 'startups/wave.json'), join(own, 'startups/wave.json'));
    expect(await fill(own)).toMatchObject({ startups: 1, countries: 54 });
    const [first] = JSON.parse(readFileSync(join(SEED_DIR, 'industries.json'), 'utf8'));
    expect(await ask(raw`select slug from industries where id = 1`)).toEqual([
      { slug: first.slug },
    ]);
  });

  test('its mistakes are named with file and line', async () => {
    writeFileSync(join(own, 'startups/wave.json'), '{\n"slug": 1\n}');
    await expect(fill(own)).rejects.toThrow(/startups\/wave\.json:2: slug: /);
  });
});
