-- Made by `npm run make:schema` from app/catalogue; do not edit. Of which columns history is kept,
-- what startups are searched by and what results show of them, and what is published.

create trigger keep_history after update of name, tagline, overview, website, domain, country_id, state_id, city_id, type, status, status_source_id, employee_range, year_founded, incorporated_in, incorporated_source_ids, business_models, parent, identifiers, public_ticker, twitter on startups
  for each row execute function keep_history('startup', 'id', 'id', 'name,tagline,overview,website,domain,country_id,state_id,city_id,type,status,status_source_id,employee_range,year_founded,incorporated_in,incorporated_source_ids,business_models,parent,identifiers,public_ticker,twitter');
call keep_imports('startups', 'id, slug, name, tagline, overview, website, domain, country_id, state_id, city_id, type, status, status_source_id, employee_range, year_founded, incorporated_in, incorporated_source_ids, business_models, parent, identifiers, public_ticker, twitter', 'id');
create trigger keep_history after update of slug, round, amount_usd, reported_amount, reported_currency, usd_rate, usd_rate_on, announced_on, announced_precision, valuation_usd, valuation_is, is_facility, note on fundings
  for each row execute function keep_history('funding', 'id', 'id', 'slug,round,amount_usd,reported_amount,reported_currency,usd_rate,usd_rate_on,announced_on,announced_precision,valuation_usd,valuation_is,is_facility,note');
call keep_imports('fundings', 'id, slug, round, amount_usd, reported_amount, reported_currency, usd_rate, usd_rate_on, announced_on, announced_precision, valuation_usd, valuation_is, is_facility, note', 'id');
create trigger keep_history after update of name, type, country_code, website, stages on investors
  for each row execute function keep_history('investor', 'id', 'id', 'name,type,country_code,website,stages');
call keep_imports('investors', 'id, slug, name, type, country_code, website, stages', 'id');
create trigger keep_history after update of name, links on people
  for each row execute function keep_history('person', 'id', 'id', 'name,links');
create trigger keep_history after update of source_ids, happened_on, happened_precision, counterparty, acquirer_id, amount_usd, cause, detail on startup_events
  for each row execute function keep_history('exit', 'id', 'id', 'source_ids,happened_on,happened_precision,counterparty,acquirer_id,amount_usd,cause,detail');
create trigger keep_history after update of name on places
  for each row execute function keep_history('location', 'id', 'id', 'name');

create view searchable_startups as
select s.id as startup_id,
  s.total_fundings::double precision as total_fundings,
  s.last_funding_amount::double precision as last_funding_amount,
  s.fundings_count as fundings_count,
  s.twitter_followers as twitter_followers,
  s.updated_at as updated_at,
  s.last_funding_on as last_funding_on,
  (select max(happened_on) from startup_events where startup_id = s.id and kind = 'closed') as closed_on,
  s.country_id::int as country_id,
  s.state_id::int as state_id,
  s.city_id::int as city_id,
  s.year_founded::smallint as year_founded,
  s.type as type,
  s.status as status,
  s.employee_range as employee_range,
  s.latest_round as latest_round,
  fold_name(s.name) collate "C" as name,
  searchable_text(s.tagline) collate "C" as tagline,
  searchable_text(s.overview) collate "C" as overview,
  searchable_text(s.website) collate "C" as website,
  array(select industry_id::int from startup_industries where startup_id = s.id order by position, industry_id) as industry_ids,
  coalesce(backers.ids, '{}') as investor_ids,
  coalesce(backers.lead_ids, '{}') as lead_investor_ids,
  array(select person_id::int from startup_people where startup_id = s.id and is_founder order by position, person_id) as founder_ids,
  array(select technology_id::int from startup_technologies where startup_id = s.id order by technology_id) as technology_ids,
  case when s.is_women_led then 'yes' end as women_led,
  (select searchable_text(string_agg(counterparty, '; ' order by happened_on desc nulls last, id desc)) collate "C"
    from startup_events where startup_id = s.id and kind in ('acquired', 'merged')) as acquired_by,
  s.incorporated_in as incorporated_in,
  array(select country_code from startup_operations where startup_id = s.id order by country_code) as operates_in,
  s.business_models as business_models,
  searchable_text(s.parent) collate "C" as parent,
  array(select distinct split_part(one, ':', 1) from unnest(s.identifiers) one order by 1) as identifiers,
  nullif(fold_name(s.public_ticker), '') collate "C" as public_ticker,
  searchable_text(s.twitter) collate "C" as twitter
from startups s cross join lateral (
  select array_agg(distinct investor_id::int) as ids, array_agg(distinct investor_id::int) filter (where is_lead) as lead_ids
  from fundings r join funding_investors on funding_id = r.id where r.startup_id = s.id) backers;
comment on view searchable_startups is 'What search_startups is derived from.';

create table search_startups (like searchable_startups, primary key (startup_id));
alter table search_startups
  alter fundings_count set not null,
  alter updated_at set not null,
  alter country_id set not null,
  alter name set not null,
  alter industry_ids set not null,
  alter investor_ids set not null,
  alter lead_investor_ids set not null,
  alter founder_ids set not null,
  alter technology_ids set not null,
  alter operates_in set not null,
  alter business_models set not null,
  alter identifiers set not null,
  alter industry_ids set default '{}',
  alter investor_ids set default '{}',
  alter lead_investor_ids set default '{}',
  alter founder_ids set default '{}',
  alter technology_ids set default '{}',
  alter operates_in set default '{}',
  alter business_models set default '{}',
  alter identifiers set default '{}';
comment on table search_startups is 'What startups can be filtered and sorted by: the rows of searchable_startups, stored; derived.';
comment on column search_startups.total_fundings is 'Total raised, as searchable_text.';
comment on column search_startups.last_funding_amount is 'Last round, as searchable_text.';
comment on column search_startups.closed_on is 'Closed on; the first day of its period when imprecise.';
comment on column search_startups.country_id is 'Country, by id.';
comment on column search_startups.state_id is 'State or region, by id.';
comment on column search_startups.city_id is 'City, by id.';
comment on column search_startups.year_founded is 'Founded, as searchable_text.';
comment on column search_startups.name is 'Name, without case and accents.';
comment on column search_startups.tagline is 'Tagline, without case and accents.';
comment on column search_startups.overview is 'Overview, as searchable_text.';
comment on column search_startups.website is 'Website, as searchable_text.';
comment on column search_startups.industry_ids is 'Industries, by id.';
comment on column search_startups.investor_ids is 'Investors, by id.';
comment on column search_startups.lead_investor_ids is 'Lead investors, by id.';
comment on column search_startups.founder_ids is 'Founders, by id.';
comment on column search_startups.technology_ids is 'Technologies, by id.';
comment on column search_startups.women_led is 'Women-led: yes, or null when unknown.';
comment on column search_startups.acquired_by is 'Acquired by, without case and accents.';
comment on column search_startups.operates_in is 'Also operates in: ISO 3166-1 alpha-2.';
comment on column search_startups.parent is 'Parent company, as searchable_text.';
comment on column search_startups.identifiers is 'Identifiers, as searchable_text.';
comment on column search_startups.public_ticker is 'Ticker, without case and accents.';
comment on column search_startups.twitter is 'Twitter handle, as searchable_text.';

-- Sorting takes the name behind it; two indexes where unknown values come last in both directions.
create index search_startups_name on search_startups (name, startup_id);
create index search_startups_total_fundings_most on search_startups (total_fundings desc nulls last, name, startup_id);
create index search_startups_total_fundings_least on search_startups (total_fundings, name, startup_id);
create index search_startups_last_funding_amount_most on search_startups (last_funding_amount desc nulls last, name, startup_id);
create index search_startups_last_funding_amount_least on search_startups (last_funding_amount, name, startup_id);
create index search_startups_fundings_count_most on search_startups (fundings_count desc, name, startup_id);
create index search_startups_fundings_count_least on search_startups (fundings_count, name, startup_id);
create index search_startups_twitter_followers_most on search_startups (twitter_followers desc nulls last, name, startup_id);
create index search_startups_twitter_followers_least on search_startups (twitter_followers, name, startup_id);
create index search_startups_updated_at_most on search_startups (updated_at desc, name, startup_id);
create index search_startups_updated_at_least on search_startups (updated_at, name, startup_id);
create index search_startups_last_funding_on_most on search_startups (last_funding_on desc nulls last, name, startup_id);
create index search_startups_last_funding_on_least on search_startups (last_funding_on, name, startup_id);
create index search_startups_year_founded_most on search_startups (year_founded desc nulls last, name, startup_id);
create index search_startups_year_founded_least on search_startups (year_founded, name, startup_id);
create index search_startups_country on search_startups (country_id, total_fundings desc nulls last, name, startup_id);
create index search_startups_state on search_startups (state_id);
create index search_startups_city on search_startups (city_id);
-- A text has hundreds of trigrams: new ones go to a short pending list, which searches read too.
create index search_startups_values on search_startups using gin (
  name gin_trgm_ops, tagline gin_trgm_ops, overview gin_trgm_ops, website gin_trgm_ops, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids, operates_in, business_models, identifiers
) with (gin_pending_list_limit = 512);

create function refresh_searched_startups(ids bigint[]) returns void language plpgsql as $$
begin
  delete from search_startups f using unnest(ids) as one (id)
  where f.startup_id = one.id and not exists (select from startups s where s.id = one.id);

  insert into search_startups as f select * from searchable_startups where startup_id = any (ids) order by startup_id
  on conflict (startup_id) do update set
    (total_fundings, last_funding_amount, fundings_count, twitter_followers, updated_at, last_funding_on, closed_on, country_id, state_id, city_id, year_founded, type, status, employee_range, latest_round, name, tagline, overview, website, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids, women_led, acquired_by, incorporated_in, operates_in, business_models, parent, identifiers, public_ticker, twitter)
    = (excluded.total_fundings, excluded.last_funding_amount, excluded.fundings_count, excluded.twitter_followers, excluded.updated_at, excluded.last_funding_on, excluded.closed_on, excluded.country_id, excluded.state_id, excluded.city_id, excluded.year_founded, excluded.type, excluded.status, excluded.employee_range, excluded.latest_round, excluded.name, excluded.tagline, excluded.overview, excluded.website, excluded.industry_ids, excluded.investor_ids, excluded.lead_investor_ids, excluded.founder_ids, excluded.technology_ids, excluded.women_led, excluded.acquired_by, excluded.incorporated_in, excluded.operates_in, excluded.business_models, excluded.parent, excluded.identifiers, excluded.public_ticker, excluded.twitter)
  where f is distinct from excluded;
end $$;
comment on function refresh_searched_startups is 'Updates search_startups for new, changed or deleted startups.';

create view shown_startups as
select s.id as startup_id, json_build_object(
    'slug', s.slug, 'logo', s.logo, 'left_out', s.left_out,
    'name', s.name,
    'tagline', s.tagline,
    'overview', s.overview,
    'website', s.website,
    'country', country.name,
    'country_slug', country.slug,
    'state', state.name,
    'city', city.name,
    'industries', (
      select coalesce(json_agg(json_build_array(i.name, i.slug) order by its.position, i.id), '[]')
      from startup_industries its join industries i on i.id = its.industry_id where its.startup_id = s.id),
    'type', s.type,
    'status', s.status,
    'employee_range', s.employee_range,
    'year_founded', s.year_founded,
    'latest_round', s.latest_round,
    'total_fundings', s.total_fundings,
    'fundings_count', s.fundings_count,
    'last_funding_on', s.last_funding_on,
    'last_funding_precision', s.last_funding_precision,
    'last_funding_amount', s.last_funding_amount,
    'investors', (
      select coalesce(json_agg(json_build_array(i.name, i.slug, its.has_led) order by i.id), '[]')
      from (
        select fi.investor_id, bool_or(fi.is_lead) as has_led
        from fundings r join funding_investors fi on fi.funding_id = r.id where r.startup_id = s.id group by 1) its
        join investors i on i.id = its.investor_id),
    'founders', (
      select coalesce(json_agg(p.name order by its.position, p.id), '[]')
      from startup_people its join people p on p.id = its.person_id where its.startup_id = s.id and its.is_founder),
    'technologies', (
      select coalesce(json_agg(json_build_array(t.name, t.slug) order by t.id), '[]')
      from startup_technologies its join technologies t on t.id = its.technology_id where its.startup_id = s.id),
    'women_led', case when s.is_women_led then 'yes' end,
    'acquired_by', (
      select string_agg(counterparty, '; ' order by happened_on desc nulls last, id desc)
      from startup_events where startup_id = s.id and kind in ('acquired', 'merged')),
    'closed_on', (
      select left(happened_on::text, case happened_precision when 'year' then 4 when 'month' then 7 else 10 end)
      from startup_events where startup_id = s.id and kind = 'closed' order by happened_on desc nulls last limit 1),
    'incorporated_in', s.incorporated_in,
    'operates_in', array(select country_code from startup_operations where startup_id = s.id order by country_code),
    'business_models', s.business_models,
    'parent', s.parent,
    'identifiers', s.identifiers,
    'public_ticker', s.public_ticker,
    'twitter', s.twitter,
    'twitter_followers', s.twitter_followers,
    'updated_at', to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as shown
from startups s
  join places country on country.id = s.country_id
  left join places state on state.id = s.state_id
  left join places city on city.id = s.city_id;
comment on view shown_startups is
  'What results of a search show of each startup: links are arrays of name and address part, an investor''s with whether it led.';

create view published_startups as
select s.id as row_id,
  s.slug,
  array(select n.name from startup_names n where n.startup_id = s.id order by n.name) as other_names,
  s.name,
  s.tagline,
  s.overview,
  s.website,
  country.slug as country,
  state.name as state,
  city.slug as city,
  array(select i.slug from startup_industries its join industries i on i.id = its.industry_id
    where its.startup_id = s.id order by its.position) as industries,
  s.type,
  s.status,
  s.employee_range,
  s.year_founded,
  s.latest_round,
  s.total_fundings,
  s.fundings_count,
  s.last_funding_on,
  s.last_funding_precision,
  s.last_funding_amount,
  array(select t.name from startup_technologies its join technologies t on t.id = its.technology_id
    where its.startup_id = s.id order by 1) as technologies,
  s.is_women_led,
  s.incorporated_in,
  array(select country_code from startup_operations where startup_id = s.id order by country_code) as operates_in,
  s.business_models,
  s.parent,
  s.identifiers,
  s.public_ticker,
  s.twitter,
  s.twitter_followers,
  s.updated_at,
  s.early_stage_fundings,
  s.investors_count,
  array(select x.url from startup_sources its join sources x on x.id = its.source_id where its.startup_id = s.id order by 1) as sources,
  s.verified_at,
  s.created_at,
  s.is_fictional
from startups s join places country on country.id = s.country_id
  left join places state on state.id = s.state_id left join places city on city.id = s.city_id;
comment on view published_startups is 'Startups, one row each.';
comment on column published_startups.other_names is 'Former, legal, product, parent and short names.';
comment on column published_startups.country is 'Main or home market: slug in places.';
comment on column published_startups.state is 'First-level division of its head office, where known.';
comment on column published_startups.city is 'City of its head office, where known: slug in places.';
comment on column published_startups.industries is 'Slugs in industries, the main one first.';
comment on column published_startups.technologies is 'Technologies found in use on its website.';
comment on column published_startups.operates_in is 'ISO 3166-1 alpha-2 of further countries in which it operates.';
comment on column published_startups.sources is 'Addresses in sources that show its profile.';

create view published_rounds as
select f.id as row_id,
  f.slug,
  s.slug as startup,
  f.round,
  f.amount_usd,
  f.reported_amount,
  f.reported_currency,
  f.usd_rate,
  f.usd_rate_on,
  f.announced_on,
  f.announced_precision,
  array(select i.slug from funding_investors fi join investors i on i.id = fi.investor_id
    where fi.funding_id = f.id order by fi.is_lead desc, fi.position, i.slug) as investors,
  array(select i.slug from funding_investors fi join investors i on i.id = fi.investor_id
    where fi.funding_id = f.id and fi.is_lead order by fi.position, i.slug) as lead_investors,
  f.valuation_usd,
  f.valuation_is,
  f.is_facility,
  f.left_out,
  f.note,
  f.counted_usd,
  f.is_weak,
  array(select x.url from funding_reports r join sources x on x.id = r.source_id where r.funding_id = f.id order by 1) as sources,
  f.created_at,
  f.updated_at
from fundings f join startups s on s.id = f.startup_id;
comment on view published_rounds is 'Funding rounds, one row each. The sum of counted_usd is the total that the site shows.';
comment on column published_rounds.startup is 'The startup that raised it: slug in startups.';
comment on column published_rounds.investors is 'Who took part: slugs in investors, leads first.';
comment on column published_rounds.lead_investors is 'Who led: slugs in investors.';
comment on column published_rounds.is_weak is 'True when none of its sources can show it; it is left out of totals.';
comment on column published_rounds.sources is 'Addresses in sources that report it.';

create view published_investors as
select i.id as row_id,
  i.slug,
  i.name,
  i.type,
  i.country_code,
  i.website,
  i.stages,
  i.deals_count,
  i.lead_count,
  i.total_amount,
  i.typical_amount,
  i.last_deal_on,
  i.last_deal_precision,
  array(select x.url from investor_sources its join sources x on x.id = its.source_id where its.investor_id = i.id order by 1) as sources,
  i.created_at,
  i.updated_at,
  i.is_fictional
from investors i;
comment on view published_investors is 'Investors, one row each.';
comment on column published_investors.sources is 'Addresses in sources that show its profile.';
