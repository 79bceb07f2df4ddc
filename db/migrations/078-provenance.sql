-- Where a status is said. Rounds have their reports, listings their sources (001-catalogue.sql).

alter table startups add column status_source_id bigint references sources (id);
comment on column startups.status_source_id is 'Where the status is said; null when only the sources of the listing say it, or none.';
create index startups_status_source on startups (status_source_id) where status_source_id is not null;

alter table startup_events add column source_id bigint references sources (id);
comment on column startup_events.source_id is 'Where the new state is said; null when unknown.';
create index startup_events_source on startup_events (source_id) where source_id is not null;

create or replace function record_startup_status() returns trigger language plpgsql as $$
begin
  insert into startup_events (startup_id, kind, old_value, new_value, source_id)
  select new_rows.id, 'status', old_rows.status, new_rows.status, new_rows.status_source_id
  from new_rows join old_rows using (id)
  where new_rows.status is distinct from old_rows.status;
  return null;
end $$;
