-- Feeds of industries and places name the investors of rounds: they follow a renamed investor, as its startups' pages do.

create or replace function note_renamed_investors() returns trigger language plpgsql as $$
begin
  if figures_are_deferred() then return null; end if;
  perform note_keys(array(select list_touched_keys(
    array(
      select distinct f.startup_id
      from old_rows o join new_rows n using (id)
        join funding_investors fi on fi.investor_id = n.id
        join fundings f on f.id = fi.funding_id
      where (o.name, o.slug, o.logo, o.type) is distinct from (n.name, n.slug, n.logo, n.type)),
    '{}')));
  return null;
end $$;
comment on function note_renamed_investors is 'Trigger: notes all that shows rounds with an investor that is called otherwise now.';
