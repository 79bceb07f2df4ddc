// Decisions against recorded sources, and the way from one decision to the next.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FINDER, openModerator, ROUND, useCorrections } from '../../../../test/corrections.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { moderationText as text } from '../../../text/text.ts';

let site: TestSite;
let moderator: Member;
let use: ReturnType<typeof useCorrections>;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  use = useCorrections(site, moderator);
});
afterAll(() => site.close());
beforeEach(() => raw`delete from submissions`.execute(site.sql));

const newest = async () => `/moderation/${await use.newestInQueue()}`;
const amountOf = async () =>
  (
    await raw<{ amount: number }>`
    select amount_usd as amount from fundings where slug = ${ROUND}`.execute(site.sql)
  ).rows[0]?.amount;

describe('an amount that recorded sources contradict', () => {
  test('is shown with them in red where it is decided, and asks why', async () => {
    await use.report({});
    const html = await moderator.page(await newest());
    expect(html).toMatch(/class="notice soft-negative".*recorded sources say otherwise/s);
    expect(html).toMatch(/<li class="contrary"><a [^>]*>yafri\.ca<\/a>/);
    expect(html).toContain('says otherwise: USD 35,000,000.00');
    expect(html).toContain(text.contraryHint);
  });

  test('is not applied without a reason, on its page nor with others', async () => {
    await use.report({});
    const before = await amountOf();
    const answer = await use.decide('approve');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(text.wrong.contrary);
    const [, value] =
      /name="chosen\[\]" value="(submission [^"]*)"/.exec(await moderator.page('/moderation')) ??
      [];
    const batch = await moderator.form('/moderation', {
      'chosen[]': [value ?? ''],
      action: 'approve',
      reason: '',
    });
    expect(batch.status).toBe(409);
    expect(await batch.text()).toContain(text.wrong.contrary);
    expect(await amountOf()).toBe(before);
  });

  test('is applied with one, which the public log says', async () => {
    await use.report({});
    const why = 'The two papers repeat a figure that the company took back.';
    expect((await use.decide('approve', why)).status).toBe(303);
    expect(await amountOf()).toBe(30_000_000);
    expect(await site.page('/corrections')).toContain(why);
    expect((await use.log())[0]).toMatchObject({ field: 'amount', reason: why });
  });
});

test.each([
  ['a day in the month that they name', { field: 'announced_on', value: '2020-01-21' }],
  ['what is added', { field: 'other', value: 'A photo of the team would be nice' }],
])('%s goes against no source', async (_what, fields) => {
  await use.report(fields);
  expect(await moderator.page(await newest())).not.toContain('say otherwise');
  expect((await use.decide('approve')).status).toBe(303);
});

test('a fact of a profile has against it the sources that were recorded for it', async () => {
  const { rows } = await raw<{ slug: string }>`
    select s.slug from startups s where s.tagline is not null and exists (
      select from startup_sources x where x.startup_id = s.id and 'tagline' = any (x.shows))
    order by s.slug limit 1`.execute(site.sql);
  const fields = { field: 'tagline', value: 'Something else entirely' };
  await use.report(fields, rows[0]?.slug, 'startup');
  const html = await moderator.page(await newest());
  expect(html).toContain('recorded as the source of what is listed');
  expect((await use.decide('approve')).status).toBe(422);
});

test('a decided fact without words of a moderator says what it follows', async () => {
  await use.report({ field: 'announced_on', value: '2020-01-22' });
  await use.decide('approve');
  expect(await site.page('/corrections')).toContain('It follows the source named here.');
});

describe('the way through the queue', () => {
  test('leads from what is decided to the next that waits, and back', async () => {
    const paths: string[] = [];
    for (const [slug, name] of [
      ['andela', 'Andelo'],
      ['m-kopa', 'M-Kopo'],
      ['flutterwave', 'Flutterwavo'],
    ] as const) {
      await use.report({ field: 'name', value: name, email: FINDER }, slug, 'startup');
      paths.push(await newest());
    }
    for (const [at, path] of paths.entries())
      await raw`update submissions set sent_at = ${`2026-10-0${at + 1}T00:00:00Z`}
        where uuid = ${path.split('/')[2]}::uuid`.execute(site.sql);
    const [first = '', second = '', third = ''] = paths;
    const links = (html: string) =>
      ['prev', 'next'].map(
        (rel) => new RegExp(`<a (?=[^>]*rel="${rel}")[^>]*href="([^"]*)"`).exec(html)?.[1] ?? null,
      );
    expect(links(await moderator.page(first))).toEqual([null, second]);
    expect(links(await moderator.page(second))).toEqual([first, third]);
    const html = await moderator.page(second);
    await moderator.form(second, {
      action: 'reject',
      reason: 'It is called as listed.',
      version: /name="version" value="([^"]*)"/.exec(html)?.[1] ?? '',
    });
    const decided = await moderator.page(second);
    expect(links(decided)).toEqual([first, third]);
    expect(decided).toContain('Next: Flutterwave, Name');
    expect(links(await moderator.page(first))).toEqual([null, third]);
    expect(links(await moderator.page(third))).toEqual([first, null]);
  });
});
