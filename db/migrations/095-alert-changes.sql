-- What alerts have to be checked against. Each write of a round, its investors or a startup writes
-- search_startups in the same transaction; an import, when its startups can be found.

create function record_alert_changes() returns trigger language plpgsql as $$
begin
  execute format('insert into alert_changes (%s) %s', tg_argv[0], tg_argv[1]);
  return null;
end $$;
comment on function record_alert_changes is 'Trigger: startups or investors changed; the arguments are a column of alert_changes and a query over the rows written.';

create trigger alert_inserted after insert on search_startups referencing new table as new_rows
  for each statement execute function record_alert_changes('startup_id', 'select startup_id from new_rows');
create trigger alert_updated after update on search_startups referencing new table as new_rows
  for each statement execute function record_alert_changes('startup_id', 'select startup_id from new_rows');
create trigger alert_moved after update on startups referencing new table as new_rows old table as old_rows
  for each statement execute function record_alert_changes('startup_id',
    'select id from new_rows n join old_rows o using (id) where n.city_id is distinct from o.city_id');
create trigger alert_inserted after insert on startup_events referencing new table as new_rows
  for each statement execute function record_alert_changes('startup_id', 'select distinct startup_id from new_rows');
create trigger alert_updated after update on startup_events referencing new table as new_rows
  for each statement execute function record_alert_changes('startup_id', 'select distinct startup_id from new_rows');
create trigger alert_inserted after insert on investors referencing new table as new_rows
  for each statement execute function record_alert_changes('investor_id', 'select id from new_rows');
create trigger alert_updated after update on investors referencing new table as new_rows
  for each statement execute function record_alert_changes('investor_id', 'select id from new_rows');
