import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';

let site: TestSite;
let small: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  small = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => Promise.all([site.close(), small.close()]));

const readMain = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('pages', () => {
  test('titles follow the template and name the tab', async () => {
    expect(await site.page('/startup/andela')).toContain('<title>Andela - Griot</title>');
    expect(await site.page('/startup/andela/team')).toContain(
      '<title>Andela: team - Griot</title>',
    );
  });

  test('a startup of which nothing is known asks for it, and nothing is empty', async () => {
    const { slug } = await makeStartup(small.sql, { name: 'N'.repeat(90) });
    const main = readMain(await small.page(`/startup/${slug}`));
    expect(main).toContain('N'.repeat(90));
    expect(main.replaceAll('<!-- -->', '')).toMatch(/Help complete N{90}: \d+ facts are missing/);
    expect(main).toContain(`/startup/${slug}/suggest-edit`);
    expect(main).not.toMatch(/N\/A|Undisclosed|empty-state|recorded yet|<dd[^>]*>-?<\/dd>/);
    // Tabs lead only to what there is; the one that is open says what is missing.
    expect(main).not.toContain(`/startup/${slug}/team`);
    for (const tab of ['news-activities', 'team', 'fundings', 'competitors']) {
      expect(await small.page(`/startup/${slug}/${tab}`)).toContain('empty-state');
    }
  });

  test('the first page tells money, people and news before the rest', async () => {
    const html = readMain(await site.page('/startup/flutterwave'));
    const order = [
      'raised in 5 rounds since 2017',
      '17 investors',
      'Olugbenga Agboola',
      'Flutterwave buys Mono',
      'About Flutterwave',
      'Similar startups',
      'Sources',
    ].map((words) => html.indexOf(words));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(html).toContain('Announced as Series D.');
  });

  test('numbers beside figures lead to the sources that show them', async () => {
    const html = await site.page('/startup/flutterwave');
    const notes = [...html.matchAll(/href="#source-(\d+)"/g)].map(([, number]) => number);
    expect(notes.length).toBeGreaterThan(5);
    for (const number of notes) expect(html).toContain(`id="source-${number}"`);
    const { data } = await site.api('/startup/flutterwave/fundings');
    const newest = data.find(({ amount }: { amount: number | null }) => amount !== null);
    const listed = /id="source-1".*?href="([^"]+)"/.exec(html)?.[1];
    expect(newest.sources.map((source: { url: string }) => source.url)).toContain(listed);
  });

  test('what became of a startup is in its head, with a link to who bought it', async () => {
    const paystack = await site.page('/startup/paystack');
    const line = /<p class="status-line[^>]*>(.*?)<\/p>/.exec(paystack)?.[1] ?? '';
    expect(line).toMatch(/^Acquired by <a href="\/acquirer\/stripe">/);
    expect(line).toContain('October 2020');
    const closed = await site.page('/startup/thepeer');
    expect(closed).toMatch(/status-closed">Closed(<!-- -->)?, <time/);
    expect(await site.page('/startup/moniepoint')).toMatch(/Formerly(<!-- -->)? <bdi>TeamApt/);
  });

  test('a state is shown where no city is known', async () => {
    const { id, slug } = await makeStartup(small.sql);
    await raw`
      with state as (
        insert into places (kind, slug, name, country_id)
        select 'state', 'oyo', 'Oyo', country_id from startups where id = ${id} returning id)
      update startups set state_id = state.id from state where startups.id = ${id}`.execute(
      small.sql,
    );
    const { data } = await small.api(`/startup/${slug}`);
    expect(data.state).toBe('Oyo');
    expect(await small.page(`/startup/${slug}`)).toContain(`<bdi>${data.state}</bdi>, `);
    expect(await small.page(`/compare?startups=${slug}`)).toContain(`${data.state}, `);
  });

  test('names and texts are shown as text, whatever they contain', async () => {
    const nasty = '<script>alert(1)</script>"\'&';
    const { slug } = await makeStartup(small.sql, { name: nasty, tagline: nasty, overview: nasty });
    const html = await small.page(`/startup/${slug}`);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<script type="application\/ld\+json">[^<]*<script>/);
  });

  test('an address written into the database without https:// is shown as it is, and breaks no page', async () => {
    const { id, slug } = await makeStartup(small.sql);
    await raw`update startups set website = 'kora.example' where id = ${id}`.execute(small.sql);
    await raw`
      with person as (
        insert into people (name, links) values ('Ama Kora', '["kora.example/ama"]') returning id)
      insert into startup_people (startup_id, person_id, is_founder, position)
      select ${id}, id, true, 0 from person`.execute(small.sql);
    expect(await small.page(`/startup/${slug}`)).toContain('>kora.example</a>');
    expect(await small.page(`/startup/${slug}/team`)).toContain('>kora.example/ama</a>');
  });

  test('the comparison shows its nine rows with "-" for what is missing', async () => {
    const html = await site.page('/startup/andela/competitors');
    for (const row of [
      'Company',
      'Location',
      'Founded',
      'Type',
      'Sectors',
      'Employees',
      'Twitter followers',
      'Latest fund round',
      'Total fund raised',
    ]) {
      expect(html).toContain(row);
    }
    expect(html).toContain('Private');
    expect(html).toMatch(/class="figure-cell"[^>]*><span[^>]*>-<\/span><\/td>/);
  });

  test('rounds come as a file too', async () => {
    const response = await site.request('/startup/andela/fundings.csv');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="andela-fundings__griot.csv"',
    );
    const [head, first] = (await response.text()).split('\r\n');
    expect(head).toBe(
      '"Round","Date","Amount (US dollars)","Investors","Source","Note","Amount as announced","Currency","Valuation (USD)","Pre- or post-money","Limit of a credit line","Left out of totals"',
    );
    expect(first).toMatch(/^"Venture Series","2021-09","200000000","/);
  });
});
