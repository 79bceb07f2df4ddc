import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunding, makeReport, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';

const FIRST = 'https://first.example/round';
const SECOND = 'https://second.example/round';
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { id } = await makeStartup(site.sql, { slug: 'shamba', name: 'Shamba' });
  const one = await makeFunding(site.sql, { startup_id: id, hasSource: false, slug: 'one-source' });
  await makeReport(site.sql, one.id, FIRST);
  const two = await makeFunding(site.sql, {
    startup_id: id,
    hasSource: false,
    slug: 'two-sources',
  });
  await makeReport(site.sql, two.id, FIRST);
  await makeReport(site.sql, two.id, SECOND, { amount_usd: 5 });
});
afterAll(() => site.close());

test('the number of sources leads to all of them', async () => {
  const list = await site.page('/rounds');
  expect(list).toContain('<a href="/funding/two-sources#sources" title="2 sources">2</a>');
  expect(list).not.toContain(FIRST);
  const round = await site.page('/funding/two-sources');
  expect(round).toContain('<a href="#sources">2 sources</a>');
  expect(round).toContain('id="sources"');
  expect(round).toContain(FIRST);
  expect(round).toContain(SECOND);
});

test('one source goes by the name of its publisher', async () => {
  const page = await site.page('/funding/one-source');
  expect(page).toMatch(
    new RegExp(`<a href="${FIRST}"[^>]*>Source:[^a-z]*<bdi>first.example</bdi></a>`),
  );
});
