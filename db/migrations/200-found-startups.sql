-- What a page of results shows, with the names of all that its startups link to, took the database a fifth of a search to read: it is now kept as
-- it is shown, one row a startup (docs/decisions/023-results-as-they-are-shown.md).

-- Whoever writes meanwhile waits, and lets the new table follow.
lock table startups, startup_industries, startup_people, startup_technologies, places, industries, investors, technologies, people
  in share mode;

create view shown_startups as
select s.id as startup_id, json_build_object(
    'name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline, 'overview', s.overview, 'website', s.website,
    'country', country.name, 'country_slug', country.slug, 'state', state.name,
    'status', s.status, 'type', s.type, 'public_ticker', s.public_ticker, 'employee_range', s.employee_range,
    'year_founded', s.year_founded, 'latest_round', s.latest_round, 'total_fundings', s.total_fundings,
    'fundings_count', s.fundings_count, 'last_funding_on', s.last_funding_on,
    'last_funding_precision', s.last_funding_precision, 'last_funding_amount', s.last_funding_amount,
    'twitter_followers', s.twitter_followers,
    'updated_at', to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'industries', (
      select coalesce(json_agg(json_build_array(name, slug) order by array_position(f.industry_ids, id::int)), '[]')
      from industries where id = any (f.industry_ids)),
    'investors', (
      select coalesce(json_agg(json_build_array(name, slug, id = any (f.lead_investor_ids)) order by id), '[]')
      from investors where id = any (f.investor_ids)),
    'technologies', (
      select coalesce(json_agg(json_build_array(name, slug) order by id), '[]')
      from technologies where id = any (f.technology_ids)),
    'founders', (
      select coalesce(json_agg(name order by array_position(f.founder_ids, id::int)), '[]')
      from people where id = any (f.founder_ids))
  ) as shown
from startups s
  join search_startups f on f.startup_id = s.id
  join places country on country.id = s.country_id
  left join places state on state.id = s.state_id;
comment on view shown_startups is
  'What a result of a search shows of each startup, as app/features/search/found-rows.server.ts reads it: links are arrays of name and address part, an investor''s with whether it led.';

create table found_startups (startup_id bigint not null, shown json not null);
comment on table found_startups is 'The rows of shown_startups, kept; derived.';
comment on column found_startups.startup_id is 'The startup.';
comment on column found_startups.shown is 'What a result of a search shows of it.';

create function refill_found_startups() returns void language plpgsql as $$
begin
  truncate found_startups;
  insert into found_startups select startup_id, shown from shown_startups;
end $$;
comment on function refill_found_startups is 'Keeps what results show of all startups anew.';

select refill_found_startups();
alter table found_startups add constraint found_startups_pkey primary key (startup_id);
analyze found_startups;

create function refresh_found_startups(ids bigint[]) returns int language plpgsql as $$
declare
  written int;
begin
  -- Two who write about the same startup take turns: the second sees what the first wrote.
  perform from found_startups kept where kept.startup_id = any (ids) order by kept.startup_id for update;
  delete from found_startups kept using unnest(ids) as one (id)
  where kept.startup_id = one.id and not exists (select from startups s where s.id = one.id);
  insert into found_startups as kept
  select now.startup_id, now.shown from unnest(ids) as one (id) join shown_startups now on now.startup_id = one.id
  order by now.startup_id
  on conflict (startup_id) do update set shown = excluded.shown where kept.shown::text is distinct from excluded.shown::text;
  get diagnostics written = row_count;
  return written;
end $$;
comment on function refresh_found_startups is
  'Keeps what results show of these startups, which search_startups already follows; answers for how many it was something else.';

create or replace function refresh_search_rows(ids bigint[]) returns void language plpgsql as $$
begin
  perform refresh_searched_startups(ids);
  perform refresh_found_startups(ids);
  perform refresh_leading_startups(ids);
end $$;
comment on function refresh_search_rows is
  'Makes search_startups, search_texts, found_startups and leading_startups follow these startups: new, changed or gone.';

create or replace function refresh_search_tables() returns void language plpgsql as $$
begin
  truncate search_text_words;
  perform refill_search_tables();
  perform refill_found_startups();
end $$;

-- Also within a bulk load, which follows startups only.
create function follow_shown_name() returns trigger language plpgsql set enable_seqscan = off set jit = off as $$
declare
  ids bigint[];
begin
  execute format('select array(select startup_id from search_startups where %s @> array[$1])', tg_argv[0]) into ids using new.id::int;
  perform refresh_found_startups(ids);
  return null;
end $$;
comment on function follow_shown_name is 'Trigger: something that results name is called otherwise; the argument says where search_startups has its id.';

create trigger places_shown_country after update on places for each row
  when (new.kind = 'country' and (old.name, old.slug) is distinct from (new.name, new.slug))
  execute function follow_shown_name('array[country_id]');
create trigger places_shown_state after update on places for each row
  when (new.kind = 'state' and old.name is distinct from new.name) execute function follow_shown_name('array[state_id]');
create trigger industries_shown after update on industries for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('industry_ids');
create trigger investors_shown after update on investors for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('investor_ids');
create trigger technologies_shown after update on technologies for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('technology_ids');
create trigger people_shown after update on people for each row
  when (old.name is distinct from new.name) execute function follow_shown_name('founder_ids');

-- Lists show no names of these any more.
drop index investors_named;
drop index people_named;
