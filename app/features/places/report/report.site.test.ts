import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-29T12:00:00Z') });
});
afterAll(() => site.close());

test('a place on two sheets: dated, with figures, rounds and their sources, and what is missing', async () => {
  const html = await site.page('/location/kenya/report');
  expect(html).toContain('<h1>Startups: Kenya</h1>');
  expect(html).toContain('From the record of Griot on 29 November 2026.');
  expect(html).toContain('Largest rounds of the last 12 months');
  expect(html).toMatch(/<svg[^>]*class="[^"]*chart/);
  expect(html.match(/rel="noopener nofollow"/g)?.length).toBeGreaterThan(5);
  expect(html).toContain('startups and rounds, have a source.');
  expect(html).toContain('/location/kenya/report</bdi>');
  const { data } = await site.api('/location/kenya');
  for (const { slug } of data.top_startups) expect(html).toContain(`href="/startup/${slug}"`);
  expect(await site.page('/location/kenya')).toContain('href="/location/kenya/report"');
});

test('an industry, everywhere and in a place; few rounds in twelve months give the newest', async () => {
  expect(await site.page('/location/lagos/report')).toContain('Lagos');
  expect(await site.page('/industry/fintech/report')).toContain('<h1>Startups: FinTech</h1>');
  expect(await site.page('/industry/fintech/kenya')).toContain('/industry/fintech/kenya/report');
  expect(await site.page('/industry/fintech/kenya/report')).toContain('FinTech in Kenya');
  expect(await site.page('/location/benin/report')).toContain('Newest rounds');
  for (const path of [
    '/location/nowhere/report',
    '/industry/none/report',
    '/industry/fintech/x/report',
  ])
    expect((await site.request(path)).status, path).toBe(404);
});

test('a report of nothing has no empty headings and is not indexed', async () => {
  const empty = await site.page('/industry/accounting/eritrea/report');
  const headings = [...empty.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
  expect(headings).not.toContain('Best funded startups');
  expect(headings).not.toContain('Most active investors');
  expect(headings).not.toContain('How complete this is');
  expect(empty).toContain('No startups');
  expect(empty).toContain('name="robots" content="noindex"');
  expect(await site.page('/industry/fintech/kenya/report')).not.toContain('content="noindex"');
});

test('in another language it cites its own address', async () => {
  expect(await site.page('/fr/location/kenya/report')).toContain('/fr/location/kenya/report</bdi>');
});
