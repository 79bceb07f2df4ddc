import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { funding } from '../../../catalogue/round-contract.ts';

const answer = funding.strict();
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { sql } = site;
  const paya = await makeStartup(sql, {
    slug: 'paya',
    name: 'Paya',
    industries: ['fintech', 'saas'],
  });
  const rival = await makeStartup(sql, { slug: 'rival', name: 'Rival', industries: ['fintech'] });
  const [follower, lead] = [
    await makeInvestor(sql, { slug: 'follower', name: 'Follower' }),
    await makeInvestor(sql, { slug: 'leader', name: 'Leader' }),
  ];
  const rounds = [
    {
      slug: 'paya-angel-2019',
      round: 'Angel',
      announced_on: '2019-01-01',
      announced_precision: 'year',
      amount_usd: null,
    },
    {
      slug: 'paya-seed-2020-03',
      round: 'Seed',
      announced_on: '2020-03-01',
      announced_precision: 'month',
      amount_usd: 4_000_000,
      note: 'Reports differ.',
      investors: [follower, { ...lead, lead: true }],
    },
    {
      slug: 'paya-grant-2020-03',
      round: 'Grant',
      announced_on: '2020-03-01',
      announced_precision: 'day',
      amount_usd: 50_000,
    },
    {
      slug: 'paya-funding-round',
      round: 'Funding Round',
      announced_on: null,
      announced_precision: null,
      amount_usd: 10_000,
    },
  ];
  for (const round of rounds) {
    const hasSource = round.slug !== 'paya-seed-2020-03';
    await makeFunding(sql, { startup_id: paya.id, hasSource, ...round });
  }
  await makeFunding(sql, {
    startup_id: rival.id,
    announced_on: '2020-12-31',
    amount_usd: 1_950_000,
  });
  await makeFunding(sql, {
    startup_id: rival.id,
    announced_on: '2021-01-01',
    amount_usd: 7_000_000,
  });

  const seed = await idOf('paya-seed-2020-03');
  for (const [url, report] of [
    [
      'https://a.test/1',
      {
        is_preferred: false,
        amount_usd: 3_500_000,
        announced_on: '2020-04-01',
        announced_precision: 'month',
      },
    ],
    ['https://b.test/2', { is_preferred: true }],
  ] as const) {
    const { id } = await sql
      .insertInto('sources')
      .values({ url })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql
      .insertInto('funding_reports')
      .values({ funding_id: seed, source_id: id, ...report })
      .execute();
  }
  for (const [title, published_on] of [
    ['Paya raises', '2020-03-04'],
    ['Paya in May', '2020-05-20'],
  ] as const) {
    const { id } = await sql
      .insertInto('news')
      .values({ title, publisher: 'Daily', url: `https://news.test/${published_on}`, published_on })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql.insertInto('news_startups').values({ news_id: id, startup_id: paya.id }).execute();
  }
  await sql
    .insertInto('slug_history')
    .values({ kind: 'funding', old_slug: 'paya-seed-2020', entity_id: seed })
    .execute();
});
afterAll(() => site.close());

async function idOf(slug: string): Promise<number> {
  const row = await site.sql
    .selectFrom('fundings')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function ask(slug: string) {
  return answer.parse((await site.api(`/funding/${slug}`)).data);
}

describe('GET /funding/{slug}', () => {
  test('a round with its startup, date at its precision, and leads first', async () => {
    const round = await ask('paya-seed-2020-03');
    expect(round).toMatchObject({
      startup: { name: 'Paya', slug: 'paya', country_slug: 'kenya' },
      round: 'Seed',
      announced_on: { date: '2020-03', precision: 'month' },
      amount: 4_000_000,
      is_equity: true,
      note: 'Reports differ.',
    });
    expect(round.investors).toEqual([
      { name: 'Leader', slug: 'leader', is_lead: true, label: 'Leader (lead)' },
      { name: 'Follower', slug: 'follower', is_lead: false, label: 'Follower' },
    ]);
  });

  test('the round before and after; of one day the smaller came first', async () => {
    const seed = await ask('paya-seed-2020-03');
    expect(seed.previous_round).toEqual({
      slug: 'paya-grant-2020-03',
      round: 'Grant',
      announced_on: { date: '2020-03-01', precision: 'day' },
      amount: 50_000,
      reported_amount: null,
      reported_currency: null,
    });
    expect(seed.next_round).toBeNull();
    const grant = await ask('paya-grant-2020-03');
    expect(grant.previous_round?.slug).toBe('paya-angel-2019');
    expect(grant.next_round?.slug).toBe('paya-seed-2020-03');
    expect(grant.is_equity).toBe(false);
  });

  test('the running total counts disclosed dated rounds up to this one', async () => {
    expect((await ask('paya-seed-2020-03')).cumulative_total).toBe(4_050_000);
    expect((await ask('paya-grant-2020-03')).cumulative_total).toBe(50_000);
    expect((await ask('paya-angel-2019')).cumulative_total).toBeNull();
  });

  test('its share of everything disclosed in the main industry that year', async () => {
    expect((await ask('paya-seed-2020-03')).industry_share).toEqual({
      industry: { name: 'fintech', slug: 'fintech' },
      year: 2020,
      total: 6_000_000,
      rounds: 3,
      percent: 66.7,
    });
    expect((await ask('paya-angel-2019')).industry_share).toBeNull();
  });

  test('a round without a date has no neighbours, total or share, and its kind tells nothing of equity', async () => {
    expect(await ask('paya-funding-round')).toMatchObject({
      announced_on: null,
      amount: 10_000,
      previous_round: null,
      next_round: null,
      cumulative_total: null,
      industry_share: null,
      is_equity: null,
      news: [],
      sources: [{ is_preferred: true }],
    });
  });

  test('reports that disagree stand in sources, the preferred first', async () => {
    const { sources } = await ask('paya-seed-2020-03');
    expect(sources).toMatchObject([
      {
        url: 'https://b.test/2',
        is_preferred: true,
        round: null,
        announced_on: null,
        amount: null,
      },
      {
        url: 'https://a.test/1',
        is_preferred: false,
        announced_on: { date: '2020-04', precision: 'month' },
        amount: 3_500_000,
      },
    ]);
  });

  test('news of the time, not of later', async () => {
    const { news } = await ask('paya-seed-2020-03');
    expect(news.map(({ title }) => title)).toEqual(['Paya raises']);
  });
});

describe('/funding/{slug} as a page', () => {
  test('says the round in a sentence, with the full figure and the money of tables', async () => {
    const html = await site.page('/funding/paya-seed-2020-03');
    const words = toWords(html);
    expect(html).toMatch(/<title>Paya raised \$4\.0M in a Seed round - Griot<\/title>/);
    expect(words).toContain('Paya raised $4.0M in a Seed round');
    expect(html).toContain('USD 4,000,000.00');
    expect(words).toContain('March 2020');
    expect(words).not.toContain('1 March 2020 Source');
    expect(words).toContain('66.7% of the $6.0M disclosed in fintech in 2020, over 3 rounds.');
    expect(words).toContain('Reports otherwise: announced April 2020, amount USD 3,500,000.00');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.indexOf('Leader')).toBeLessThan(html.indexOf('Follower'));
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain(
      'rel="canonical" href="http://localhost:3000/funding/paya-seed-2020-03"',
    );
  });

  test('says what is known once: the amount in full, the sum so far, the date', async () => {
    const words = toWords(await site.page('/funding/paya-seed-2020-03'));
    expect(words.match(/USD 4,000,000\.00/g)).toHaveLength(1);
    expect(words.match(/66\.7%/g)).toHaveLength(1);
    expect(words).toContain('Raised so far $4.0M');
  });

  test('earlier and later rounds are steps, each with the sum that the call gives', async () => {
    const html = await site.page('/funding/paya-seed-2020-03');
    const [, steps = ''] = /<ol class="rows round-steps">([\s\S]*?)<\/ol>/.exec(html) ?? [];
    const rows = steps.split('</li>').map((row) => toWords(row).trim());
    expect(rows).toEqual([
      '2019 Angel Undisclosed',
      '1 March 2020 Grant $50.0K $50.0K',
      'March 2020 Seed $4.0M $4.0M',
      '',
    ]);
    expect(steps.match(/aria-current="true"[\s\S]*?<strong>Seed/)).not.toBeNull();
    expect((await ask('paya-seed-2020-03')).cumulative_total).toBe(4_050_000);
  });

  test('an undisclosed amount is said, never written as a sum', async () => {
    const words = toWords(await site.page('/funding/paya-angel-2019'));
    expect(words).toContain('Paya raised an undisclosed amount in an Angel round');
    expect(words).not.toContain('$0');
    expect(words).toContain('2019');
    expect(words).not.toContain('January 2019');
  });

  test('a round without a date says so', async () => {
    const words = toWords(await site.page('/funding/paya-funding-round'));
    expect(words).toContain('Paya raised $10.0K in a funding round');
    expect(words).toContain('Date unknown');
    expect(words).toContain('It counts in totals but not in yearly charts');
  });
});

describe('addresses of rounds', () => {
  test.each(['/funding/', '/api/funding/'])(
    'an old slug redirects permanently: %s',
    async (path) => {
      const response = await site.request(`${path}paya-seed-2020`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`${path}paya-seed-2020-03`);
    },
  );

  test.each([
    '/funding/nothing-2020',
    '/funding/Paya%20Seed',
    '/funding/%00',
    '/api/funding/nothing-2020',
    '/api/funding/%27',
  ])('%s is not found', async (path) => {
    expect((await site.request(path)).status).toBe(404);
  });
});

function toWords(html: string): string {
  return html
    .replace(/<(script|style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<\/(p|h\d|li|dt|dd|section|div|span|time|a|bdi|strong)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
}
