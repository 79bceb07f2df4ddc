// Parts of answers: their links and files, what they correct, what they say beside the sentence.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask as askOf,
  listFound,
  listSlugs,
  startups,
  value,
} from '../../../../test/expected-answers.ts';
import questions from '../../../../test/questions/answers.json' with { type: 'json' };
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { EMPLOYEE_RANGES } from '../../../base/enumerations.ts';
import type { Answer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

const ask = (q: string) => askOf(site, q);

/** Numbers of an answer that the figure which its links lead to does not say. */
async function listUnsaid(q: string, { figures_href, kind, unit, value, rows }: Answer) {
  const asked = (figures_href ?? '').replace('/figures', '');
  const { data: figure } = await site.api(`/figures${asked}`);
  const known: Array<{ label: string; value: number | null }> = [...figure.rows, ...figure.series];
  if (kind === 'figure') {
    return unit === 'percent' || figure.value === value
      ? []
      : [`${q}: ${value}, ${figure.value} at ${figures_href}`];
  }
  return rows.flatMap((row) => {
    const same = known.find(({ label }) => label === row.label);
    return same?.value === row.value
      ? []
      : [`${q}: ${row.label} ${row.value}, ${same?.value} at ${figures_href}`];
  });
}

test('an answer leads to the figure that says the same, and to its files', async () => {
  let taken = 0;
  const unsaid: string[] = [];
  for (const q of Object.values(questions).flatMap((asked) => Object.keys(asked))) {
    const { data } = await ask(q);
    if (!data.answer?.figures_href) continue;
    unsaid.push(...(await listUnsaid(q, data.answer)));
    taken += 1;
  }
  expect(unsaid).toEqual([]);
  expect(taken).toBeGreaterThan(60);
  const html = await site.page(
    '/search?q=how%20much%20did%20Kenyan%20startups%20raise%20in%202024',
  );
  for (const file of [
    'figures.csv',
    'figures.xlsx',
    'figures.svg',
    'figures.png',
    'embed/figure',
  ]) {
    const [href = ''] = new RegExp(`/${file}\\?[^"&]*(?:&amp;[^"&]*)*`).exec(html) ?? [];
    const path = href.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
    expect((await site.request(path.replace(/ title=.*/, ''))).status, file).toBe(200);
  }
});

test('what was corrected in a question for a figure leads back to the whole question', async () => {
  const { data } = await ask('how much did Kenyan startups raise betwen 2020 and 2022');
  expect(data.answer?.kind).toBe('figure');
  expect(data.understood.corrected).toEqual([
    {
      written: 'betwen',
      read: 'between',
      keep: 'how much did Kenyan startups raise "betwen" 2020 and 2022',
    },
  ]);
});

test('what a mistyped word was read as is said, with the way back to the question', async () => {
  const { data } = await ask('averge seed round in Egypt');
  expect(data.understood.corrected).toEqual([
    { written: 'averge', read: 'average', keep: '"averge" seed round in Egypt' },
  ]);
  const kept = await ask('"averge" seed round in Egypt');
  expect(kept.data.understood.corrected).toEqual([]);
});

test('an answer about valuations says of how many startups one is known', async () => {
  const known = await value(site, 'count(*)', startups, 'valued is not null');
  const { data } = await ask('unicorns in Nigeria');
  expect(data.answer?.beside.map(({ says }) => says).join()).toContain(`for ${known} of`);
  expect(data.answer?.sources.length).toBeGreaterThan(0);
});

test('"every year" is a round in each of the years', async () => {
  const years = [2021, 2022, 2023];
  const raised = (year: number) =>
    `slug in (select o.slug from fundings f join startups o on o.id = f.startup_id
      where extract(year from f.announced_on) = ${year})`;
  const expected = await listSlugs(site, years.map(raised).join(' and '));
  expect(expected.length).toBeGreaterThan(5);
  expect(await listFound(site, 'startups that raised every year from 2021 to 2023')).toEqual(
    expected,
  );
});

test('"by number of employees" has ranges in their order, unknown ones last', async () => {
  const { data } = await ask('startups in Kenya by number of employees');
  const ranges = data.startups.map(({ employee_range }) => employee_range);
  const places = ranges.map((one) => (one === null ? -1 : EMPLOYEE_RANGES.indexOf(one)));
  expect(new Set(places).size).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});

test.each([
  ['YC startups in Nigeria', 'y-combinator'],
  ['DFC deals', 'u-s-international-development-finance-corporation'],
  ['startups backed by CDC', 'cdc-ci-capital'],
])('%s: a short form that one investor has is its name', async (q, slug) => {
  const { data } = await ask(q);
  expect(data.understood.filters.map(({ query_1 }) => query_1)).toContain(slug);
});

test('an ordinary word before grammar is no name, though a startup has it', async () => {
  const { data } = await ask('deals built around solar');
  expect(data.understood.filters.map(({ column }) => column)).toEqual(['industry']);
});

test('"raised twice in 2022" counts the rounds of that year', async () => {
  const expected = await listSlugs(
    site,
    `slug in (select o.slug from fundings f
    join startups o on o.id = f.startup_id where extract(year from f.announced_on) = 2022
    group by 1 having count(*) >= 2)`,
  );
  expect(expected.length).toBeGreaterThan(5);
  expect(await listFound(site, 'startups that raised twice in 2022')).toEqual(expected);
});

test('a name that was read of a mistyped one is said, with its way back', async () => {
  for (const q of ['investors of Yocco', 'how much did Yocco raise', 'CEO of Yocco']) {
    const { data } = await ask(q);
    const keep = q.replace('Yocco', '"Yocco"');
    expect(data.understood.corrected).toEqual([{ written: 'Yocco', read: 'Yoco', keep }]);
    const kept = await ask(keep);
    expect(kept.data.understood.filters).toEqual([]);
    expect(kept.data.understood.corrected).toEqual([]);
  }
});

test('an answer about a startup that has closed says so', async () => {
  const { data } = await ask('how much did 54gene raise');
  expect(data.answer?.beside.map(({ says }) => says)).toContain('54gene closed in July 2023');
  const closed = await ask('why did 54gene close');
  expect(closed.data.answer?.beside).toEqual([]);
});

test('those that share the first place are named together', async () => {
  const { data } = await ask('which company bought the most startups');
  const [first] = data.answer?.rows ?? [];
  const level = data.answer?.rows.filter(({ value: bought }) => bought === first?.value) ?? [];
  expect(level.length).toBeGreaterThan(1);
  for (const { label } of level) expect(data.answer?.sentence).toContain(label);
});

test('a link to rounds counts those that the list below it holds', async () => {
  for (const q of ['how many rounds in 2021', 'rounds in Kenya in 2022', 'how many seed rounds']) {
    const { data, meta } = await ask(q);
    expect(data.answer?.value, q).toBe(meta.total);
    expect(data.answer?.records?.all, q).toBe(meta.total);
  }
});

test('a status is said in the language of the page', async () => {
  const page = await (await site.request('/pt/search?q=is+Wave+active')).text();
  expect(page).toContain('<em>activa</em>');
});
