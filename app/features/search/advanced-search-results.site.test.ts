import { describe, expect, test } from 'vitest';
import {
  decode,
  filter,
  hrefOf,
  KENYAN,
  useAdvancedSearch,
} from '../../../test/advanced-search.ts';
import { parseCsv } from '../../../test/parse-csv.ts';
import { writePlans } from '../../../test/plans-file.ts';
import { openTestSite } from '../../../test/site.ts';
import { COLUMN_NAMES, STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';

const kit = useAdvancedSearch();
const { find, totalOf } = kit;

describe('results', () => {
  test('chips lead to the search without each filter', async () => {
    const rows = [KENYAN, filter('total_fundings', 'between', '1M', '900M')];
    const html = decode(await find(...rows));
    expect(html).toContain('Remove filter Country is Kenya');
    expect(html).toContain('Remove filter Total raised (USD) is between 1M and 900M');
    expect(html).toContain(`href="${hrefOf(rows.slice(1))}"`);
    expect(html).toContain(`href="${hrefOf(rows.slice(0, 1))}"`);
  });

  test('nothing found says which filter, dropped, would give how many', async () => {
    const rows = [KENYAN, filter('year_founded', 'gt', '2900')];
    const html = decode(await find(...rows));
    expect(html).toContain('No startups match 2 filters');
    expect(html).toContain(`Without "Founded is more than 2900": ${await totalOf(KENYAN)}`);
    expect(html).not.toContain('Without "Country is Kenya"');
    expect(await find(filter('year_founded', 'gt', '2900'))).not.toContain('Without ');
  });

  test('sort by their headers, the earlier order becoming the second key', async () => {
    const first = decode(await kit.site.page(hrefOf([KENYAN])));
    expect(first).toMatch(/<th[^>]*aria-sort="descending"[^>]*><a href="[^"]*sort=total_fundings/);
    expect(first).toContain(`href="${hrefOf([KENYAN], { sort: '-year_founded' })}"`);
    const html = decode(await kit.site.page(hrefOf([KENYAN], { sort: '-year_founded' })));
    expect(html.match(/aria-sort=/g)).toHaveLength(1);
    expect(html).toContain(`href="${hrefOf([KENYAN], { sort: 'name,-year_founded' })}"`);
    expect(html).toContain('Sorted by Founded, largest first.');
  });

  test('has the columns chosen, in the order of the table', async () => {
    const href = hrefOf([KENYAN], { columns: ['status', 'founder'] });
    const html = await kit.site.page(href);
    const [head = ''] = /<thead.*?<\/thead>/s.exec(html) ?? [];
    expect(head.match(/scope="col"/g)).toHaveLength(3);
    const answer = await kit.site.request(
      '/advanced-search?columns=founder&columns=status&columns=no',
    );
    expect(answer.headers.get('location')).toBe(hrefOf([], { columns: ['status', 'founder'] }));
  });

  test('shows every column that can be filtered by', async () => {
    const columns = COLUMN_NAMES.filter((name) => name !== 'name');
    const html = await kit.site.page(hrefOf([KENYAN], { columns }));
    for (const column of columns) expect(html).toContain(STARTUP_FILTERS[column].label);
  });

  test('are paged by 20; past the end says so', async () => {
    const rows = [filter('status', 'equals', 'active')];
    expect(await totalOf(...rows)).toBeGreaterThan(20);
    const html = decode(await find(...rows));
    expect(html).toContain(`href="${hrefOf(rows, { page: 2 })}"`);
    expect(html).toContain('1-20 of');
    expect(await kit.site.page(hrefOf(rows, { page: 900 }))).toContain(
      'There is nothing on this page',
    );
  });

  test('are counted by value on request, each a link that adds the filter', async () => {
    expect(await find(KENYAN)).not.toContain('class="facets"');
    const html = decode(await kit.site.page(hrefOf([KENYAN], { facets: true })));
    const [facets = ''] = /<aside class="facets".*?<\/aside>/s.exec(html) ?? [];
    const added = filter('status', 'equals', 'active');
    const figure = /<bdi>active<\/bdi><\/a><bdi class="figure">([\d,]+)<\/bdi>/i;
    expect(facets).toContain(`href="${hrefOf([KENYAN, added], { facets: true })}"`);
    expect(figure.exec(facets)?.[1]).toBe(String(await totalOf(KENYAN, added)));
  });
});

describe('/advanced_search.csv, up to the limits of visitors', () => {
  const csv = (query: string) => kit.site.request(`/advanced_search.csv?${query}`);

  test('has all columns, quoted, in the order of the page', async () => {
    const query = hrefOf([KENYAN], { sort: 'name' }).split('?')[1] ?? '';
    const answer = await csv(query);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('startups__griot.csv');
    const text = await answer.text();
    expect(text).toMatch(/^"Name","Tagline",/);
    const [header = [], ...rows] = parseCsv(text);
    expect(header).toEqual(COLUMN_NAMES.map((name) => STARTUP_FILTERS[name].label));
    expect(rows).toHaveLength(await totalOf(KENYAN));
    expect(answer.headers.get('x-total-count')).toBe(String(rows.length));
    expect(rows.every((row) => row[header.indexOf('Country')] === 'Kenya')).toBe(true);
  });

  test('is whole up to 2,000 rows for a visitor', async () => {
    const total = await totalOf();
    expect(parseCsv(await (await csv('')).text())).toHaveLength(1 + total);
  });

  test('where it is cut, page, name and X-Total-Count say so', async () => {
    const price = { currency: 'USD', interval: 'month', amount: 1_900 } as const;
    const plans = [
      { slug: 'free', limits: { csv_rows: 7 } },
      { slug: 'pro', name: 'Pro', prices: [price] },
    ];
    const small = await openTestSite({ env: { PLANS_FILE: writePlans(plans) } });
    const member = await small.member();
    for (const address of [
      hrefOf([KENYAN]).replace('/advanced-search', '/advanced_search.csv'),
      '/rounds.csv',
      '/investors.csv',
      '/exits.csv',
    ]) {
      const answer = await member.request(address);
      expect(parseCsv(await answer.text())).toHaveLength(1 + 7);
      const total = Number(answer.headers.get('x-total-count'));
      expect(total).toBeGreaterThan(7);
      expect(answer.headers.get('content-disposition')).toContain(`first-7-of-${total}__`);
    }
    const html = await member.page(hrefOf([KENYAN]));
    expect(html).toContain(`The CSV file has the first 7 of ${await totalOf(KENYAN)} rows`);
    expect(html).toContain('Pro gives 50,000 rows in one file for USD\u00a019.00 a month.');
    await small.close();
  });

  test('answers 422 where the search does', async () => {
    expect((await csv('f[0][column]=nme')).status).toBe(422);
  });
});
