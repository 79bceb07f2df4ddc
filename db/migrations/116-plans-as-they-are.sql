-- What plans for any value expect to read grows with the catalogue, while they read a few rows at every size. From a million startups on
-- Postgres took 30 to 100 ms to compile such a plan before the millisecond in which it ran.
do $$
declare
  planned regprocedure;
begin
  for planned in
    select oid::regprocedure from pg_proc
    where pronamespace = current_schema::regnamespace and 'plan_cache_mode=force_generic_plan' = any (proconfig)
  loop
    execute format('alter function %s set jit = off', planned);
  end loop;
end $$;
