-- The startups most similar to each, which a job selects among the leaders of its industries.

create materialized view industry_leaders as
  select industry_id, country_id, startup_id, leads_all
  from (
    select si.industry_id, s.country_id, s.id as startup_id,
      row_number() over (partition by si.industry_id order by s.total_fundings desc nulls last, s.id) <= 60 as leads_all,
      row_number() over (partition by si.industry_id, s.country_id order by s.total_fundings desc nulls last, s.id) <= 40 as leads_country
    from startup_industries si join startups s on s.id = si.startup_id) placed
  where leads_all or leads_country;
comment on materialized view industry_leaders is
  'The best funded startups of each industry, 60 of all and 40 of each country, as of the last refresh.';
create index industry_leaders_country on industry_leaders (industry_id, country_id) include (startup_id);
create index industry_leaders_all on industry_leaders (industry_id) include (startup_id) where leads_all;

create function find_related_startups(of_startup bigint) returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  most constant int := 4;
  for_same_country constant float := 0.35;
  for_size constant float := 0.25;
  for_words constant float := 0.6;
  -- Taglines are compared only among those similar otherwise.
  compared constant int := 30;
  self startups;
begin
  select * into self from startups where id = of_startup;
  return array(
    with own as materialized (
      -- Rarer industries weigh more. In thousandths, so that sums are the same in any order.
      select industry_id, (select round(1000 / ln(2 + count(*))) from (
        select from startup_industries alike where alike.industry_id = si.industry_id limit 1000) few)::int as rarity
      from startup_industries si where si.startup_id = of_startup
    ), candidates as materialized (
      select startup_id from own join industry_leaders using (industry_id) where country_id = self.country_id
      union
      select startup_id from own join industry_leaders using (industry_id) where leads_all
      union
      -- Startups listed since the last refresh are not among the leaders.
      select newest.startup_id from own cross join lateral (
        select startup_id from startup_industries si where si.industry_id = own.industry_id
        order by startup_id desc limit 40) newest
    ), near as (
      select s.id, s.tagline, s.total_fundings,
        (select sum(own.rarity) from own join startup_industries si using (industry_id) where si.startup_id = s.id) / 1000.0::float
          + case when s.country_id = self.country_id then for_same_country else 0 end
          + case when s.total_fundings > 0 and self.total_fundings > 0
              then for_size / (1 + abs(ln((s.total_fundings / self.total_fundings)::float))) else 0 end as score
      from candidates c join startups s on s.id = c.startup_id
      where s.id <> of_startup
      order by score desc nulls last, s.id limit compared
    )
    select id from near
    where score is not null
    order by score + for_words * similarity(coalesce(tagline, ''), coalesce(self.tagline, '')) desc, total_fundings desc nulls last, id
    limit most);
end $$;
comment on function find_related_startups is
  'The startups nearest to one by shared industries, the rarer the nearer, country, size and words of the tagline.';

create table related_startups (
  startup_id bigint not null references startups (id) on delete cascade,
  position int not null,
  related_id bigint not null references startups (id) on delete cascade,
  primary key (startup_id, position)
);
comment on table related_startups is 'The startups nearest to each, as of the last run of a job; derived by refresh_related_startups.';
comment on column related_startups.position is 'From 1 on, nearest first.';
comment on column related_startups.related_id is 'A near startup.';
create index related_startups_related on related_startups (related_id);

create function list_related_startups(of_startup bigint) returns bigint[] language sql stable as $$
  select coalesce(
    (select array_agg(related_id order by position) from related_startups where startup_id = of_startup),
    find_related_startups(of_startup));
$$;
comment on function list_related_startups is 'The startups nearest to one, nearest first; computed where the job has not run yet.';

create function refresh_related_startups(after_id bigint, most int) returns bigint language plpgsql as $$
declare
  ids constant bigint[] := array(select id from startups where id > after_id order by id limit most);
  one bigint;
  nearest bigint[];
begin
  foreach one in array ids loop
    nearest := find_related_startups(one);
    if nearest <> coalesce((select array_agg(related_id order by position) from related_startups where startup_id = one), '{}') then
      delete from related_startups where startup_id = one;
      insert into related_startups (startup_id, position, related_id)
      select one, place, id from unnest(nearest) with ordinality as near (id, place)
      on conflict do nothing;
    end if;
  end loop;
  return ids[cardinality(ids)];
end $$;
comment on function refresh_related_startups is
  'Computes the nearest startups of the next ones after an id. Returns the last id; null when there was none.';
