// The loader on a catalogue small enough to check by hand, then on the real one.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../app/data/database.ts';
import { openTestDatabase } from '../../test/databases.ts';
import { CatalogueNotEmpty } from './catalogue-state.ts';
import { loadStarterCatalogue, seedIfEmpty } from './load-starter.ts';
import { readStarterCatalogue, STARTER_AS_OF, type StarterCatalogue } from './starter-catalogue.ts';
import type { StarterPerson, StarterStartup } from './startup-file.ts';

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

const A = 'https://www.disruptafrica.com/a';
const B = 'https://paper.example/b';
const WEAK = 'https://paper.example/tag/full';
const described = (url: string) => ({ url, read: '2026-11-20' });

const founder = (name: string, values: Partial<StarterPerson> = {}): StarterPerson => ({
  name,
  role: 'Founder',
  founder: true,
  since: null,
  until: null,
  she_in: [],
  sources: [A],
  ...values,
});

const bare: StarterStartup = {
  slug: 'bare',
  name: 'Bare',
  names: [],
  website: null,
  country: 'KE',
  state: null,
  city: null,
  incorporated_in: null,
  operates_in: [],
  year_founded: null,
  industries: [],
  type: null,
  business_models: [],
  employee_range: null,
  status: null,
  public_ticker: null,
  twitter: null,
  tagline: 'Nothing else is known',
  overview: 'Nothing else is known of this company, which is why it is here.',
  history: [],
  people: [],
  fundings: [],
  employees: [],
  sources: [{ ...described(A), shows: ['country', 'tagline', 'overview'] }],
};

const full: StarterStartup = {
  ...bare,
  slug: 'full',
  name: 'Full',
  names: [
    { name: 'Empty', kind: 'former', until: '2020-02', sources: [A] },
    { name: 'Half', kind: 'product', sources: [A, B] },
  ],
  incorporated_in: { country: 'US', sources: [B] },
  operates_in: [{ country: 'UG', sources: [A] }],
  business_models: ['fees'],
  history: [
    {
      event: 'renamed',
      date: '2020-02',
      counterparty: 'Empty',
      amount_usd: null,
      detail: null,
      sources: [A],
    },
    {
      event: 'acquired',
      date: '2025',
      counterparty: 'Big Group',
      amount_usd: 9_000_000,
      detail: 'It bought all shares.',
      sources: [B],
    },
  ],
  website: 'https://www.full.example/home',
  city: 'Nairobi',
  industries: ['payments', 'agritech'],
  people: [
    founder('Amina Juma', { role: 'Chief executive', since: '2019', she_in: [B] }),
    founder('Kofi Otieno', { person: 'kofi-otieno-2' }),
  ],
  fundings: [
    {
      round: 'Seed',
      date: '2019',
      amount_usd: 1_000_000,
      reported: null,
      investors: [],
      sources: [A],
    },
    {
      round: 'Series A',
      date: '2021-03',
      amount_usd: null,
      reported: null,
      investors: [
        { name: 'Second Fund', lead: true },
        { name: 'First Fund', lead: false },
      ],
      sources: [A, B],
      note: 'Reports disagree.',
    },
    {
      round: 'Seed',
      date: '2020',
      amount_usd: 70_000_000,
      reported: null,
      investors: [],
      sources: [WEAK],
    },
    {
      round: 'Series A',
      date: '2021-03-09',
      amount_usd: 500_000,
      reported: null,
      investors: [{ name: 'First Fund', lead: true }],
      sources: [B],
    },
  ],
  employees: [
    { date: '2025-09-26', value: 47, source: B },
    { date: '2026-09', value: 50, source: B },
  ],
  sources: [
    { ...described(A), published: '2019-05', shows: ['country', 'website'] },
    { ...described(B), kind: 'filing' },
    described(WEAK),
  ],
};

function catalogueOf(startups: StarterStartup[]): StarterCatalogue {
  const { industries, places } = readStarterCatalogue();
  const fund = { type: null, country: null, website: null, stages: [], sources: [B] };
  return {
    industries,
    places,
    startups,
    investors: [
      {
        ...fund,
        slug: 'first-fund',
        name: 'First Fund',
        stages: ['Seed', 'Series A'],
        country: 'GB',
      },
      { ...fund, slug: 'second-fund', name: 'Second Fund' },
    ],
    news: [
      {
        title: 'Full opens',
        publisher: 'The Paper',
        url: B,
        date: '2021-03-10',
        startups: ['full', 'bare', 'full'],
      },
      { title: 'Full closes', publisher: 'The Paper', url: A, date: '2025', startups: ['full'] },
    ],
    publishedTotals: [],
  };
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
    const isCounted = ({ sources }: { sources: string[] }) => sources.some((url) => !weak.has(url));
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
    for (const table of ['startups', 'fundings', 'investors', 'news']) {
      const dates = table === 'news' ? raw`created_at` : raw`least(created_at, updated_at)`;
      const [row] = await ask<{ first: Date; last: Date }>(
        raw`select min(${dates}) as first, max(${table === 'news' ? dates : raw`updated_at`}) as last
          from ${raw.table(table)}`,
      );
      const days = [row?.first, row?.last].map((date) => date?.toISOString());
      expect(days, table).toEqual([
        `${STARTER_AS_OF}T00:00:00.000Z`,
        `${STARTER_AS_OF}T00:00:00.000Z`,
      ]);
    }
    const [search] = await ask<{ days: number }>(
      raw`select count(distinct updated_at) as days from search_startups`,
    );
    expect(search?.days).toBe(1);
  });
});
