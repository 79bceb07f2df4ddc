-- Related startups of large industries are chosen among the best funded of the country and of all. Reading those at each request to
-- find the few that share an industry took most of the time of a startup's page: now they are kept by industry.
-- Whether a startup leads depends on its own row and on a bound, so that two who write never wait for each other; a job moves the
-- bounds. No foreign keys: this is derived, and the catalogue can be truncated without it.

create table leading_bounds (
  country_id int primary key,
  total_fundings double precision not null,
  name text collate "C" not null,
  startup_id bigint not null
);
comment on table leading_bounds is 'The last one of the startups that lead a country or all; without a row every startup leads. Derived.';
comment on column leading_bounds.country_id is 'The country; 0 is all.';
comment on column leading_bounds.total_fundings is 'US dollars; -1 when undisclosed.';
comment on column leading_bounds.name is 'Name without case and accents, as in search_startups.';
comment on column leading_bounds.startup_id is 'The startup.';

create table leading_startups (
  startup_id bigint not null,
  industry_id int not null,
  country_id int not null,
  total_fundings double precision,
  leads_all boolean not null,
  primary key (startup_id, industry_id)
);
comment on table leading_startups is 'Startups that lead their country or all, once for each of their industries; derived.';
comment on column leading_startups.startup_id is 'The startup.';
comment on column leading_startups.industry_id is 'One of its industries.';
comment on column leading_startups.country_id is 'Its country.';
comment on column leading_startups.total_fundings is 'US dollars; null when undisclosed.';
comment on column leading_startups.leads_all is 'True when it leads all, not only its country.';
create index leading_startups_country on leading_startups (industry_id, country_id);
create index leading_startups_all on leading_startups (industry_id) where leads_all;

create function list_leading_startups(ids bigint[]) returns setof leading_startups language sql stable as $$
  select f.startup_id, industry, f.country_id, f.total_fundings, leads.all_countries
  from unnest(ids) as one (id) join search_startups f on f.startup_id = one.id
    left join leading_bounds country on country.country_id = f.country_id
    left join leading_bounds every on every.country_id = 0
    cross join lateral (select
      country.country_id is null or coalesce(f.total_fundings, -1) > country.total_fundings
        or coalesce(f.total_fundings, -1) = country.total_fundings and (f.name, f.startup_id) <= (country.name, country.startup_id)
        as its_country,
      every.country_id is null or coalesce(f.total_fundings, -1) > every.total_fundings
        or coalesce(f.total_fundings, -1) = every.total_fundings and (f.name, f.startup_id) <= (every.name, every.startup_id)
        as all_countries) leads
    cross join lateral (select distinct unnest(f.industry_ids) as industry) its
  where leads.its_country or leads.all_countries;
$$;
comment on function list_leading_startups is 'Those of these startups that lead, as their rows and the bounds are now.';

create function refresh_leading_startups(ids bigint[]) returns int[] language plpgsql as $$
declare
  fresh constant leading_startups[] := array(select l from list_leading_startups(ids) l order by l.startup_id, l.industry_id);
  known constant leading_startups[] := array(
    select l from leading_startups l where l.startup_id = any (ids) order by l.startup_id, l.industry_id);
begin
  -- Few writes are about startups that lead.
  if fresh = known then return '{}'; end if;
  delete from leading_startups l using (select * from unnest(known) except select * from unnest(fresh)) gone
  where l.startup_id = gone.startup_id and l.industry_id = gone.industry_id;
  insert into leading_startups
  select * from unnest(fresh) except select * from unnest(known) on conflict do nothing;
  return array(
    select industry_id from (select * from unnest(known) except select * from unnest(fresh)) gone
    union select industry_id from (select * from unnest(fresh) except select * from unnest(known)) added);
end $$;
comment on function refresh_leading_startups is
  'Makes leading_startups follow these startups: new, changed or gone. Answers the industries in which something changed.';

create function move_leading_bounds() returns int[] language plpgsql as $$
declare
  of_a_country constant int := 150;
  of_all constant int := 250;
  bounds constant leading_bounds[] := array(
    select row(p.id, coalesce(last.total_fundings, -1), last.name, last.startup_id)::leading_bounds
    from places p cross join lateral (
        select f.total_fundings, f.name, f.startup_id from search_startups f where f.country_id = p.id
        order by f.total_fundings desc nulls last, f.name, f.startup_id offset of_a_country - 1 limit 1) last
    where p.kind = 'country'
    union all
    (select row(0, coalesce(f.total_fundings, -1), f.name, f.startup_id)::leading_bounds from search_startups f
      order by f.total_fundings desc nulls last, f.name, f.startup_id offset of_all - 1 limit 1));
begin
  delete from leading_bounds b where b.country_id not in (select country_id from unnest(bounds));
  insert into leading_bounds as b select * from unnest(bounds)
  on conflict (country_id) do update
    set total_fundings = excluded.total_fundings, name = excluded.name, startup_id = excluded.startup_id
    where b is distinct from excluded;
  return refresh_leading_startups(array(
    select l.startup_id from leading_startups l
    union
    select best.startup_id from places p cross join lateral (
        select f.startup_id from search_startups f where f.country_id = p.id
        order by f.total_fundings desc nulls last, f.name, f.startup_id limit of_a_country) best
      where p.kind = 'country'
    union
    (select f.startup_id from search_startups f
      order by f.total_fundings desc nulls last, f.name, f.startup_id limit of_all)));
end $$;
comment on function move_leading_bounds is
  'Lets the 150 best funded startups of each country lead it and the 250 best funded of all lead all. Answers the industries in which something changed.';

-- On the same occasions as search.
alter function refresh_search_rows(bigint[]) rename to refresh_searched_startups;
create function refresh_search_rows(ids bigint[]) returns void language plpgsql as $$
begin
  perform refresh_searched_startups(ids);
  perform refresh_leading_startups(ids);
end $$;
comment on function refresh_search_rows is 'Makes search_startups, search_texts and leading_startups follow these startups: new, changed or gone.';

alter function refresh_search_tables() rename to refill_search_tables;
create function refresh_search_tables() returns void language plpgsql as $$
begin
  perform refill_search_tables();
  perform move_leading_bounds();
end $$;
comment on function refresh_search_tables is 'Makes everything that search asks afresh, and who leads.';

create or replace function list_related_startups(of_startup bigint, most int)
returns table (name text, slug text, logo text, tagline text, total_fundings numeric, shared text[], same_country text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- Of an industry with more startups, which may be tens of thousands, those are looked at that lead the country or all.
  small_industry constant int := 200;
  for_same_country constant float := 0.35;
  for_size constant float := 0.25;
  for_words constant float := 0.6;
  -- Taglines are compared of those that are near by all else.
  compared constant int := 30;
  self search_startups;
  its_tagline text;
  its_industries bigint[];
  weights numeric[];
  small int[];
begin
  select * into self from search_startups f where f.startup_id = of_startup;
  select coalesce(s.tagline, '') into its_tagline from startups s where s.id = of_startup;
  -- The rarer an industry, the more it says. Rounded, so that sums are the same in any order.
  select array_agg(counted.id), array_agg(round((1 / ln(2 + counted.startups))::numeric, 6)),
      array_agg(counted.id) filter (where counted.startups <= small_industry)
    into its_industries, weights, small
  from (select mine.id, sum(sums.startups_count)::float as startups
    from unnest(self.industry_ids) as mine (id) join startup_sums sums on sums.industry_id = mine.id and sums.place_id = 0
    group by mine.id having sum(sums.startups_count) > 0) counted;
  return query
  with near as (
    select l.startup_id, l.country_id, l.total_fundings, sum(mine.weight) as shared
    from unnest(its_industries, weights) as mine (id, weight)
      cross join lateral (
        select * from leading_startups one where one.industry_id = mine.id and one.country_id = self.country_id
        union all
        select * from leading_startups one
        where one.industry_id = mine.id and one.leads_all and one.country_id <> self.country_id) l
    group by l.startup_id, l.country_id, l.total_fundings
    union all
    select f.startup_id, f.country_id, f.total_fundings,
      (select sum(mine.weight) from unnest(its_industries, weights) as mine (id, weight) where mine.id = any (f.industry_ids))
    from unnest(small) as industry (id)
      cross join lateral (select * from search_startups alike where alike.industry_ids @> array[industry.id]) f
  ), nearest as (
    select near.startup_id, near.shared
        + case when near.country_id = self.country_id then for_same_country else 0 end
        + case when near.total_fundings > 0 and self.total_fundings > 0
            then for_size / (1 + abs(ln(near.total_fundings / self.total_fundings))) else 0 end as score
    from (select distinct on (n.startup_id) n.* from near n where n.startup_id <> of_startup) near
    order by score desc, near.startup_id limit compared
  )
  select s.name, s.slug, s.logo, s.tagline, s.total_fundings,
    array(select i.name from unnest(its_industries, weights) as mine (id, weight)
        join startup_industries si on si.industry_id = mine.id and si.startup_id = s.id
        join industries i on i.id = mine.id
      order by mine.weight desc, i.name),
    case when s.country_id = self.country_id then (select country.name from places country where country.id = s.country_id) end
  from (
    select s.id, n.score + for_words * similarity(coalesce(s.tagline, ''), its_tagline) as score
    from nearest n join startups s on s.id = n.startup_id
    order by score desc, s.total_fundings desc nulls last, s.name, s.id limit most) best
    join startups s on s.id = best.id
  order by best.score desc, s.total_fundings desc nulls last, s.name, s.id;
end $$;

select move_leading_bounds();
