// The SQL of fields that need more than a column and kind: links, related rows and figures.
// All over `startups s`, `fundings f` or `investors i`, joined as the frames say.
import type { StartupField } from '../app/catalogue/startup.ts';

export type Sql = string;
type Special = Partial<Record<StartupField, Sql>>;

/** How startups are searched by them. */
export const SEARCHED: Special = {
  name: 'fold_name(s.name) collate "C"',
  public_ticker: `nullif(fold_name(s.public_ticker), '') collate "C"`,
  industries:
    'array(select industry_id::int from startup_industries where startup_id = s.id order by position, industry_id)',
  investors: `coalesce(backers.ids, '{}')`,
  lead_investors: `coalesce(backers.lead_ids, '{}')`,
  founders:
    'array(select person_id::int from startup_people where startup_id = s.id and is_founder order by position, person_id)',
  technologies:
    'array(select technology_id::int from startup_technologies where startup_id = s.id order by technology_id)',
  operates_in:
    'array(select country_code from startup_operations where startup_id = s.id order by country_code)',
  identifiers: `array(select distinct split_part(one, ':', 1) from unnest(s.identifiers) one order by 1)`,
  closed_on: `(select max(happened_on) from startup_events where startup_id = s.id and kind = 'closed')`,
  acquired_by: `(select searchable_text(string_agg(counterparty, '; ' order by happened_on desc nulls last, id desc)) collate "C"
    from startup_events where startup_id = s.id and kind in ('acquired', 'merged'))`,
};

export const SEARCHED_FROM: Sql = `startups s cross join lateral (
  select array_agg(distinct investor_id::int) as ids, array_agg(distinct investor_id::int) filter (where is_lead) as lead_ids
  from fundings r join funding_investors on funding_id = r.id where r.startup_id = s.id) backers`;

/** What results of a search show: links as arrays of name and address part. */
export const SHOWN: Special = {
  industries: `(
      select coalesce(json_agg(json_build_array(i.name, i.slug) order by its.position, i.id), '[]')
      from startup_industries its join industries i on i.id = its.industry_id where its.startup_id = s.id)`,
  investors: `(
      select coalesce(json_agg(json_build_array(i.name, i.slug, its.has_led) order by i.id), '[]')
      from (
        select fi.investor_id, bool_or(fi.is_lead) as has_led
        from fundings r join funding_investors fi on fi.funding_id = r.id where r.startup_id = s.id group by 1) its
        join investors i on i.id = its.investor_id)`,
  founders: `(
      select coalesce(json_agg(p.name order by its.position, p.id), '[]')
      from startup_people its join people p on p.id = its.person_id where its.startup_id = s.id and its.is_founder)`,
  technologies: `(
      select coalesce(json_agg(json_build_array(t.name, t.slug) order by t.id), '[]')
      from startup_technologies its join technologies t on t.id = its.technology_id where its.startup_id = s.id)`,
  operates_in: SEARCHED.operates_in ?? '',
  closed_on: `(
      select left(happened_on::text, case happened_precision when 'year' then 4 when 'month' then 7 else 10 end)
      from startup_events where startup_id = s.id and kind = 'closed' order by happened_on desc nulls last limit 1)`,
  acquired_by: `(
      select string_agg(counterparty, '; ' order by happened_on desc nulls last, id desc)
      from startup_events where startup_id = s.id and kind in ('acquired', 'merged'))`,
};

interface Published {
  sql: Sql;
  /** The comment of the column. */
  means: string;
}

const addressesOf = (from: Sql, means: string): Published => ({
  sql: `array(select x.url from ${from} order by 1)`,
  means,
});

/** What is published of a kind: its fields, links by slug, and the columns around them. */
export interface Publication {
  view: string;
  means: string;
  from: Sql;
  alias: string;
  before: Readonly<Record<string, Published | null>>;
  fields: Readonly<Record<string, Published>>;
  after: Readonly<Record<string, Published | null>>;
}

export const STARTUPS: Publication = {
  view: 'published_startups',
  means: 'Startups, one row each.',
  from: `startups s join places country on country.id = s.country_id
  left join places state on state.id = s.state_id left join places city on city.id = s.city_id`,
  alias: 's',
  before: {
    slug: null,
    other_names: {
      sql: 'array(select n.name from startup_names n where n.startup_id = s.id order by n.name)',
      means: 'Former, legal, product, parent and short names.',
    },
  },
  fields: {
    country: { sql: 'country.slug', means: 'Main or home market: slug in places.' },
    state: { sql: 'state.name', means: 'First-level division of its head office, where known.' },
    city: { sql: 'city.slug', means: 'City of its head office, where known: slug in places.' },
    industries: {
      sql: `array(select i.slug from startup_industries its join industries i on i.id = its.industry_id
    where its.startup_id = s.id order by its.position)`,
      means: 'Slugs in industries, the main one first.',
    },
    operates_in: {
      sql: SEARCHED.operates_in ?? '',
      means: 'ISO 3166-1 alpha-2 of further countries in which it operates.',
    },
    technologies: {
      sql: `array(select t.name from startup_technologies its join technologies t on t.id = its.technology_id
    where its.startup_id = s.id order by 1)`,
      means: 'Technologies found in use on its website.',
    },
  },
  after: {
    early_stage_fundings: null,
    investors_count: null,
    sources: addressesOf(
      'startup_sources its join sources x on x.id = its.source_id where its.startup_id = s.id',
      'Addresses in sources that show its profile.',
    ),
    verified_at: null,
    created_at: null,
    is_fictional: null,
  },
};

const INVESTOR_SLUGS =
  'select i.slug from funding_investors fi join investors i on i.id = fi.investor_id';

export const ROUNDS: Publication = {
  view: 'published_rounds',
  means: 'Funding rounds, one row each. The sum of counted_usd is the total that the site shows.',
  from: 'fundings f join startups s on s.id = f.startup_id',
  alias: 'f',
  before: {
    slug: null,
    startup: { sql: 's.slug', means: 'The startup that raised it: slug in startups.' },
  },
  fields: {
    investors: {
      sql: `array(${INVESTOR_SLUGS}
    where fi.funding_id = f.id order by fi.is_lead desc, fi.position, i.slug)`,
      means: 'Who took part: slugs in investors, leads first.',
    },
    lead_investors: {
      sql: `array(${INVESTOR_SLUGS}
    where fi.funding_id = f.id and fi.is_lead order by fi.position, i.slug)`,
      means: 'Who led: slugs in investors.',
    },
  },
  after: {
    counted_usd: null,
    is_weak: {
      sql: 'f.is_weak',
      means: 'True when none of its sources can show it; it is left out of totals.',
    },
    sources: addressesOf(
      'funding_reports r join sources x on x.id = r.source_id where r.funding_id = f.id',
      'Addresses in sources that report it.',
    ),
    created_at: null,
    updated_at: null,
  },
};

export const INVESTORS: Publication = {
  view: 'published_investors',
  means: 'Investors, one row each.',
  from: 'investors i',
  alias: 'i',
  before: { slug: null },
  fields: {},
  after: {
    deals_count: null,
    lead_count: null,
    total_amount: null,
    typical_amount: null,
    last_deal_on: null,
    last_deal_precision: null,
    sources: addressesOf(
      'investor_sources its join sources x on x.id = its.source_id where its.investor_id = i.id',
      'Addresses in sources that show its profile.',
    ),
    created_at: null,
    updated_at: null,
    is_fictional: null,
  },
};
