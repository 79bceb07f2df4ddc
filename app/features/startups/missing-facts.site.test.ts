import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await makeStartup(site.sql, { slug: 'poor', name: 'Poor' });
});
afterAll(() => site.close());

const plain = (html: string) => html.replaceAll('<!-- -->', '');

test('a profile of which little is known asks for each missing fact in a form of its own', async () => {
  const html = plain(await site.page('/startup/poor'));
  expect(html).toContain('Help complete Poor: ');
  for (const field of ['website', 'year_founded', 'employee_range']) {
    expect(html).toContain(
      `action="/startup/poor/suggest-edit"><input type="hidden" name="field" value="${field}"/>`,
    );
  }
  expect(html).not.toContain('Not known yet:');
  expect(html).toContain('href="/startup/poor/claim"');
});

test('its form leads to the one that asks for the source, with the answer filled in', async () => {
  const path = '/startup/poor/suggest-edit?field=year_founded&value=20%3C19';
  const html = plain(await site.page(path));
  expect(html).toMatch(/<option value="year_founded" selected="">/);
  expect(html).toMatch(/<textarea[^>]*name="value"[^>]*>20&lt;19<\/textarea>/);
});

test('with a round it says what is missing in a line, and each round can be said to be wrong', async () => {
  const { id } = await makeStartup(site.sql, { slug: 'funded', name: 'Funded' });
  await makeFunding(site.sql, {
    startup_id: id,
    slug: 'funded-seed',
    round: 'Seed',
    amount_usd: 2_000_000,
  });
  const html = plain(await site.page('/startup/funded'));
  expect(html).not.toContain('Help complete');
  expect(html).toContain('Not known yet:');
  const flag = 'href="/funding/funded-seed/suggest-edit?field=amount"';
  expect(html).toContain(flag);
  expect(await site.page('/startup/funded/fundings')).toContain(flag);
  const form = plain(await site.page('/startup/funded/suggest-edit'));
  expect(form).toContain('About a funding round? Choose which:');
  expect(form).toContain('href="/funding/funded-seed/suggest-edit"');
  expect(form).toContain('$2.0M');
});
