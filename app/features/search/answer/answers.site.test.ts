// Questions with answers that are computed here from the rows of the starter catalogue.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import questions from '../../../../test/questions/answers.json' with { type: 'json' };
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { EMPLOYEE_RANGES } from '../../../base/enumerations.ts';
import type { QuestionAnswer } from '../contract.ts';
import type { Answer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

const ask = (q: string, page = 1): Promise<QuestionAnswer> =>
  site.api(`/search?q=${encodeURIComponent(q)}&page=${page}`);

/** Rounds and startups with what questions are about as columns. */
const rounds = raw`(select r.id, r.round, r.counted_usd as usd, extract(year from r.announced_on) as year, s.slug as startup,
  s.name, p.slug as country, p.name as country_name,
  array(select i.slug from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) as industries,
  array(select i.name from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) as industry_names,
  array(select i.name from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = r.id) as investor_names
  from fundings r join startups s on s.id = r.startup_id join places p on p.id = s.country_id) r`;
const startups = raw`(select s.slug, s.name, s.status, s.year_founded as founded, s.total_fundings as total,
  (select max(f.valuation_usd) from fundings f where f.startup_id = s.id) as valued, p.slug as country, p.name as country_name,
  array(select i.slug from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) as industries,
  array(select i.slug from fundings r join funding_investors fi on fi.funding_id = r.id
    join investors i on i.id = fi.investor_id where r.startup_id = s.id) as investors
  from startups s join places p on p.id = s.country_id) s`;

const events = raw`startup_events e join startups s on s.id = e.startup_id`;

async function value<Value>(what: string, of: typeof rounds, where: string): Promise<Value | null> {
  const { rows } = await raw<{ value: Value }>`
    select ${raw.raw(what)} as value from ${of} where ${raw.raw(where)}`.execute(site.sql);
  return rows[0]?.value ?? null;
}

const GROUPS: Readonly<Record<string, string>> = {
  country: 'array[country_name]',
  industry: 'industry_names',
  year: 'array[year::text]',
  startup: 'array[name]',
  investor: 'investor_names',
};
const MEASURES: Readonly<Record<string, string>> = {
  sum: 'sum(usd)',
  'least sum': '-sum(usd)',
  rounds: 'count(*)',
  startups: 'count(*)',
};

/** Those that share the first place. */
async function listFirst(measure: string, split: string, where: string): Promise<string[]> {
  const of = measure === 'startups' ? startups : rounds;
  const { rows } = await raw<{ label: string }>`
    with g as (select label, ${raw.raw(MEASURES[measure] ?? '')} as value from ${of}
        cross join unnest(${raw.raw(GROUPS[split] ?? '')}) as label
      where ${raw.raw(where)} group by 1)
    select label from g where value = (select max(value) from g)`.execute(site.sql);
  return rows.map(({ label }) => label);
}

async function listSlugs(where: string): Promise<string[]> {
  const { rows } = await raw<{ slug: string }>`
    select slug from ${startups} where ${raw.raw(where)} order by 1`.execute(site.sql);
  return rows.map(({ slug }) => slug);
}

/** All pages of the list below the answer. */
async function listFound(q: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await ask(q, page);
    found.push(...data[data.understood.returns].map(({ slug }) => slug));
    if (page >= meta.last_page) return found.sort();
  }
}

async function check(q: string, expected: string): Promise<void> {
  const { data } = await ask(q);
  const { answer } = data;
  const [kind = '', ...rest] = expected.split(':').map((part) => part.trim());
  const spec = rest.join(':');
  switch (kind) {
    case 'sum':
      expect(answer?.value).toBe(Number(await value('sum(usd)', rounds, spec)));
      return;
    case 'median': {
      const median = 'percentile_cont(0.5) within group (order by usd)';
      expect(answer?.value).toBe(await value(median, rounds, spec));
      expect(answer?.sentence).toMatch(/median.*mean/);
      return;
    }
    case 'rounds':
      expect(answer?.value).toBe(Number(await value('count(*)', rounds, spec)));
      return;
    case 'largest':
      expect(answer?.value).toBe(Number(await value('max(usd)', rounds, spec)));
      return;
    case 'startups':
      expect(answer?.value).toBe(Number(await value('count(*)', startups, spec)));
      return;
    case 'share':
    case 'money share': {
      const [part = '', whole = ''] = spec.split(' of ');
      const [what, of] = kind === 'share' ? ['count(*)', startups] : ['sum(usd)', rounds];
      const shares = [await value(what, of, part), await value(what, of, whole)].map(Number);
      expect(answer?.value).toBeCloseTo(((shares[0] ?? 0) / (shares[1] ?? 1)) * 100, 6);
      return;
    }
    case 'versus': {
      const [column = '', keys = '', where = ''] = rest;
      const sums = await Promise.all(
        keys.split(', ').map(async (key) => {
          const is = column === 'industry' ? `'${key}' = any (industries)` : `${column} = '${key}'`;
          return Number(await value('sum(usd)', rounds, `${is} and ${where}`));
        }),
      );
      expect(answer?.kind).toBe('comparison');
      expect(answer?.rows.map((row) => row.value)).toEqual(sums.sort((a, b) => b - a));
      return;
    }
    case 'versus count': {
      const counts = await Promise.all(
        (rest[0] ?? '')
          .split(', ')
          .map((slug) => value('count(*)', startups, `'${slug}' = any (investors)`)),
      );
      expect(answer?.kind).toBe('comparison');
      expect(answer?.rows.map((row) => row.value)).toEqual(
        counts.map(Number).sort((a, b) => b - a),
      );
      return;
    }
    case 'list':
      expect(await listFound(q)).toEqual(await listSlugs(spec));
      return;
    case 'set':
      expect(await listFound(q)).toEqual(await listSlugs(spec));
      expect(answer?.kind).toBe('comparison');
      return;
    case 'investors of':
      expect(await listFound(q)).toEqual(
        await listSlugs(
          `investors && (select array_agg(i.slug) from fundings r join funding_investors fi on fi.funding_id = r.id
            join investors i on i.id = fi.investor_id join startups its on its.id = r.startup_id
            where its.slug = '${spec}')::text[] and s.slug <> '${spec}'`,
        ),
      );
      return;
    case 'related': {
      const { rows } = await raw<{ slug: string }>`
        select near.slug from startups s
          cross join unnest(list_related_startups(s.id)) with ordinality as related (id, place)
          join startups near on near.id = related.id
        where s.slug = ${spec} order by place`.execute(site.sql);
      const others = rows.map(({ slug }) => slug);
      expect(data.startups.map(({ slug }) => slug)).toEqual(others);
      expect(others.length).toBeGreaterThan(0);
      return;
    }
    case 'active in both': {
      const { rows } = await raw<{ slug: string }>`
        select i.slug from investors i join funding_investors fi on fi.investor_id = i.id
          join fundings r on r.id = fi.funding_id join startups s on s.id = r.startup_id join places p on p.id = s.country_id
        where p.slug = any (${spec.split(', ')}::text[]) group by 1 having count(distinct p.slug) = 2 order by 1`.execute(
        site.sql,
      );
      expect(await listFound(q)).toEqual(rows.map(({ slug }) => slug).sort());
      return;
    }
    case 'paid':
      expect(answer?.value).toBe(Number(await value('sum(e.amount_usd)', events, spec)));
      return;
    case 'most exits': {
      const [label = '', where = ''] = rest;
      const { rows } = await raw<{ label: string }>`
        with g as (select ${raw.raw(label)}::text as label, count(*) as value from ${events}
          where ${raw.raw(where)} and ${raw.raw(label)} is not null group by 1)
        select label from g where value = (select max(value) from g) order by 1`.execute(site.sql);
      expect(answer?.kind).toBe('ranking');
      expect(answer?.rows.slice(0, rows.length).map((row) => row.label)).toEqual(
        rows.map((row) => row.label),
      );
      return;
    }
    case 'years': {
      const [years = '', where = ''] = rest;
      const sums = await Promise.all(
        years.split(', ').map(async (year) => ({
          label: year,
          value: Number(await value('sum(usd)', rounds, `year = ${year} and ${where}`)),
        })),
      );
      expect(answer?.rows.map((row) => ({ label: row.label, value: row.value }))).toEqual(
        sums.sort((a, b) => b.value - a.value),
      );
      return;
    }
    case 'shared': {
      const { rows } = await raw<{ slug: string }>`
        select i.slug from investors i join funding_investors fi on fi.investor_id = i.id
          join fundings r on r.id = fi.funding_id join startups s on s.id = r.startup_id
        where s.slug = any (${spec.split(', ')}::text[]) group by 1
        having count(distinct s.id) = 2 order by 1`.execute(site.sql);
      expect(rows.length).toBeGreaterThan(0);
      expect(await listFound(q)).toEqual(rows.map(({ slug }) => slug).sort());
      return;
    }
    case 'said':
      expect(answer?.sentence).toContain(spec);
      return;
    case 'value':
      expect(answer?.value).toBe(Number(spec));
      return;
    case 'unknown':
      expect(answer?.kind).toBe('unknown');
      expect(data[data.understood.returns]).toEqual([]);
      return;
    default: {
      const measure = kind.replace('first by ', '');
      const [split = '', ...where] = rest;
      const firsts = await listFirst(measure, split, where.join(':'));
      expect(answer?.kind).toBe('ranking');
      expect(firsts).toContain(answer?.rows[0]?.label);
    }
  }
}

describe.each(Object.entries(questions))('%s', (_, asked) => {
  test.each(Object.entries(asked))('%s', check);
});

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
  const known = await value('count(*)', startups, 'valued is not null');
  const { data } = await ask('unicorns in Nigeria');
  expect(data.answer?.beside.map(({ says }) => says).join()).toContain(`for ${known} of`);
  expect(data.answer?.sources.length).toBeGreaterThan(0);
});

test('"every year" is a round in each of the years', async () => {
  const years = [2021, 2022, 2023];
  const raised = (year: number) =>
    `slug in (select o.slug from fundings f join startups o on o.id = f.startup_id
      where extract(year from f.announced_on) = ${year})`;
  const expected = await listSlugs(years.map(raised).join(' and '));
  expect(expected.length).toBeGreaterThan(5);
  expect(await listFound('startups that raised every year from 2021 to 2023')).toEqual(expected);
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
  const expected = await listSlugs(`slug in (select o.slug from fundings f
    join startups o on o.id = f.startup_id where extract(year from f.announced_on) = 2022
    group by 1 having count(*) >= 2)`);
  expect(expected.length).toBeGreaterThan(5);
  expect(await listFound('startups that raised twice in 2022')).toEqual(expected);
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
