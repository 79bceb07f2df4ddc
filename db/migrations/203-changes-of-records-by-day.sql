-- Of a large place or industry a page drawn soon after midnight shows the records of the day before, until a job has read the new day's: these are noted as well.
-- Those of an industry within a place are shown by a page of the industry only.

create or replace function note_group_records() returns trigger language plpgsql as $$
begin
  perform note_keys(array(
    with redone as (
      select n.place_id, n.industry_id from new_rows n join old_rows o using (place_id, industry_id)
      where (n.median_round, n.rows_count, n.sourced_count, n.checked_count)
        is distinct from (o.median_round, o.rows_count, o.sourced_count, o.checked_count)
    )
    select 'place:' || p.slug from redone r join places p on p.id = r.place_id where r.industry_id = 0
    union select 'industry:' || i.slug from redone r join industries i on i.id = r.industry_id));
  return null;
end $$;
comment on function note_group_records is 'Trigger: notes places and industries whose records came out otherwise.';
