-- Search for startups by filters and texts, derived from the catalogue (docs/search-engine.md).

create function searchable_text(text text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(translate(fold_name(text), E'\t\n\r', '   '), '');
end $$;
comment on function searchable_text is 'A text without case and accents, on one line; null when nothing is left.';

create view searchable_startups as
select s.id as startup_id, s.total_fundings::double precision, s.last_funding_amount::double precision, s.twitter_followers,
  s.updated_at, s.last_funding_on, s.fundings_count, s.country_id::int, s.state_id::int, s.city_id::int, s.year_founded::smallint, s.status, s.type,
  s.employee_range, s.latest_round, fold_name(s.name) collate "C" as name,
  nullif(fold_name(s.public_ticker), '') collate "C" as public_ticker, searchable_text(s.tagline) collate "C" as tagline,
  searchable_text(s.overview) collate "C" as overview, searchable_text(s.website) collate "C" as website,
  array(select industry_id::int from startup_industries where startup_id = s.id order by position, industry_id) as industry_ids,
  coalesce(backers.ids, '{}') as investor_ids, coalesce(backers.lead_ids, '{}') as lead_investor_ids,
  array(select person_id::int from startup_people where startup_id = s.id and is_founder order by position, person_id) as founder_ids,
  array(select technology_id::int from startup_technologies where startup_id = s.id order by technology_id) as technology_ids,
  case when s.is_women_led then 'yes' end as women_led,
  (select max(happened_on) from startup_events where startup_id = s.id and kind = 'closed') as closed_on,
  (select searchable_text(string_agg(counterparty, '; ' order by happened_on desc nulls last, id desc)) collate "C"
    from startup_events where startup_id = s.id and kind in ('acquired', 'merged')) as acquired_by,
  s.incorporated_in,
  array(select country_code from startup_operations where startup_id = s.id order by country_code) as operates_in,
  s.business_models
from startups s cross join lateral (
  select array_agg(distinct investor_id::int) as ids, array_agg(distinct investor_id::int) filter (where is_lead) as lead_ids
  from fundings r join funding_investors on funding_id = r.id where r.startup_id = s.id) backers;
comment on view searchable_startups is 'What search_startups is derived from.';

create table search_startups (like searchable_startups, primary key (startup_id));
alter table search_startups
  alter updated_at set not null, alter fundings_count set not null, alter country_id set not null, alter name set not null,
  alter industry_ids set not null, alter investor_ids set not null, alter lead_investor_ids set not null,
  alter founder_ids set not null, alter technology_ids set not null, alter operates_in set not null,
  alter operates_in set default '{}', alter business_models set not null, alter business_models set default '{}';
comment on table search_startups is 'What startups can be filtered and sorted by: the rows of searchable_startups, stored; derived.';
comment on column search_startups.name is 'Name without case and accents.';
comment on column search_startups.public_ticker is 'Ticker without case and accents; null when it has none.';
comment on column search_startups.tagline is 'Tagline as searchable_text.';
comment on column search_startups.overview is 'Overview as searchable_text.';
comment on column search_startups.website is 'Address of its website as searchable_text.';
comment on column search_startups.industry_ids is 'Its industries, the main one first.';
comment on column search_startups.investor_ids is 'Investors named in its rounds.';
comment on column search_startups.lead_investor_ids is 'Investors that led one of its rounds.';
comment on column search_startups.founder_ids is 'People who founded it.';
comment on column search_startups.technology_ids is 'Technologies found on its website.';
comment on column search_startups.women_led is 'yes, or null when unknown.';
comment on column search_startups.closed_on is 'When it closed; the first day of its period when imprecise.';
comment on column search_startups.acquired_by is 'Who acquired it or merged with it, newest first, as searchable_text.';
comment on column search_startups.operates_in is 'ISO 3166-1 alpha-2 of countries of operation beside the main market.';

-- One index per sort order; two where unknown values come last in both directions.
create index search_startups_name on search_startups (name, startup_id);
create index search_startups_raised_most on search_startups (total_fundings desc nulls last, name, startup_id);
create index search_startups_raised_least on search_startups (total_fundings, name, startup_id);
create index search_startups_rounds_most on search_startups (fundings_count desc, name, startup_id);
create index search_startups_rounds_least on search_startups (fundings_count, name, startup_id);
create index search_startups_founded_last on search_startups (year_founded desc nulls last, name, startup_id);
create index search_startups_founded_first on search_startups (year_founded, name, startup_id);
create index search_startups_funded_last on search_startups (last_funding_on desc nulls last, name, startup_id);
create index search_startups_funded_first on search_startups (last_funding_on, name, startup_id);
create index search_startups_last_most on search_startups (last_funding_amount desc nulls last, name, startup_id);
create index search_startups_last_least on search_startups (last_funding_amount, name, startup_id);
create index search_startups_followers_most on search_startups (twitter_followers desc nulls last, name, startup_id);
create index search_startups_followers_least on search_startups (twitter_followers, name, startup_id);
create index search_startups_updated_last on search_startups (updated_at desc, name, startup_id);
create index search_startups_updated_first on search_startups (updated_at, name, startup_id);
create index search_startups_country on search_startups (country_id, total_fundings desc nulls last, name, startup_id);
create index search_startups_state on search_startups (state_id);
create index search_startups_city on search_startups (city_id);
-- A text has hundreds of trigrams: new ones go to a short pending list, which searches read too.
create index search_startups_values on search_startups using gin (
  name gin_trgm_ops, tagline gin_trgm_ops, overview gin_trgm_ops, website gin_trgm_ops,
  industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids, operates_in, business_models
) with (gin_pending_list_limit = 512);

create function refresh_searched_startups(ids bigint[]) returns void language plpgsql as $$
begin
  delete from search_startups f using unnest(ids) as one (id)
  where f.startup_id = one.id and not exists (select from startups s where s.id = one.id);

  insert into search_startups as f select * from searchable_startups where startup_id = any (ids) order by startup_id
  on conflict (startup_id) do update set
    (total_fundings, last_funding_amount, twitter_followers, updated_at, last_funding_on, fundings_count, country_id, state_id,
      city_id, year_founded, status, type, employee_range, latest_round, name, public_ticker, tagline, overview, website,
      industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids, women_led, closed_on, acquired_by,
      incorporated_in, operates_in, business_models)
    = (excluded.total_fundings, excluded.last_funding_amount, excluded.twitter_followers, excluded.updated_at,
      excluded.last_funding_on, excluded.fundings_count, excluded.country_id, excluded.state_id, excluded.city_id, excluded.year_founded,
      excluded.status, excluded.type, excluded.employee_range, excluded.latest_round, excluded.name, excluded.public_ticker,
      excluded.tagline, excluded.overview, excluded.website, excluded.industry_ids, excluded.investor_ids,
      excluded.lead_investor_ids, excluded.founder_ids, excluded.technology_ids, excluded.women_led, excluded.closed_on,
      excluded.acquired_by, excluded.incorporated_in, excluded.operates_in, excluded.business_models)
  where f is distinct from excluded;
end $$;
comment on function refresh_searched_startups is 'Updates search_startups for new, changed or deleted startups.';

create view shown_startups as
select s.id as startup_id, json_build_object(
    'name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline, 'overview', s.overview, 'website', s.website,
    'country', country.name, 'country_slug', country.slug, 'state', state.name, 'city', city.name,
    'status', s.status, 'type', s.type, 'public_ticker', s.public_ticker, 'employee_range', s.employee_range,
    'year_founded', s.year_founded, 'latest_round', s.latest_round, 'total_fundings', s.total_fundings,
    'fundings_count', s.fundings_count, 'last_funding_on', s.last_funding_on,
    'last_funding_precision', s.last_funding_precision, 'last_funding_amount', s.last_funding_amount,
    'twitter_followers', s.twitter_followers,
    'updated_at', to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'industries', industries.links,
    'investors', (
      select coalesce(json_agg(json_build_array(i.name, i.slug, its.has_led) order by i.id), '[]')
      from (
        select fi.investor_id, bool_or(fi.is_lead) as has_led
        from fundings r join funding_investors fi on fi.funding_id = r.id where r.startup_id = s.id group by 1) its
        join investors i on i.id = its.investor_id),
    'technologies', (
      select coalesce(json_agg(json_build_array(t.name, t.slug) order by t.id), '[]')
      from startup_technologies its join technologies t on t.id = its.technology_id where its.startup_id = s.id),
    'women_led', case when s.is_women_led then 'yes' end, 'incorporated_in', s.incorporated_in,
    'business_models', s.business_models,
    'operates_in', array(select country_code from startup_operations where startup_id = s.id order by country_code),
    'closed_on', (
      select left(happened_on::text, case happened_precision when 'year' then 4 when 'month' then 7 else 10 end)
      from startup_events where startup_id = s.id and kind = 'closed' order by happened_on desc nulls last limit 1),
    'acquired_by', (
      select string_agg(counterparty, '; ' order by happened_on desc nulls last, id desc)
      from startup_events where startup_id = s.id and kind in ('acquired', 'merged')),
    'founders', (
      select coalesce(json_agg(p.name order by its.position, p.id), '[]')
      from startup_people its join people p on p.id = its.person_id where its.startup_id = s.id and its.is_founder)
  ) as shown
from startups s
  join places country on country.id = s.country_id
  left join places state on state.id = s.state_id
  left join places city on city.id = s.city_id
  cross join lateral (
    select coalesce(json_agg(json_build_array(i.name, i.slug) order by its.position, i.id), '[]') as links
    from startup_industries its join industries i on i.id = its.industry_id where its.startup_id = s.id) industries;
comment on view shown_startups is
  'What is shown of each startup by results of a search (app/find/found-rows.server.ts): links are arrays of name and address part, an investor''s with whether it led.';

create table found_startups (
  startup_id bigint primary key,
  shown json not null
)
  -- Uncompressed rows are quicker to read; at least two fit a page.
  with (toast_tuple_target = 4080);
comment on table found_startups is 'The rows of shown_startups, stored; derived.';
comment on column found_startups.shown is 'What results of a search show of it.';

create function refresh_found_startups(ids bigint[]) returns int language plpgsql
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  written int;
begin
  -- Serializes writers of one startup, so that the second sees what the first wrote.
  perform from found_startups stored where stored.startup_id = any (ids) order by stored.startup_id for update;
  delete from found_startups stored using unnest(ids) as one (id)
  where stored.startup_id = one.id and not exists (select from startups s where s.id = one.id);
  insert into found_startups as stored (startup_id, shown)
  select now.startup_id, now.shown
  -- One by one: the view is otherwise computed for all startups, then joined.
  from unnest(ids) as one (id) cross join lateral (select * from shown_startups where startup_id = one.id offset 0) now
  order by now.startup_id
  on conflict (startup_id) do update set shown = excluded.shown
  where stored.shown::text is distinct from excluded.shown::text;
  get diagnostics written = row_count;
  return written;
end $$;
comment on function refresh_found_startups is
  'Updates found_startups for these startups; returns the number of changed rows.';

create function follow_shown_name() returns trigger language plpgsql set enable_seqscan = off set jit = off as $$
declare
  ids bigint[];
begin
  execute format('select array(select startup_id from search_startups where %s)', tg_argv[0]) into ids using new.id::int;
  perform refresh_found_startups(ids);
  return null;
end $$;
comment on function follow_shown_name is
  'Trigger: something that results name was renamed; the argument is the condition for search_startups, in which $1 is its id.';
create trigger places_shown_country after update on places for each row
  when (new.kind = 'country' and (old.name, old.slug) is distinct from (new.name, new.slug))
  execute function follow_shown_name('country_id = $1');
create trigger places_shown_state after update on places for each row
  when (new.kind = 'state' and old.name is distinct from new.name) execute function follow_shown_name('state_id = $1');
create trigger places_shown_city after update on places for each row
  when (new.kind = 'city' and old.name is distinct from new.name) execute function follow_shown_name('city_id = $1');
create trigger industries_shown after update on industries for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('industry_ids @> array[$1]');
create trigger investors_shown after update on investors for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('investor_ids @> array[$1]');
create trigger technologies_shown after update on technologies for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('technology_ids @> array[$1]');
create trigger people_shown after update on people for each row
  when (old.name is distinct from new.name) execute function follow_shown_name('founder_ids @> array[$1]');

create function follow_search_startups(ids bigint[]) returns void language plpgsql as $$
begin
  if ids = '{}' then return; end if;
  -- In the lock order of an update of the startup: its row first, then what is derived from it.
  perform from startups where id = any (ids) order by id for no key update;
  perform refresh_search_startups(ids);
end $$;
comment on function follow_search_startups is
  'For triggers: startups, or what they link to, changed. Rounds, their investors and metrics need none: they change the figures of startups.';

do $$
declare
  source record;
begin
  for source in select * from (values
    ('startups', 'id'), ('startup_industries', 'startup_id'), ('startup_people', 'startup_id'),
    ('startup_technologies', 'startup_id'), ('startup_events', 'startup_id'), ('startup_operations', 'startup_id')
  ) as listed (name, id_column)
  loop
    call follow_statements(source.name, 'search', format('follow_written(%L, %L)', source.id_column,
      format('select follow_search_startups(array(select distinct %I from written))', source.id_column)));
  end loop;
end $$;
