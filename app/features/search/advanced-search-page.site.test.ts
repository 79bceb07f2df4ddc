import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  decode,
  filter,
  hrefOf,
  KENYAN,
  useAdvancedSearch,
} from '../../../test/advanced-search.ts';
import { isOnPostgres } from '../../../test/databases.ts';
import { openTestSite } from '../../../test/site.ts';
import { ASKED_AT_ONCE } from '../../data/database.ts';
import { MAX_WAITING_SEARCHES, poolSemaphore } from '../../data/pool-semaphore.ts';
import { SEARCH_STATEMENT_MS } from '../../data/postgres-settings.ts';
import { OPERATORS, type Operator, STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import { searchText } from '../../text/text.ts';
import { listExamples } from './advanced-search-page.tsx';

const kit = useAdvancedSearch();
const { find, totalOf } = kit;

/** The fields that a browser would submit of the filter form. */
function readForm(html: string): URLSearchParams {
  const [form = ''] = /<form[^>]*id="filters".*?<\/form>/s.exec(html) ?? [];
  const picked = html.match(/<input[^>]*name="columns"[^>]*checked[^>]*>/g) ?? [];
  const sent = new URLSearchParams();
  const attribute = (tag: string, name: string) =>
    decode(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  for (const [tag] of form.matchAll(/<select.*?<\/select>|<input[^>]*>/gs)) {
    const chosen = /<option[^>]*selected[^>]*>/.exec(tag)?.[0] ?? '';
    const value = tag.startsWith('<select') ? attribute(chosen, 'value') : attribute(tag, 'value');
    sent.append(attribute(tag.slice(0, tag.indexOf('>') + 1), 'name'), value);
  }
  for (const tag of picked) sent.append('columns', attribute(tag, 'value'));
  return sent;
}

describe('/advanced-search', () => {
  test.each([
    ['investor', 'includes', 'y-combinator', 'Investor includes Y Combinator'],
    ['investor', 'includes', 'y COMBINATOR', 'Investor includes Y Combinator'],
    [
      'investor',
      'includes_any',
      'visa, y-combinator',
      'Investor includes any of Visa, Y Combinator',
    ],
    ['industry', 'includes', 'fintech', 'Industry includes FinTech'],
    ['country', 'equals', 'KE', 'Country is Kenya'],
  ])('the chip of %s %s %s has the proper name', async (column, operator, asked, words) => {
    const html = decode(await find(filter(column, operator, asked)));
    expect(html).toContain(`<bdi>${words}</bdi>`);
  });

  test('states, founders and technologies are named in chips as they are written', async () => {
    const { rows } = await raw<{ column: string; name: string }>`
      (select 'state' as column, name from places where kind = 'state'
        and (select count(*) from places other where other.kind = 'state' and search_key(other.name) = search_key(places.name)) = 1 limit 1)
      union all (select 'founder', min(name) from people where fold_name(name) <> name
        group by fold_name(name) having count(*) = 1 limit 1)
      union all (select 'technology', name from technologies order by id limit 1)`.execute(
      kit.site.sql,
    );
    for (const { column, name } of rows) {
      const operator = column === 'state' ? 'equals' : 'includes';
      const html = decode(await find(filter(column, operator, name.toUpperCase())));
      expect(html).toMatch(new RegExp(`<bdi>[^<]* ${name.replaceAll(/[()]/g, '.')}</bdi>`));
    }
  });

  test('what is wrong is said in the words of the form; the API keeps its own', async () => {
    const rows = [filter('year_founded', 'between', '2020', '2010')];
    const page = await kit.site.request(hrefOf(rows));
    expect(page.status).toBe(422);
    const html = decode(await page.text());
    expect(html).toContain('expected a value that is not below the first');
    expect(html).not.toContain('below query_1');
    const api = await kit.post(rows);
    expect((await api.json()).errors['f.0.query_2']).toEqual([
      'expected a value that is not below query_1',
    ]);
  });

  test('says what filters are and leads to four searches, all of which find something', async () => {
    const html = await kit.site.page('/advanced-search');
    expect(html).not.toContain('noindex');
    expect(listExamples()).toHaveLength(4);
    for (const { href } of listExamples()) {
      expect(decode(html)).toContain(href);
      expect(await kit.site.page(href), href).toMatch(/<h2>[\d,]+ startups match<\/h2>/);
    }
  });

  test('takes every operator of every kind', async () => {
    const values: Record<string, string> = {
      text: 'a',
      number: '2015',
      date: '2020',
      choice: 'Seed',
      reference: 'kenya',
      many: 'fintech',
    };
    const columns = {
      text: 'name',
      number: 'year_founded',
      date: 'last_funding_on',
      choice: 'latest_round',
      reference: 'country',
      many: 'industry',
    } as const;
    for (const [kind, operators] of Object.entries(OPERATORS)) {
      const column = columns[kind as keyof typeof columns];
      expect(STARTUP_FILTERS[column].kind).toBe(kind);
      for (const operator of operators as readonly Operator[]) {
        const isBlank = operator.endsWith('_blank');
        const value = operator === 'within_last' ? '3000' : (values[kind] ?? '');
        const row = filter(
          column,
          operator,
          isBlank ? '' : value,
          operator === 'between' ? '2024' : '',
        );
        const total = await totalOf(row);
        const html = await find(row);
        const words = total === 0 ? 'No startups match' : `${total.toLocaleString('en')} startup`;
        expect(html, `${column} ${operator}`).toContain(words);
      }
    }
  });

  test('takes labels for slugs and leads to the one address', async () => {
    const asked = '/advanced-search?f[4][column]=Country&f[4][operator]=Is&f[4][query_1]=Kenya';
    const answer = await kit.site.request(asked);
    expect(answer.status).toBe(302);
    const to = answer.headers.get('location') ?? '';
    expect(to).toBe(hrefOf([filter('country', 'equals', 'Kenya')]));
    expect(await kit.site.page(to)).toContain(`${await totalOf(KENYAN)} startups match`);
  });

  test('is not indexed once it is filtered; its canonical has no filters', async () => {
    const html = await find(KENYAN);
    expect(html).toMatch(/name="robots" content="noindex"/);
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/advanced-search"/);
  });

  test('the form sends the address it was shown at', async () => {
    const rows = [
      filter('total_fundings', 'between', '100K', '50M'),
      filter('country', 'not_in', 'kenya,"South Africa"'),
      filter('name', 'contains', 'a & "b" <c>'),
      filter('public_ticker', 'is_blank'),
    ];
    for (const some of [rows, rows.slice(0, 2), rows.slice(3), []]) {
      const href = hrefOf(some, {
        sort: some.length > 0 ? 'year_founded,-name' : '',
        columns: ['status', 'founder'],
        facets: some.length > 0,
      });
      const sent = readForm(await kit.site.page(href));
      const answer = await kit.site.request(`/advanced-search?${sent}`);
      expect([200, 302]).toContain(answer.status);
      const to = answer.headers.get('location') ?? `/advanced-search?${sent}`;
      const read = (path: string) => [...new URLSearchParams(path.split('?')[1])];
      expect(read(to)).toEqual(read(href));
    }
  });
});

describe('what is wrong is said at the field', () => {
  test('is said with 422 at the row and above the form, with the nearest, and nothing is lost', async () => {
    const rows = [KENYAN, filter('year_founded', 'contains', 'two thousand')];
    const answer = await kit.site.request(hrefOf(rows));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('href="#f-1-operator"');
    expect(html).toMatch(/<select[^>]*id="f-1-operator"[^>]*aria-invalid="true"/);
    expect(html).toContain('value="two thousand"');
    expect(html).toMatch(/<title>Error: /);
    const misspelt = await (
      await kit.site.request(hrefOf([filter('contry', 'equals', 'x')]))
    ).text();
    expect(decode(misspelt)).toContain('the nearest is "Country"');
    expect(misspelt).toMatch(/<option value="contry" selected="">/);
  });

  test('is said of values, of sorting and of too many filters', async () => {
    const wrong = [
      hrefOf([filter('country', 'equals', 'Kenia')]),
      hrefOf([filter('last_funding_on', 'gt', 'yesterday')]),
      hrefOf([filter('year_founded', 'between', '2020', '2010')]),
      hrefOf([KENYAN], { sort: 'nmae' }),
      hrefOf(Array.from({ length: 21 }, () => KENYAN)),
    ];
    for (const href of wrong) {
      const answer = await kit.site.request(href);
      expect(answer.status, href).toBe(422);
      expect(await answer.text()).toContain('class="error-summary"');
    }
    for (const page of ['0', 'abc', '-1']) {
      expect((await kit.site.request(`/advanced-search?page=${page}`)).status).toBe(422);
    }
  });
});

describe('a search over its budget', () => {
  test('answers 503, says to narrow the search and keeps the form', async () => {
    const { searchSql } = kit.site.database;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const search = () => withinSearchBudget({ searchSql }, () => held);
    const running = Array.from({ length: ASKED_AT_ONCE }, search);
    const answering = kit.site.request(hrefOf([KENYAN]));
    await expect.poll(() => poolSemaphore(searchSql, 'search').waiting).toBe(1);
    // Who has waited longest gives way to the last of as many as may wait.
    const waiting = Array.from({ length: MAX_WAITING_SEARCHES }, search);
    const answer = await answering;
    release();
    await Promise.all([...running, ...waiting]);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    const html = await answer.text();
    expect(html).toContain('Narrow the search');
    expect(html).toMatch(/<input[^>]*id="f-0-query-1"[^>]*value="kenya"/);
  });

  // The embedded database runs one statement at a time and cannot stop it.
  test.skipIf(!isOnPostgres())('a statement is stopped, while pages are answered', async () => {
    const limited = await openTestSite({ searchTimeoutMs: SEARCH_STATEMENT_MS });
    const search = () => limited.request(hrefOf([KENYAN]));
    await limited.sql.transaction().execute(async (writer) => {
      await raw`lock table search_startups in access exclusive mode`.execute(writer);
      const searched = search();
      expect((await limited.request('/investors')).status).toBe(200);
      const answer = await searched;
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain(searchText.errors.tooSlow);
    });
    await expect.poll(async () => (await search()).status).toBe(200);
    await limited.close();
  });
});

describe('without script', () => {
  test('a button adds an empty row and keeps what was typed', async () => {
    const html = await kit.site.page(`${hrefOf([KENYAN])}&f[1][column]=&f[1][query_2]=&add=1`);
    expect(html).toContain('id="f-0-column"');
    expect(html).toContain('id="f-2-column"');
    expect(html).not.toContain('id="f-3-column"');
  });

  test('a button takes a row away and keeps the others', async () => {
    const rows = [KENYAN, filter('status', 'equals', 'active')];
    const answer = await kit.site.request(`${hrefOf(rows)}&remove=0`);
    expect(answer.headers.get('location')).toBe(hrefOf(rows.slice(1)));
  });
});
