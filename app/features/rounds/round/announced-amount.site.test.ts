// An amount announced in another currency, of which no sourced rate makes dollars.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

const toWords = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
const AMOUNT = 'KES 276M';
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { sql } = site;
  const { id } = await makeStartup(sql, { slug: 'shamba', name: 'Shamba' });
  const investor = await makeInvestor(sql, { slug: 'backer', name: 'Backer' });
  const investors = [{ id: investor.id }];
  const announced = { reported_amount: 276_000_000, reported_currency: 'KES' };
  const round = { startup_id: id, announced_precision: 'day', investors };
  await makeFunding(sql, { ...round, ...announced, slug: 'in-kes', announced_on: '2026-05-06' });
  await makeFunding(sql, {
    ...round,
    slug: 'a',
    announced_on: '2022-02-01',
    amount_usd: 1_000_000,
  });
  await makeFunding(sql, {
    ...round,
    slug: 'b',
    announced_on: '2024-02-01',
    amount_usd: 2_000_000,
  });
  await raw`
    with person as (insert into people (slug, name) values ('ama', 'Ama') returning id)
    insert into startup_people (startup_id, person_id, since_on, since_precision)
    select ${id}::bigint, id, '2020-01-01', 'year' from person`.execute(sql);
});
afterAll(() => site.close());

describe('is said in its currency', () => {
  test.each([
    '/',
    '/rounds',
    '/rounds.atom',
    '/startup/shamba',
    '/startup/shamba/fundings',
    '/feeds/startup/shamba.atom',
    '/funding/in-kes',
    '/funding/b',
    '/investor/backer',
    '/person/ama',
    '/embed/rounds',
  ])('%s', async (path) => {
    const page = await site.page(path);
    expect(page).toContain(AMOUNT);
    expect(page).not.toMatch(/undisclosed amount|<(?:bdi|td|dd)[^>]*>(?:Undisclosed|N\/A)</);
  });

  test('with its round page: title, description and heading', async () => {
    const page = await site.page('/funding/in-kes');
    expect(page).toContain(`<title>Shamba raised ${AMOUNT} in a Seed round - Griot</title>`);
    expect(page).toContain(`content="Shamba raised ${AMOUNT} in a Seed round. Announced`);
    expect(page).not.toContain('its amount');
  });

  test('sums leave it out and say so', async () => {
    const words = toWords(await site.page('/startup/shamba'));
    expect(words).toContain('$3.0M raised in 3 rounds');
    expect(words).toContain('1 round is in another currency and not in sums.');
    expect(words).toContain('Rings: amount in another currency.');
  });

  test('the file of its rounds has a column for it and one for the currency', async () => {
    expect(await site.page('/startup/shamba/fundings.csv')).toContain('"276000000","KES"');
  });

  test.each(['/api/startup/shamba/fundings', '/api/funding/b', '/api/investor/backer'])(
    '%s has the amount and the currency',
    async (path) => {
      const answer = await site.page(path);
      expect(answer).toContain('"reported_amount":276000000,"reported_currency":"KES"');
    },
  );
});

test('an amount that nobody disclosed is "Undisclosed", never N/A beside it', async () => {
  const { id } = await makeStartup(site.sql, { slug: 'quiet', name: 'Quiet' });
  await makeFunding(site.sql, { startup_id: id, slug: 'quiet-seed', announced_on: '2026-06-01' });
  for (const path of ['/', '/startup/quiet/fundings', '/rounds']) {
    const page = await site.page(path);
    expect(page, path).toMatch(/<bdi class="figure">Undisclosed<\/bdi>/);
    expect(page, path).not.toContain('>N/A<');
  }
});
