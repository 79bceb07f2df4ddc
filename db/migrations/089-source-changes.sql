-- Kept pages follow sources of statuses and technologies, too (085-changes.sql knows those of profiles and rounds).

create trigger note_status_update after update on sources referencing new table as new_rows old table as old_rows
  for each statement execute function note_touched('', '',
    'select ''startup:'' || s.slug from touched t join startups s on s.status_source_id = t.id
     union select ''startup:'' || s.slug from touched t
       join startup_technologies st on st.source_id = t.id join startups s on s.id = st.startup_id');
