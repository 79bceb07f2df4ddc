import { describe, expect, test } from 'vitest';
import { errorsOf, type Filters, useAdvancedSearch } from '../../../test/advanced-search.ts';
import { advancedSearchAnswer, searchColumnsAnswer } from './contract.ts';

const kit = useAdvancedSearch();
const { post, search } = kit;

const nameHas = (text: string): Filters => [
  { column: 'name', operator: 'contains', query_1: text },
];

describe('POST /advanced_search', () => {
  test('with a name-contains filter finds names, best funded first', async () => {
    const { data, meta } = await search(nameHas('PAY'));
    expect(data.length).toBeGreaterThan(3);
    for (const { name } of data) expect(name.toLowerCase()).toContain('pay');
    expect(meta).toMatchObject({
      current_page: 1,
      per_page: 20,
      total_is: 'exact',
      sort: '-total_fundings',
    });
    expect(data).toHaveLength(Math.min(20, meta.total));
    const raised = data.map(({ total_fundings }) => total_fundings ?? 0);
    expect(raised).toEqual(raised.toSorted((a, b) => b - a));
  });

  test('says the same of a form, a multipart form and JSON', async () => {
    const { data } = await search(nameHas('pay'));
    const fields = { 'f[0][column]': 'name', 'f[0][operator]': 'contains', 'f[0][query_1]': 'pay' };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const body of [new URLSearchParams(fields), form]) {
      const response = await kit.site.request('/api/advanced_search', { method: 'POST', body });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(advancedSearchAnswer.strict().parse(await response.json()).data).toEqual(data);
    }
    const unknownKind = { method: 'POST', body: '<f/>', headers: { 'content-type': 'text/xml' } };
    expect((await kit.site.request('/api/advanced_search', unknownKind)).status).toBe(415);
  });

  test('pages through all matches, each once; past the end is empty', async () => {
    const { count } = await kit.site.sql
      .selectFrom('startups')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const slugs = new Set<string>();
    const pages = Math.ceil(Number(count) / 100);
    for (let page = 1; page <= pages; page += 1) {
      const { data } = await search([], `?per_page=100&page=${page}`);
      for (const { slug } of data) slugs.add(slug);
    }
    expect(slugs.size).toBe(Number(count));
    expect((await search([])).meta).toMatchObject({ total: Number(count), total_is: 'exact' });
    expect((await search([], '?page=9999')).data).toEqual([]);
    const response = await post([], '?page=2');
    expect(response.headers.get('link')).toMatch(/rel="prev".*rel="next"/);
    for (const wrong of ['?page=0', '?page=abc', '?per_page=101', '?per_page=0', '?facets=maybe']) {
      expect((await post([], wrong)).status, wrong).toBe(422);
    }
  });

  test('sorts by several columns, unknown values last in both directions', async () => {
    for (const [sort, isDescending] of [
      ['-year_founded,name', true],
      ['year_founded,name', false],
    ] as const) {
      const { data, meta } = await search([], `?per_page=100&page=1&sort=${sort}`);
      expect(meta.sort).toBe(sort);
      const years = data.map(({ year_founded }) => year_founded ?? (isDescending ? -1 : 9_999));
      expect(years).toEqual(years.toSorted((a, b) => (isDescending ? b - a : a - b)));
    }
    const last = await search([], '?sort=year_founded&per_page=100&page=10');
    expect(last.data.at(-1)?.year_founded).toBeNull();
    expect(await errorsOf(post([], '?sort=founded'))).toEqual({
      sort: [expect.stringContaining('cannot be sorted')],
    });
    expect((await search([], '', { sort: 'name', per_page: 3, facets: true })).data).toHaveLength(
      3,
    );
  });

  test('takes references by slug, name, label and code, with any case and accents', async () => {
    const total = async (column: string, query_1: string, operator = 'equals') =>
      (await search([{ column, operator, query_1 }])).meta.total;
    const ivorian = await total('country', 'cote-d-ivoire');
    expect(ivorian).toBeGreaterThan(0);
    for (const name of ["Côte d'Ivoire", 'cote divoire', 'CI', 'Ivory Coast'])
      expect(await total('country', name)).toBe(ivorian);
    const fintech = await total('industry', 'fintech', 'includes');
    expect(await total('industry', 'Financial technology', 'includes')).toBe(fintech);
    expect(await total('industry', 'FINTECH', 'includes')).toBe(fintech);
    expect(await total('investor', 'y-combinator', 'includes')).toBe(
      await total('investor', 'Y Combinator', 'includes'),
    );
    expect(await total('founder', 'olugbenga agboola', 'includes')).toBeGreaterThan(0);
  });

  test('names a wrong column, operator, value and reference with the nearest right one', async () => {
    expect(
      await errorsOf(
        post([
          { column: 'cuntry', operator: 'equals', query_1: 'kenya' },
          { column: 'name', operator: 'contians', query_1: 'x' },
          { column: 'status', operator: 'equals', query_1: 'actve' },
          { column: 'country', operator: 'in', query_1: 'kenya,Tanzana' },
          { column: 'industry', operator: 'includes', query_1: 'fintec' },
          { column: 'investor', operator: 'includes', query_1: 'Y Combinatr' },
          { column: 'founder', operator: 'includes', query_1: 'Olugbenga Agbola' },
          { column: 'year_founded', operator: 'gt', query_1: 'soon' },
        ]),
      ),
    ).toEqual({
      'f.0.column': ['there is no column "cuntry"; the nearest is "country"'],
      'f.1.operator': ['name has no operator "contians"; the nearest is "contains"'],
      'f.2.query_1': ['"actve" is not known; the nearest is "active"'],
      'f.3.query_1': ['there is no country "Tanzana"; the nearest is "Tanzania"'],
      'f.4.query_1': ['there is no industry "fintec"; the nearest is "FinTech"'],
      'f.5.query_1': ['there is no investor "Y Combinatr"; the nearest is "Y Combinator"'],
      'f.6.query_1': ['there is no founder "Olugbenga Agbola"; the nearest is "Olugbenga Agboola"'],
      'f.7.query_1': ['expected a whole number'],
    });
  });

  test('keeps a value a value', async () => {
    for (const query_1 of [
      "'; drop table startups; --",
      '%',
      '_',
      '\\',
      '%%%',
      "a' or '1'='1",
      '$1::int',
      '{}',
    ]) {
      const { meta } = await search([{ column: 'overview', operator: 'contains', query_1 }]);
      expect(meta.total, query_1).toBe(0);
    }
    const { meta } = await search([{ column: 'overview', operator: 'not_contains', query_1: '%' }]);
    expect(meta.total).toBeGreaterThan(1_000);
    expect(meta.total_is).toBe('exact');
  });

  test('says what each filter, dropped, would give when nothing matches', async () => {
    const { data, meta } = await search([
      { column: 'country', operator: 'equals', query_1: 'kenya' },
      { column: 'name', operator: 'equals', query_1: 'Flutterwave' },
    ]);
    const kenyan = (await search([{ column: 'country', operator: 'equals', query_1: 'kenya' }]))
      .meta.total;
    expect(data).toEqual([]);
    expect(meta.without).toEqual([
      { index: 0, column: 'country', total: 1, total_is: 'exact' },
      { index: 1, column: 'name', total: kenyan, total_is: 'exact' },
    ]);
    expect((await search(nameHas('pay'))).meta.without).toBeUndefined();
  });

  test('counts facets when asked, and they add up', async () => {
    const withStatus = { column: 'status', operator: 'is_not_blank' };
    const { meta, facets } = await search([withStatus], '?facets=1');
    const sum = (list: Array<{ count: number }> = []) =>
      list.reduce((all, { count }) => all + count, 0);
    expect(meta.facets_of).toBe('all');
    expect(sum(facets?.country)).toBe(meta.total);
    expect(sum(facets?.status)).toBeLessThanOrEqual(meta.total);
    expect(facets?.latest_round.length).toBeGreaterThan(3);
    const [top] = facets?.industry ?? [];
    const inTop = await search([
      withStatus,
      { column: 'industry', operator: 'includes', query_1: top?.value },
    ]);
    expect(inTop.meta.total).toBe(top?.count);
    expect((await search([])).facets).toBeUndefined();
  });
});

test('the columns endpoint describes what the search takes', async () => {
  const { data, operators, limits } = searchColumnsAnswer
    .strict()
    .parse(await kit.site.api('/advanced_search/columns'));
  expect(limits).toEqual({
    filters: 20,
    values: 200,
    per_page: 100,
    counted: 1_000,
    sort_columns: 5,
  });
  expect(data.find(({ name }) => name === 'country')?.values).toHaveLength(54);
  for (const { name, kind, values, operators: own } of data) {
    for (const operator of own) {
      expect(operators.map((one) => one.name)).toContain(operator);
      const value = values?.[0]?.value ?? { number: '1', date: '2024', text: 'a' }[kind as 'text'];
      if (value === undefined) continue;
      const query_1 = operator === 'within_last' ? '30' : value;
      const response = await post([{ column: name, operator, query_1, query_2: query_1 }]);
      expect(response.status, `${name} ${operator}`).toBe(200);
    }
  }
});
