// Pictures shown where the link of a startup or an investor is shared.
import { sql as raw } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';

const SITE_URL = 'https://griot.test';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL } });
  const startup = await makeStartup(site.sql, {
    slug: 'zuri-pay',
    name: 'Zuri Pay',
    tagline: 'Payments for market traders',
  });
  const investor = await makeInvestor(site.sql, { slug: 'baobab', name: 'Baobab Fund' });
  const round = await makeFunding(site.sql, { startup_id: startup.id, amount_usd: 2_000_000 });
  await raw`insert into funding_investors (funding_id, investor_id, is_lead)
    values (${round.id}, ${investor.id}, true)`.execute(site.sql);
  await makeStartup(site.sql, { slug: 'quiet', name: 'Quiet', tagline: null });
  await raw`select rebuild_figures()`.execute(site.sql);
});
afterAll(() => site.close());

describe.each([
  '/startup/zuri-pay',
  '/investor/baobab',
  '/startup/quiet',
  '/location/kenya',
  '/terms',
])('%s', (path) => {
  test('names its own picture, which is small and of the size said', async () => {
    const html = await site.page(path);
    const address = /og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(address).toBe(SITE_URL + (path === '/terms' ? '/preview.png' : `${path}/share.png`));
    const answer = await site.request(new URL(address).pathname);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(60_000);
    const { width, height } = await sharp(bytes).metadata();
    expect(html).toContain(`og:image:width" content="${width}"`);
    expect(html).toContain(`og:image:height" content="${height}"`);
  });
});

test.each(['share.png', 'fundings.png', 'fundings.svg', 'fundings.csv'])(
  'what cannot be a slug has no %s',
  async (file) => {
    expect((await site.request(`/startup/%00/${file}`)).status).toBe(404);
  },
);

test('it is drawn once, and again when a figure changes', async () => {
  const path = '/startup/zuri-pay/share.png';
  const etagOf = async () => (await site.request(path)).headers.get('etag') ?? '';
  const first = await etagOf();
  const again = await site.request(path, { headers: { 'if-none-match': first } });
  expect(again.status).toBe(304);
  await raw`update fundings set amount_usd = 3000000`.execute(site.sql);
  await raw`select rebuild_figures()`.execute(site.sql);
  expect(await etagOf()).not.toBe(first);
});

test('what it raised over time is an SVG and a PNG that name it', async () => {
  const path = '/startup/zuri-pay/fundings';
  const svg = await site.request(`${path}.svg`);
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(svg.headers.get('content-disposition')).toContain('.svg"');
  const words = (await svg.text()).replace(/<style>.*?<\/style>/, '').replace(/<[^>]+>/g, ' ');
  for (const part of ['Zuri Pay: raised over time', 'Source: Griot', `${SITE_URL}${path}`]) {
    expect(words).toContain(part);
  }
  const png = Buffer.from(await (await site.request(`${path}.png`)).arrayBuffer());
  expect((await sharp(png).metadata()).format).toBe('png');
  expect((await site.request('/startup/nobody/fundings.png')).status).toBe(404);
});

test('an unknown one is not found; a renamed one leads to the picture of today', async () => {
  expect((await site.request('/startup/nobody/share.png')).status).toBe(404);
  expect((await site.request('/investor/nobody/share.png')).status).toBe(404);
  expect((await site.request('/location/nobody/share.png')).status).toBe(404);
  await raw`insert into slug_history (kind, old_slug, entity_id)
    select 'startup', 'zuri', id from startups where slug = 'zuri-pay'`.execute(site.sql);
  for (const picture of ['share.png', 'fundings.png', 'fundings.svg']) {
    const moved = await site.request(`/startup/zuri/${picture}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `/startup/zuri-pay/${picture}`,
    ]);
  }
});
