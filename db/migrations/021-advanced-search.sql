-- What advanced search asks: one narrow row a startup with everything it can be filtered and sorted by. Reading
-- all of them stays cheap, so that counts are exact where startups itself, ten times as wide, would have to be capped.
-- Triggers keep it right whoever writes; a bulk load under griot.defer_figures calls refresh_search().
-- No foreign keys: this is derived, and the catalogue can be truncated without it.

create table search_startups (
  startup_id bigint primary key,
  total_fundings double precision,
  last_funding_amount double precision,
  twitter_followers bigint,
  updated_at timestamptz not null,
  last_funding_on date,
  fundings_count int not null,
  country_id int not null,
  state_id int,
  year_founded smallint,
  status text,
  type text,
  employee_range text,
  latest_round text,
  name text collate "C" not null,
  public_ticker text collate "C",
  industry_ids int[] not null,
  investor_ids int[] not null,
  lead_investor_ids int[] not null,
  founder_ids int[] not null,
  technology_ids int[] not null
);
comment on table search_startups is 'What startups can be filtered and sorted by; derived.';
comment on column search_startups.startup_id is 'The startup.';
comment on column search_startups.total_fundings is 'US dollars, as the API answers it.';
comment on column search_startups.last_funding_amount is 'US dollars, as the API answers it.';
comment on column search_startups.twitter_followers is 'Newest follower count.';
comment on column search_startups.updated_at is 'When the record or its figures last changed.';
comment on column search_startups.last_funding_on is 'Date of the newest round; the first day of its period when imprecise.';
comment on column search_startups.fundings_count is 'Rounds recorded.';
comment on column search_startups.country_id is 'Its country.';
comment on column search_startups.state_id is 'Its first-level division, where known.';
comment on column search_startups.year_founded is 'Year the company began.';
comment on column search_startups.status is 'active, acquired, closed or public.';
comment on column search_startups.type is 'Whom it sells to.';
comment on column search_startups.employee_range is 'Head-count band.';
comment on column search_startups.latest_round is 'Kind of the newest dated round.';
comment on column search_startups.name is 'Name without case and accents.';
comment on column search_startups.public_ticker is 'Ticker without case and accents; null when it has none.';
comment on column search_startups.industry_ids is 'Its industries, the main one first.';
comment on column search_startups.investor_ids is 'Everyone named in its rounds.';
comment on column search_startups.lead_investor_ids is 'Those who led one of its rounds.';
comment on column search_startups.founder_ids is 'People who founded it.';
comment on column search_startups.technology_ids is 'Technologies found on its website.';

create index search_startups_name on search_startups (name, startup_id);
create index search_startups_name_trigrams on search_startups using gin (name gin_trgm_ops) with (fastupdate = off);
-- Unknown values come last in both directions, which takes two indexes.
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
create index search_startups_state on search_startups (state_id) where state_id is not null;
create index search_startups_round on search_startups (latest_round) where latest_round is not null;
create index search_startups_ticker on search_startups (public_ticker) where public_ticker is not null;
create index search_startups_industries on search_startups using gin (industry_ids) with (fastupdate = off);
create index search_startups_investors on search_startups using gin (investor_ids) with (fastupdate = off);
create index search_startups_lead_investors on search_startups using gin (lead_investor_ids) with (fastupdate = off);
create index search_startups_founders on search_startups using gin (founder_ids) with (fastupdate = off);
create index search_startups_technologies on search_startups using gin (technology_ids) with (fastupdate = off);

create table search_texts (
  startup_id bigint primary key,
  tagline text collate "C",
  overview text collate "C",
  website text collate "C"
);
comment on table search_texts is 'Longer texts of startups without case and accents, null when they have none; derived.';
comment on column search_texts.startup_id is 'The startup.';
comment on column search_texts.tagline is 'Its tagline.';
comment on column search_texts.overview is 'Its overview.';
comment on column search_texts.website is 'Address of its website.';
-- A text has hundreds of trigrams: new ones wait in a short list, which every search reads as well.
create index search_texts_tagline on search_texts using gin (tagline gin_trgm_ops) with (gin_pending_list_limit = 512);
create index search_texts_overview on search_texts using gin (overview gin_trgm_ops) with (gin_pending_list_limit = 512);
create index search_texts_website on search_texts using gin (website gin_trgm_ops) with (gin_pending_list_limit = 512);

-- References in filters are given by slug or by name, whatever its case and accents.
create index investors_name_folded on investors (name_folded text_pattern_ops);
create index people_name_folded on people (fold_name(name) text_pattern_ops);

create function refresh_search_startups(ids bigint[]) returns void language plpgsql as $$
begin
  delete from search_startups f using unnest(ids) as one (id)
  where f.startup_id = one.id and not exists (select from startups s where s.id = one.id);
  delete from search_texts t using unnest(ids) as one (id)
  where t.startup_id = one.id and not exists (select from startups s where s.id = one.id);

  insert into search_startups as f (startup_id, total_fundings, last_funding_amount, twitter_followers, updated_at,
    last_funding_on, fundings_count, country_id, state_id, year_founded, status, type, employee_range, latest_round,
    name, public_ticker, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids)
  select s.id, s.total_fundings, s.last_funding_amount, s.twitter_followers, s.updated_at, s.last_funding_on,
    s.fundings_count, s.country_id, s.state_id, s.year_founded, s.status, s.type, s.employee_range, s.latest_round,
    fold_name(s.name), nullif(fold_name(s.public_ticker), ''),
    array(select industry_id from startup_industries where startup_id = s.id order by position, industry_id),
    array(select distinct fi.investor_id from fundings r join funding_investors fi on fi.funding_id = r.id
      where r.startup_id = s.id order by 1),
    array(select distinct fi.investor_id from fundings r join funding_investors fi on fi.funding_id = r.id
      where r.startup_id = s.id and fi.is_lead order by 1),
    array(select person_id from startup_people where startup_id = s.id and is_founder order by position, person_id),
    array(select technology_id from startup_technologies where startup_id = s.id order by technology_id)
  from unnest(ids) as one (id) join startups s on s.id = one.id
  order by s.id
  on conflict (startup_id) do update set
    total_fundings = excluded.total_fundings, last_funding_amount = excluded.last_funding_amount,
    twitter_followers = excluded.twitter_followers, updated_at = excluded.updated_at,
    last_funding_on = excluded.last_funding_on, fundings_count = excluded.fundings_count,
    country_id = excluded.country_id, state_id = excluded.state_id, year_founded = excluded.year_founded,
    status = excluded.status, type = excluded.type, employee_range = excluded.employee_range,
    latest_round = excluded.latest_round, name = excluded.name, public_ticker = excluded.public_ticker,
    industry_ids = excluded.industry_ids, investor_ids = excluded.investor_ids,
    lead_investor_ids = excluded.lead_investor_ids, founder_ids = excluded.founder_ids,
    technology_ids = excluded.technology_ids
  where f is distinct from excluded;

  insert into search_texts as t (startup_id, tagline, overview, website)
  select s.id, nullif(fold_name(s.tagline), ''), nullif(fold_name(s.overview), ''), nullif(fold_name(s.website), '')
  from unnest(ids) as one (id) join startups s on s.id = one.id
  order by s.id
  on conflict (startup_id) do update set
    tagline = excluded.tagline, overview = excluded.overview, website = excluded.website
  where (t.tagline, t.overview, t.website) is distinct from (excluded.tagline, excluded.overview, excluded.website);
end $$;
comment on function refresh_search_startups is 'Makes search_startups and search_texts follow these startups: new, changed or gone.';

create function follow_search_startups() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if figures_are_deferred() then return null; end if;
  if tg_op = 'INSERT' then
    execute format('select array_agg(distinct %I) from new_rows', tg_argv[0]) into ids;
  elsif tg_op = 'DELETE' then
    execute format('select array_agg(distinct %I) from old_rows', tg_argv[0]) into ids;
  else
    execute format('select array_agg(distinct id) from (select %1$I as id from new_rows union all select %1$I from old_rows) changed',
      tg_argv[0]) into ids;
  end if;
  if ids is not null then perform refresh_search_startups(ids); end if;
  return null;
end $$;
comment on function follow_search_startups is
  'Trigger: startups, or what they link to, changed. Rounds and their investors need none: they change the figures of startups.';

do $$
declare
  source record;
begin
  for source in select * from (values ('startups', 'id'), ('startup_industries', 'startup_id'),
      ('startup_people', 'startup_id'), ('startup_technologies', 'startup_id')) as listed (source_table, id_column)
  loop
    execute format('create trigger %1$s_search_inserted after insert on %1$I referencing new table as new_rows
      for each statement execute function follow_search_startups(%2$L)', source.source_table, source.id_column);
    execute format('create trigger %1$s_search_updated after update on %1$I referencing new table as new_rows old table as old_rows
      for each statement execute function follow_search_startups(%2$L)', source.source_table, source.id_column);
    execute format('create trigger %1$s_search_deleted after delete on %1$I referencing old table as old_rows
      for each statement execute function follow_search_startups(%2$L)', source.source_table, source.id_column);
  end loop;
end $$;

create function refresh_search() returns void language plpgsql as $$
declare
  emptied constant text[] := '{search_names,search_name_words,search_words,search_stems,search_startups,search_texts}';
  definitions text[] := '{}';
  index record;
  definition text;
begin
  truncate search_names, search_name_words, search_words, search_stems, search_startups, search_texts restart identity;
  -- Making an index of full tables takes a fraction of filling it row by row.
  for index in
    select indexname, indexdef from pg_indexes
    where schemaname = current_schema and tablename = any (emptied)
      and not exists (select from pg_constraint where conname = indexname)
  loop
    definitions := definitions || index.indexdef;
    execute format('drop index %I', index.indexname);
  end loop;
  perform refresh_search_startups(array(select id from startups));
  perform refresh_search_names('startup', array(select id from startups));
  perform refresh_search_names('investor', array(select id from investors));
  perform refresh_search_names('industry', array(select id from industries));
  perform refresh_search_names('location', array(select id from places));
  foreach definition in array definitions loop
    execute definition;
  end loop;
end $$;
comment on function refresh_search is 'Makes everything that search asks afresh; the end of a bulk load under griot.defer_figures.';

select refresh_search();
