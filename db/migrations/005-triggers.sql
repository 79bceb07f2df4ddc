-- What triggers of many tables share.

create function figures_are_deferred() returns boolean language sql stable as $$
  select coalesce(current_setting('griot.defer_figures', true), 'off') = 'on';
$$;
comment on function figures_are_deferred is 'True inside a bulk load that refreshes figures itself.';

-- Stable, as format() is: else it would not be planned into its callers.
create function written_rows(operation text, columns text) returns text language sql stable parallel safe as $$
  select format(case operation when 'INSERT' then 'select %1$s from new_rows' when 'DELETE' then 'select %1$s from old_rows'
    else 'select %1$s from new_rows union all select %1$s from old_rows' end, columns);
$$;
comment on function written_rows is 'Query for the rows of a statement, as they are and as they were, in its trigger.';

create function follow_written() returns trigger language plpgsql as $$
begin
  if figures_are_deferred() then return null; end if;
  execute format('with written as (%s) %s', written_rows(tg_op, tg_argv[0]), tg_argv[1]);
  return null;
end $$;
comment on function follow_written is
  'Trigger: runs a statement, the second argument, over `written`: these columns of the rows of the statement.';

create procedure follow_statements(of_table text, name text, call text) language plpgsql as $$
begin
  execute format('
    create trigger %2$s_insert after insert on %1$I referencing new table as new_rows
      for each statement execute function %3$s;
    create trigger %2$s_update after update on %1$I referencing new table as new_rows old table as old_rows
      for each statement execute function %3$s;
    create trigger %2$s_delete after delete on %1$I referencing old table as old_rows
      for each statement execute function %3$s', of_table, name, call);
end $$;
comment on procedure follow_statements is 'Makes a trigger for each kind of write to a table: `call` is a function with its arguments.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
comment on function refuse_change is 'Trigger: keeps rows as they were written.';
