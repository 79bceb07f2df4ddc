-- What a startup's page says of its sources was looked up in eight tables, two fifths of what its data took the database: which source it uses for what is
-- now kept beside what results show of it (docs/decisions/024-uses-of-sources-kept.md).

-- Whoever writes meanwhile waits, and lets the table follow. An import of rounds comes to their startups last: so does this.
lock table metric_points, funding_reports, funding_investors, fundings, startup_industries, startup_people, startup_technologies, startup_sources,
  places, industries, investors, technologies, people, startups, found_startups in share mode;

-- An import lets the search follow when its rows are in: until then as well this says what the catalogue has.
create or replace view shown_startups as
select s.id as startup_id, json_build_object(
    'name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline, 'overview', s.overview, 'website', s.website,
    'country', country.name, 'country_slug', country.slug, 'state', state.name,
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
    'founders', (
      select coalesce(json_agg(p.name order by its.position, p.id), '[]')
      from startup_people its join people p on p.id = its.person_id where its.startup_id = s.id and its.is_founder)
  ) as shown,
  json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline, 'country_slug', country.slug,
    'total_fundings', s.total_fundings, 'industries', industries.links) as card,
  json_build_object('profile', to_json(profile.ids), 'status', s.status_source_id, 'rounds', rounds.uses,
    'technologies', technologies.uses, 'metrics', metrics.uses) as uses,
  array(
    select distinct id from unnest(profile.ids || s.status_source_id || rounds.ids || technologies.ids || metrics.ids) as used (id)
    where id is not null order by id) as source_ids
from startups s
  join places country on country.id = s.country_id
  left join places state on state.id = s.state_id
  cross join lateral (
    select coalesce(json_agg(json_build_array(i.name, i.slug) order by its.position, i.id), '[]') as links
    from startup_industries its join industries i on i.id = its.industry_id where its.startup_id = s.id) industries
  cross join lateral (select array_agg(source_id order by source_id) as ids from startup_sources where startup_id = s.id) profile
  cross join lateral (
    select array_agg(report.source_id) as ids,
      json_agg(json_build_array(r.id, r.round, r.amount_usd is not null, report.is_preferred, report.source_id)
        order by r.announced_on desc nulls last, r.amount_usd desc nulls last, r.id desc, report.id) as uses
    from fundings r left join funding_reports report on report.funding_id = r.id where r.startup_id = s.id) rounds
  cross join lateral (
    select array_agg(source_id) as ids, json_agg(json_build_array(source_id, day) order by source_id) as uses
    from (
      select source_id, max(found_on) as day from startup_technologies
      where startup_id = s.id and source_id is not null group by source_id) seen) technologies
  cross join lateral (
    select array_agg(source_id) as ids, json_agg(json_build_array(source_id, day) order by source_id) as uses
    from (
      select source_id, max(measured_on) as day from metric_points
      where startup_id = s.id and source_id is not null group by source_id) seen) metrics;
comment on view shown_startups is
  'What is shown of each startup by results of a search (app/features/search/found-rows.server.ts) and by its page (app/features/startups/queries.server.ts): links are arrays of name and address part, an investor''s with whether it led.';

create or replace function refill_found_startups() returns void language plpgsql as $$
begin
  truncate found_startups;
  insert into found_startups (startup_id, shown, card, uses, source_ids) select startup_id, shown, card, uses, source_ids from shown_startups;
end $$;

create or replace function refresh_found_startups(ids bigint[]) returns int language plpgsql
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  written int;
begin
  -- Two who write about the same startup take turns: the second sees what the first wrote.
  perform from found_startups kept where kept.startup_id = any (ids) order by kept.startup_id for update;
  delete from found_startups kept using unnest(ids) as one (id)
  where kept.startup_id = one.id and not exists (select from startups s where s.id = one.id);
  insert into found_startups as kept (startup_id, shown, card, uses, source_ids)
  select now.startup_id, now.shown, now.card, now.uses, now.source_ids
  -- One by one: what is shown of all would else be worked out and then joined.
  from unnest(ids) as one (id) cross join lateral (select * from shown_startups where startup_id = one.id offset 0) now
  order by now.startup_id
  on conflict (startup_id) do update set shown = excluded.shown, card = excluded.card, uses = excluded.uses, source_ids = excluded.source_ids
  where (kept.shown::text, kept.uses::text, kept.source_ids) is distinct from (excluded.shown::text, excluded.uses::text, excluded.source_ids);
  get diagnostics written = row_count;
  return written;
end $$;
comment on function refresh_found_startups is
  'Keeps what is shown of these startups; answers for how many it was something else.';

-- Filled beside the one that searches read, which they could not while it is filled anew.
create table fuller_found_startups (startup_id bigint not null, shown json not null, card json not null, uses json not null, source_ids bigint[] not null)
  -- Compressed, rows would take longer to read. Two fit a page at least.
  with (toast_tuple_target = 4080);
insert into fuller_found_startups select startup_id, shown, card, uses, source_ids from shown_startups;
drop table found_startups;
alter table fuller_found_startups rename to found_startups;
alter table found_startups add constraint found_startups_pkey primary key (startup_id);
comment on table found_startups is 'The rows of shown_startups, kept; derived.';
comment on column found_startups.startup_id is 'The startup.';
comment on column found_startups.shown is 'What results of a search and its page show of it.';
comment on column found_startups.card is 'What of it the pages of startups show that it is near to.';
comment on column found_startups.uses is 'Which source its page uses for what, by id.';
comment on column found_startups.source_ids is 'All of these sources.';
analyze found_startups;

create function follow_uses() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if figures_are_deferred() then return null; end if;
  execute format('select array_agg(distinct startup_id) from (%s) changed', (
    select string_agg(format(tg_argv[0], rows), ' union all ')
    from unnest(case tg_op when 'INSERT' then array['new_rows'] when 'DELETE' then array['old_rows'] else array['new_rows', 'old_rows'] end) rows))
    into ids;
  if ids is null then return null; end if;
  -- Whoever changes a startup has its row before it has that of what is shown of it: so has whoever changes its sources.
  perform from startups where id = any (ids) order by id for no key update;
  perform refresh_found_startups(ids);
  return null;
end $$;
comment on function follow_uses is
  'Trigger: sources of startups changed; the argument lists the startups of %s. Rounds, technologies and figures change the startup as well.';

do $$
declare
  source record;
begin
  for source in select * from (values
      ('startup_sources', 'select startup_id from %s'),
      ('funding_reports', 'select f.startup_id from %s r join fundings f on f.id = r.funding_id')) as listed (source_table, startups)
  loop
    execute format('create trigger %1$s_used_inserted after insert on %1$I referencing new table as new_rows
      for each statement execute function follow_uses(%2$L)', source.source_table, source.startups);
    execute format('create trigger %1$s_used_updated after update on %1$I referencing new table as new_rows old table as old_rows
      for each statement execute function follow_uses(%2$L)', source.source_table, source.startups);
    execute format('create trigger %1$s_used_deleted after delete on %1$I referencing old table as old_rows
      for each statement execute function follow_uses(%2$L)', source.source_table, source.startups);
  end loop;
end $$;

-- Figures that went to another startup change both.
create or replace function follow_metric_points() returns trigger language plpgsql as $$
begin
  if figures_are_deferred() then return null; end if;
  if tg_op = 'INSERT' then
    perform refresh_startup_metrics((select array_agg(distinct startup_id) from new_rows));
  elsif tg_op = 'DELETE' then
    perform refresh_startup_metrics((select array_agg(distinct startup_id) from old_rows));
  else
    perform refresh_startup_metrics(
      (select array_agg(distinct startup_id) from (select startup_id from new_rows union all select startup_id from old_rows) changed));
  end if;
  return null;
end $$;
