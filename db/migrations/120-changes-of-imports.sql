-- An import notes what it touched, not everything: triggers wait for figures that are deferred, or are off, while it writes.

create or replace function note_bulk_load() returns void language plpgsql as $$
begin
  -- Who defers this too notes whom the rows are about when their figures are right.
  if figures_are_deferred() and coalesce(current_setting('griot.defer_notes', true), 'off') = 'on' then return; end if;
  if current_setting('griot.noted_bulk_load', true) = pg_current_xact_id()::text then return; end if;
  perform set_config('griot.noted_bulk_load', pg_current_xact_id()::text, true);
  perform note_keys('{all}');
end $$;
comment on function note_bulk_load is 'Notes everything, once a transaction; nothing in a bulk load that notes itself what it touched.';

create function note_unfollowed_startups(ids bigint[]) returns void language sql as $$
  select note_keys(array(
    select list_touched_keys(ids, '{}')
    union select 'place:' || p.slug
      from startup_shares s join places p on p.id in (s.country_id, s.city_id) where s.startup_id = any (ids)
    union select 'news'
      from search_names n join startups s on s.id = n.entity_id
      where n.kind = 'startup' and n.relation = 'main' and n.entity_id = any (ids) and n.name <> s.name));
$$;
comment on function note_unfollowed_startups is
  'Notes what triggers would have of startups written while they were off. To be asked before sums and search follow: these know where each was and how it was called.';
