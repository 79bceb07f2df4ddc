-- Search for startups by filters and texts, derived from the catalogue (docs/search-engine.md).

create function searchable_text(text text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(translate(fold_name(text), E'\t\n\r', '   '), '');
end $$;
comment on function searchable_text is 'A text without case and accents, on one line; null when nothing is left.';

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
