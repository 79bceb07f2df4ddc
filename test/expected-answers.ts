// What answers to questions have to be, computed from the rows of the starter catalogue.
import { sql as raw } from 'kysely';
import type { QuestionAnswer } from '../app/features/search/contract.ts';
import type { TestSite } from './site.ts';

export const ask = (site: TestSite, q: string, page = 1): Promise<QuestionAnswer> =>
  site.api(`/search?q=${encodeURIComponent(q)}&page=${page}`);

/** Rounds and startups with what questions are about as columns. */
export const rounds = raw`(select r.id, r.round, r.counted_usd as usd, r.left_out is null as is_counted, extract(year from r.announced_on) as year, s.slug as startup,
  s.name, p.slug as country, p.name as country_name,
  array(select i.slug from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) as industries,
  array(select i.name from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) as industry_names,
  array(select i.name from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = r.id) as investor_names
  from fundings r join startups s on s.id = r.startup_id join places p on p.id = s.country_id) r`;
export const startups = raw`(select s.slug, s.name, s.status, s.year_founded as founded, s.total_fundings as total,
  (select max(f.valuation_usd) from fundings f where f.startup_id = s.id) as valued, p.slug as country, p.name as country_name,
  array(select i.slug from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) as industries,
  array(select i.slug from fundings r join funding_investors fi on fi.funding_id = r.id
    join investors i on i.id = fi.investor_id where r.startup_id = s.id) as investors
  from startups s join places p on p.id = s.country_id) s`;

export const events = raw`startup_events e join startups s on s.id = e.startup_id`;

export async function value<Value>(
  site: TestSite,
  what: string,
  of: typeof rounds,
  where: string,
): Promise<Value | null> {
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
export async function listFirst(
  site: TestSite,
  measure: string,
  split: string,
  where: string,
): Promise<string[]> {
  const of = measure === 'startups' ? startups : rounds;
  const { rows } = await raw<{ label: string }>`
    with g as (select label, ${raw.raw(MEASURES[measure] ?? '')} as value from ${of}
        cross join unnest(${raw.raw(GROUPS[split] ?? '')}) as label
      where ${raw.raw(where)} group by 1)
    select label from g where value = (select max(value) from g)`.execute(site.sql);
  return rows.map(({ label }) => label);
}

/** Of rounds those that some total counts. */
export async function listLabelsOf(
  site: TestSite,
  measure: string,
  split: string,
  where: string,
): Promise<string[]> {
  const of = measure === 'startups' ? startups : rounds;
  const { rows } = await raw<{ label: string }>`
    select distinct label from ${of} cross join unnest(${raw.raw(GROUPS[split] ?? '')}) as label
    where ${raw.raw(where)} and ${measure === 'startups' ? raw`true` : raw`is_counted`}`.execute(
    site.sql,
  );
  return rows.map(({ label }) => label);
}

export async function listGroups(site: TestSite, split: string): Promise<string[]> {
  const { rows } = await raw<{ name: string }>`select name from ${
    split === 'industry' ? raw`industries` : raw`places where kind = 'country'`
  }`.execute(site.sql);
  return rows.map(({ name }) => name);
}

export async function listSlugs(site: TestSite, where: string): Promise<string[]> {
  const { rows } = await raw<{ slug: string }>`
    select slug from ${startups} where ${raw.raw(where)} order by 1`.execute(site.sql);
  return rows.map(({ slug }) => slug);
}

/** All pages of the list below the answer. */
export async function listFound(site: TestSite, q: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await ask(site, q, page);
    found.push(...data[data.understood.returns].map(({ slug }) => slug));
    if (page >= meta.last_page) return found.sort();
  }
}
