-- As SQL it was planned at every call, which took longer than counting where few have a total of the same magnitude.
create or replace function rank_of_total(usd numeric) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  its_magnitude constant int := magnitude_of(usd);
  next constant numeric := next_magnitude(its_magnitude);
begin
  return 1 + (select coalesce(sum(startups_count), 0)::bigint from total_sums where magnitude > its_magnitude)
    + (select count(*) from startups where total_fundings > usd and total_fundings < next);
end $$;
