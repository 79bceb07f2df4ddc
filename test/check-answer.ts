// Whether the answer to a question is what is expected of it, in the words of
// test/questions/answers.json.
import { sql as raw } from 'kysely';
import { expect } from 'vitest';
import {
  ask,
  events,
  listFirst,
  listFound,
  listGroups,
  listLabelsOf,
  listSlugs,
  rounds,
  startups,
  value,
} from './expected-answers.ts';
import type { TestSite } from './site.ts';

export async function checkAnswer(site: TestSite, q: string, expected: string): Promise<void> {
  const { data } = await ask(site, q);
  const { answer } = data;
  const [kind = '', ...rest] = expected.split(':').map((part) => part.trim());
  const spec = rest.join(':');
  switch (kind) {
    case 'sum':
      expect(answer?.value).toBe(Number(await value(site, 'sum(usd)', rounds, spec)));
      return;
    case 'median': {
      const median = 'percentile_cont(0.5) within group (order by usd)';
      expect(answer?.value).toBe(await value(site, median, rounds, spec));
      expect(answer?.sentence).toMatch(/median.*mean/);
      return;
    }
    case 'rounds':
      expect(answer?.value).toBe(Number(await value(site, 'count(*)', rounds, spec)));
      return;
    case 'largest':
      expect(answer?.value).toBe(Number(await value(site, 'max(usd)', rounds, spec)));
      return;
    case 'startups':
      expect(answer?.value).toBe(Number(await value(site, 'count(*)', startups, spec)));
      return;
    case 'share':
    case 'money share': {
      const [part = '', whole = ''] = spec.split(' of ');
      const [what, of] = kind === 'share' ? ['count(*)', startups] : ['sum(usd)', rounds];
      const shares = [await value(site, what, of, part), await value(site, what, of, whole)].map(
        Number,
      );
      expect(answer?.value).toBeCloseTo(((shares[0] ?? 0) / (shares[1] ?? 1)) * 100, 6);
      return;
    }
    case 'versus': {
      const [column = '', keys = '', where = ''] = rest;
      const sums = await Promise.all(
        keys.split(', ').map(async (key) => {
          const is = column === 'industry' ? `'${key}' = any (industries)` : `${column} = '${key}'`;
          return Number(await value(site, 'sum(usd)', rounds, `${is} and ${where}`));
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
          .map((slug) => value(site, 'count(*)', startups, `'${slug}' = any (investors)`)),
      );
      expect(answer?.kind).toBe('comparison');
      expect(answer?.rows.map((row) => row.value)).toEqual(
        counts.map(Number).sort((a, b) => b - a),
      );
      return;
    }
    case 'list':
      expect(await listFound(site, q)).toEqual(await listSlugs(site, spec));
      return;
    case 'set':
      expect(await listFound(site, q)).toEqual(await listSlugs(site, spec));
      expect(answer?.kind).toBe('comparison');
      return;
    case 'investors of':
      expect(await listFound(site, q)).toEqual(
        await listSlugs(
          site,
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
      expect(await listFound(site, q)).toEqual(rows.map(({ slug }) => slug).sort());
      return;
    }
    case 'paid':
      expect(answer?.value).toBe(Number(await value(site, 'sum(e.amount_usd)', events, spec)));
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
          value: Number(await value(site, 'sum(usd)', rounds, `year = ${year} and ${where}`)),
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
      expect(await listFound(site, q)).toEqual(rows.map(({ slug }) => slug).sort());
      return;
    }
    case 'mean':
      expect(answer?.value).toBeCloseTo(Number(await value(site, 'avg(usd)', rounds, spec)), 2);
      expect(answer?.sentence).toMatch(/mean.*median/);
      return;
    case 'none':
    case 'none rounds': {
      const [split = '', where = ''] = rest;
      const measure = kind === 'none' ? 'startups' : 'rounds';
      const held = new Set(await listLabelsOf(site, measure, split, where));
      const all = await listGroups(site, split);
      const none = all.filter((label) => !held.has(label));
      expect(answer?.value).toBe(none.length);
      const said = [answer?.sentence, ...(answer?.beside.map(({ says }) => says) ?? [])].join();
      for (const label of none) expect(said).toContain(label);
      return;
    }
    case 'unread':
      expect(answer?.beside.find(({ label }) => label === 'Not read')?.says ?? '').toBe(spec);
      return;
    case 'said':
      // With its own colons.
      expect(answer?.sentence).toContain(expected.slice(kind.length + 1).trim());
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
      const firsts = await listFirst(site, measure, split, where.join(':'));
      expect(answer?.kind).toBe('ranking');
      expect(firsts).toContain(answer?.rows[0]?.label);
    }
  }
}
