-- Kept pages follow sources of measured figures, too (089-source-changes.sql knows those of statuses and technologies).

create index metric_points_source on metric_points (source_id, startup_id) where source_id is not null;

create trigger note_metrics_update after update on sources referencing new table as new_rows old table as old_rows
  for each statement execute function note_touched('', '',
    'select ''startup:'' || s.slug from startups s
     where s.id in (select m.startup_id from touched t join metric_points m on m.source_id = t.id)');
