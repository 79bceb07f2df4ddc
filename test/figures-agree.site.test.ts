import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoneyTable } from '../app/base/money.ts';
import { openTestSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const sum = (values: Array<number | null>): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

async function slugs(table: 'startups' | 'investors'): Promise<string[]> {
  const rows = await site.sql.selectFrom(table).select('slug').orderBy('slug').execute();
  return rows.map(({ slug }) => slug);
}

async function allRows(path: string): Promise<Array<{ total_fundings: number | null }>> {
  const rows = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await site.api(`${path}?page=${page}`);
    rows.push(...data);
    if (page >= meta.last_page) return rows;
  }
}

/** Of the startups; asking for all takes a quarter of a minute. */
const EVERY = 4;

const AFTER_LISTING = ['Post-IPO Equity', 'Post-IPO Secondary', 'Post-IPO Debt'];

interface Round {
  round: string;
  amount: number | null;
  is_weak: boolean;
  is_facility: 'yes' | null;
  left_out: string | null;
  sources: unknown[];
}

/** What money counts, said here once more in other words. */
function whyNot(round: Round): string | null {
  if (round.sources.length === 0) return 'no_source';
  if (round.is_weak) return 'weak';
  if (round.is_facility) return 'facility';
  if (AFTER_LISTING.includes(round.round)) return 'after_listing';
  return round.round === 'Secondary Market' ? 'secondary' : null;
}

test("a startup's total is the sum of its rounds that count, and says what it leaves out", async () => {
  const leavesOut = ['payment24', 'termii', 'd-light', 'jumia'];
  const sample = (await slugs('startups')).filter(
    (slug, nth) => nth % EVERY === 0 || leavesOut.includes(slug),
  );
  for (const slug of sample) {
    const { data } = await site.api(`/startup/${slug}`);
    const rounds = (await site.api(`/startup/${slug}/fundings`)).data as Round[];
    expect(rounds.map(({ left_out }) => left_out)).toEqual(rounds.map(whyNot));
    const counted = rounds.map((round) => (whyNot(round) ? null : round.amount));
    const apart = rounds.filter((round) => whyNot(round) && round.amount !== null);
    expect(data.left_out !== null, slug).toBe(apart.length > 0);
    for (const [reason, part] of Object.entries(data.left_out ?? {})) {
      const own = apart.filter((round) => whyNot(round) === reason);
      expect(part, slug).toEqual({ rounds: own.length, amount: sum(own.map((one) => one.amount)) });
    }
    expect(data.total_fundings ?? 0, slug).toBe(sum(counted));
    expect(data.total_fundings === null, slug).toBe(counted.every((amount) => amount === null));
    expect(data.fundings_count, slug).toBe(rounds.length);
  }
});

test("a country's total is the sum of its startups', in its feed, on its page and in its list", async () => {
  const { feed } = await site.api('/countries');
  expect(feed).toHaveLength(54);
  for (const country of feed) {
    const rows = await allRows(`/location/${country.slug}/startups`);
    expect(country.startups_count, country.slug).toBe(rows.length);
    expect(country.total_fundings ?? 0, country.slug).toBe(
      sum(rows.map((row) => row.total_fundings)),
    );
    const { data } = await site.api(`/location/${country.slug}`);
    expect(data, country.slug).toMatchObject({
      startups_count: country.startups_count,
      total_fundings: country.total_fundings,
      fundings_12m: country.fundings_12m,
    });
  }
});

test('the whole is the sum of its countries, and of its years but for rounds without a date', async () => {
  const index = (await site.api('/index')).data;
  const { feed } = await site.api('/countries');
  const [history] = await site.api('/charts?only=funding_history');
  const countries = feed as Array<{ total_fundings: number | null; startups_count: number }>;
  expect(index.total_fundings).toBe(sum(countries.map((one) => one.total_fundings)));
  expect(index.counts.startups).toBe(sum(countries.map((one) => one.startups_count)));
  const { total } = await site.sql
    .selectFrom('fundings')
    .select(({ fn }) => fn.sum<number>('counted_usd').as('total'))
    .where('announced_on', 'is not', null)
    .executeTakeFirstOrThrow();
  const points = history.series[0].data as Array<{ y: number | null }>;
  expect(sum(points.map(({ y }) => y))).toBe(total);
});

test("a country's chart of funding is the sum of its rounds by year", async () => {
  const [chart] = await site.api('/charts?only=location_funding_history&location_slug=kenya');
  const { data } = await site.api('/location/kenya');
  const undated = await site.sql
    .selectFrom('fundings')
    .innerJoin('startups', 'startups.id', 'fundings.startup_id')
    .innerJoin('places', 'places.id', 'startups.country_id')
    .select(({ fn }) => fn.sum<number | null>('counted_usd').as('total'))
    .where('places.slug', '=', 'kenya')
    .where('announced_on', 'is', null)
    .executeTakeFirstOrThrow();
  const points = chart.series[0].data as Array<{ y: number | null }>;
  expect(sum(points.map(({ y }) => y)) + (undated.total ?? 0)).toBe(data.total_fundings);
});

test('pages show the figures of the API', async () => {
  for (const slug of ['andela', 'wave', 'flutterwave']) {
    const { data } = await site.api(`/startup/${slug}`);
    expect(await site.page(`/startup/${slug}`)).toContain(formatMoneyTable(data.total_fundings));
  }
  const { data } = await site.api('/location/nigeria');
  expect(await site.page('/location/nigeria')).toContain(formatMoneyTable(data.total_fundings));
  const index = (await site.api('/index')).data;
  expect(await site.page('/')).toContain(formatMoneyTable(index.total_fundings));
});

test("an investor's deals are the rounds that name it", async () => {
  for (const slug of (await slugs('investors')).slice(0, 60)) {
    const { data } = await site.api(`/investor/${slug}`);
    const deals = await site.sql
      .selectFrom('funding_investors')
      .innerJoin('investors', 'investors.id', 'funding_investors.investor_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('investors.slug', '=', slug)
      .executeTakeFirstOrThrow();
    expect(data.deals_count, slug).toBe(deals.count);
  }
});
