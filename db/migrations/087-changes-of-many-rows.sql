-- A statement that writes thousands of rows notes everything without looking whom each row is about.

create or replace function note_touched() returns trigger language plpgsql as $$
declare
  touched constant text := case tg_op
    when 'INSERT' then 'select * from new_rows'
    when 'DELETE' then 'select * from old_rows'
    else 'select * from new_rows union all select * from old_rows' end;
  most constant int := 2000;
  written int;
  startup_ids bigint[] := '{}';
  investor_ids bigint[] := '{}';
  further text[];
begin
  if figures_are_deferred() then
    perform note_bulk_load();
    return null;
  end if;
  execute format('select count(*) from (%s limit %s) few', touched, most + 1) into written;
  if written = 0 then return null; end if;
  if written > most then
    perform note_bulk_load();
    return null;
  end if;
  if tg_argv[0] <> '' then
    execute format('with touched as (%s) select array(%s)', touched, tg_argv[0]) into startup_ids;
  end if;
  if tg_argv[1] <> '' then
    execute format('with touched as (%s) select array(%s)', touched, tg_argv[1]) into investor_ids;
  end if;
  if tg_argv[2] <> '' then
    execute format('with touched as (%s) select array(%s)', touched, tg_argv[2]) into further;
  end if;
  perform note_keys(array(
    select list_touched_keys(startup_ids, investor_ids) union select unnest(further)));
  return null;
end $$;
