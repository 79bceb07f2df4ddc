// Imports: rounds as the world writes them, versions of one round, and their sources.
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCountry, makeStartup } from '../../../../test/factories.ts';
import { fingerprint, importText, type TestImportOptions } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';

let site: TestSite;
let slug: string;
let made = 0;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(async () => expect(await listStaleStartups(site.sql)).toEqual([]));
afterAll(() => site.close());
beforeEach(async () => {
  slug = `round-maker-${++made}`;
  await makeStartup(site.sql, {
    slug,
    name: `Round Maker ${made}`,
    website: `https://${slug}.example`,
    domain: `${slug}.example`,
  });
});

const load = (lines: string, options: TestImportOptions = {}) =>
  importText(
    site.database,
    'rounds',
    lines.replaceAll('NAME', `Round Maker ${made}`).replaceAll('SLUG', slug),
    options,
  );

async function rounds() {
  const { rows } = await raw<Record<string, unknown>>`
    select f.slug, f.round, f.announced_on as on, f.announced_precision as to_the, f.amount_usd as usd, f.reported_amount as amount, f.reported_currency as currency,
      f.usd_rate as rate, f.usd_rate_on as rate_on,
      array(select case when l.is_lead then '*' else '' end || i.name from funding_investors l join investors i on i.id = l.investor_id where l.funding_id = f.id order by l.position) as investors,
      array(select x.url || case when r.is_preferred then '' else ' says ' || r.amount_usd end from funding_reports r join sources x on x.id = r.source_id where r.funding_id = f.id order by r.id) as sources
    from fundings f join startups s on s.id = f.startup_id where s.slug = ${slug} order by f.announced_on nulls last, f.slug`.execute(
    site.sql,
  );
  return rows;
}

describe('reports of one round that disagree are versions of it', () => {
  test('the first is counted, the other is in its sources', async () => {
    await load(
      'startup,date,round,amount,source\nNAME,2021-03,Series A,5000000,https://a.example/1\n',
    );
    const { counts } = await load(
      'startup,date,round,amount,source\nNAME,2021-03-12,Series A,6000000,https://b.example/2\n',
    );
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    expect(await rounds()).toMatchObject([
      {
        usd: 5_000_000,
        to_the: 'month',
        sources: ['https://a.example/1', 'https://b.example/2 says 6000000'],
      },
    ]);
    const again = await load(
      'startup,date,round,amount,source\nNAME,2021-03-12,Series A,6000000,https://b.example/2\n',
    );
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  test('without a source a contradiction is left for a person', async () => {
    await load(
      'startup,date,round,amount,source\nNAME,2021-03,Series A,5000000,https://a.example/3\n',
    );
    const { counts, report } = await load(
      'startup,date,round,amount\nNAME,2021-03,Series A,6000000\n',
    );
    expect(counts).toMatchObject({ created: 0, rejected: 1 });
    expect(report[0]?.problem_reason).toContain(`${slug}-series-a-2021-03`);
  });

  test('an agreeing report fills in what is not known', async () => {
    await load('startup,date,round,amount\nNAME,2021,Funding Round,5000000\n');
    await load(
      'startup,date,round,amount,investors,source\nNAME,2021-03-12,Series A,5.0m,Agreeing Fund,https://c.example/1\n',
    );
    expect(await rounds()).toMatchObject([
      {
        round: 'Funding Round',
        on: '2021-03-12',
        usd: 5_000_000,
        investors: ['Agreeing Fund'],
        sources: ['https://c.example/1'],
      },
    ]);
  });

  test('two grants in one month are two', async () => {
    await load(
      'startup,date,round,amount\nNAME,2021-03,Grant,5000\nNAME,2021-03,Grant,9000\nNAME,2021-03,Grant,5000\n',
    );
    expect((await rounds()).map(({ slug: one, usd }) => [one, usd])).toEqual([
      [`${slug}-grant-2021-03`, 5000],
      [`${slug}-grant-2021-03-2`, 9000],
    ]);
  });

  test("a row with the round's own slug corrects it", async () => {
    await load('startup,date,round,amount\nNAME,2021-03,Seed,5000000\n');
    await load('slug,amount_usd,round,date\nSLUG-seed-2021-03,7000000,Pre-Seed,2021-04-02\n');
    expect(await rounds()).toMatchObject([
      { slug: `${slug}-seed-2021-03`, usd: 7_000_000, round: 'Pre-Seed', on: '2021-04-02' },
    ]);
  });
});

describe('which startup', () => {
  test('by website, former name, or name with country; several of one name are not guessed among', async () => {
    const ghana = await makeCountry(site.sql, 'ghana', 'Ghana', 'GH');
    await makeStartup(site.sql, {
      slug: `${slug}-gh`,
      name: `Round Maker ${made}`,
      country_id: ghana,
    });
    const { rows } = await raw<{
      id: number;
    }>`select id from startups where slug = ${slug}`.execute(site.sql);
    await site.sql
      .insertInto('startup_names')
      .values({ startup_id: rows[0]?.id ?? 0, name: `Old Maker ${made}` })
      .execute();
    const { counts, report } = await load(
      `startup,website,country,date,round,amount\nNAME,,,2020,Grant,1000\nNAME,,Kenya,2021,Grant,2000\nWho knows,www.SLUG.example/x,,2022,Grant,3000\nOld Maker ${made},,,2023,Grant,4000\nNAME,,Nigeria,2024,Grant,5000\n`,
    );
    expect(counts).toMatchObject({ created: 3, rejected: 2 });
    expect((await rounds()).map(({ usd }) => usd)).toEqual([2000, 3000, 4000]);
    expect(report[0]?.problem_reason).toContain(`${slug}-gh in Ghana`);
  });
});

test('rows that name a startup once by name and once by website mean one, even in one batch', async () => {
  const file =
    'startup,website,date,round,amount,investors\nNAME,,2019-04,Seed,1m,\n,https://SLUG.example,2019-04,Seed,1m,Other Way Fund\n' +
    'NAME,,,Venture,,\n,https://SLUG.example,,Venture,€1m,\n';
  expect((await load(file)).counts).toMatchObject({ created: 2, updated: 2 });
  expect(await rounds()).toMatchObject([
    { round: 'Seed', investors: ['Other Way Fund'] },
    { amount: 1_000_000, currency: 'EUR' },
  ]);
  const before = await fingerprint(site.database);
  expect((await load(file)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  expect(await fingerprint(site.database)).toEqual(before);
});
