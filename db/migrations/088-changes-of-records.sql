-- Kept pages follow records of large places and industries that are worked out again on the same day. What a new day brings
-- needs no note: no page is kept past midnight.

create function note_group_records() returns trigger language plpgsql as $$
begin
  perform note_keys(array(
    with redone as (
      select n.place_id, n.industry_id from new_rows n join old_rows o using (place_id, industry_id, made_on)
      where (n.median_round, n.rows_count, n.sourced_count, n.checked_count)
        is distinct from (o.median_round, o.rows_count, o.sourced_count, o.checked_count)
    )
    select 'place:' || p.slug from redone r join places p on p.id = r.place_id
    union select 'industry:' || i.slug from redone r join industries i on i.id = r.industry_id));
  return null;
end $$;
comment on function note_group_records is 'Trigger: notes places and industries whose records were worked out again.';
create trigger note_update after update on group_records referencing new table as new_rows old table as old_rows
  for each statement execute function note_group_records();
