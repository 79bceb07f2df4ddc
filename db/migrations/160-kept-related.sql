-- Related startups were worked out at each request, which took more than half of a startup's data: now they are kept, each list with a
-- stamp of all that it was made from. A list whose stamp is another by now is worked out by whoever asks, until a job has kept it anew
-- (docs/decisions/019-related-startups-kept.md).

-- What a list is made from has to change seldom, and tell when it does. How rare an industry is, and whether it is small, was counted at
-- each request: now a job counts it, in steps of about a tenth.
create table industry_rarities (
  industry_id int primary key,
  rarity int not null,
  is_large boolean not null
);
comment on table industry_rarities is 'How much it says that two startups share an industry, as last counted; without a row it has hardly any startups. Derived.';
comment on column industry_rarities.industry_id is 'The industry.';
comment on column industry_rarities.rarity is 'In thousandths, 1429 for an industry without startups.';
comment on column industry_rarities.is_large is 'It has so many startups that only those are looked at that lead their country or all.';

create table leading_changes (industry_id int not null, changes int not null);
comment on table leading_changes is
  'How often leading_startups or the rarity of an industry changed: rows are added, never changed, and summed, so that two who write never wait for each other.';
comment on column leading_changes.industry_id is 'The industry.';
comment on column leading_changes.changes is 'Changes.';
create index leading_changes_industry on leading_changes (industry_id) include (changes);

create table kept_related (
  startup_id bigint primary key,
  stamp bigint not null,
  ids bigint[] not null
);
comment on table kept_related is 'The startups nearest to one, as they were when the stamp was right; derived.';
comment on column kept_related.startup_id is 'The startup.';
comment on column kept_related.stamp is 'What stamp_related() answered for all that the list was made from.';
comment on column kept_related.ids is 'Those nearest to it, nearest first.';

create function stamp_related(tagline text, total_fundings numeric, country_id bigint, changes bigint[])
returns bigint language sql immutable as $$
  select hash_record_extended(row(tagline, total_fundings, country_id, changes), 0);
$$;
comment on function stamp_related is
  'Names all that the startups nearest to one are chosen by: its own columns, and its industries with the sums of their changes.';

-- Those of small industries lead as well, so that all who are looked at stand in one table.
alter table leading_startups add column industry_ids int[] not null default '{}';
comment on table leading_startups is
  'Startups that lead their country or all, once for each of their industries, and those of small industries; derived.';
comment on column leading_startups.leads_all is 'Looked at from every country: it leads all, or this industry is small.';
comment on column leading_startups.industry_ids is 'All of its industries.';

-- Most startups that are written lead nowhere and share no small industry: of these no industry has to be looked at.
create or replace function list_leading_startups(ids bigint[]) returns setof leading_startups language sql stable as $$
  with small as materialized (
    select coalesce(array_agg(i.id::int), '{}') as industries from industries i
    where not exists (select from industry_rarities r where r.industry_id = i.id and r.is_large)
  )
  select f.startup_id, its.industry, f.country_id, f.total_fundings, leads.all_countries or its.industry = any (small.industries),
    tagline.triples, f.industry_ids
  from small cross join unnest(ids) as one (id) join search_startups f on f.startup_id = one.id
    left join leading_bounds country on country.country_id = f.country_id
    left join leading_bounds every on every.country_id = 0
    cross join lateral (select
      country.country_id is null or coalesce(f.total_fundings, -1) > country.total_fundings
        or coalesce(f.total_fundings, -1) = country.total_fundings and (f.name, f.startup_id) <= (country.name, country.startup_id)
        as its_country,
      every.country_id is null or coalesce(f.total_fundings, -1) > every.total_fundings
        or coalesce(f.total_fundings, -1) = every.total_fundings and (f.name, f.startup_id) <= (every.name, every.startup_id)
        as all_countries) leads
    cross join lateral (
      select array_to_tsvector(show_trgm(coalesce(s.tagline, ''))) as triples
      from startups s
      where s.id = f.startup_id and (leads.its_country or leads.all_countries or f.industry_ids && small.industries) offset 0) tagline
    cross join lateral (select distinct unnest(f.industry_ids) as industry offset 0) its
  where leads.its_country or leads.all_countries or its.industry = any (small.industries);
$$;

create or replace function refresh_leading_startups(ids bigint[]) returns int[] language plpgsql as $$
declare
  fresh constant leading_startups[] := array(select l from list_leading_startups(ids) l order by l.startup_id, l.industry_id);
  known constant leading_startups[] := array(
    select l from leading_startups l where l.startup_id = any (ids) order by l.startup_id, l.industry_id);
  changed int[];
begin
  -- Few writes are about startups that lead.
  if fresh = known then return '{}'; end if;
  delete from leading_startups l using (select * from unnest(known) except select * from unnest(fresh)) gone
  where l.startup_id = gone.startup_id and l.industry_id = gone.industry_id;
  insert into leading_startups
  select * from unnest(fresh) except select * from unnest(known) on conflict do nothing;
  changed := array(
    select industry_id from (select * from unnest(known) except select * from unnest(fresh)) gone
    union select industry_id from (select * from unnest(fresh) except select * from unnest(known)) added);
  insert into leading_changes select unnest(changed), 1;
  return changed;
end $$;

create function count_industry_rarities() returns int[] language plpgsql as $$
declare
  most_of_small constant int := 200;
  changed int[];
begin
  with counted as (
    select industry_id::int, (1000 / round(ln(2 + sum(startups_count))::numeric, 1))::int as rarity, sum(startups_count) > most_of_small as is_large
    from startup_sums where place_id = 0 and industry_id > 0 group by 1 having sum(startups_count) > 0
  ), gone as (
    delete from industry_rarities r where r.industry_id not in (select industry_id from counted) returning industry_id
  ), moved as (
    insert into industry_rarities as r select * from counted
    on conflict (industry_id) do update set rarity = excluded.rarity, is_large = excluded.is_large where r is distinct from excluded
    returning industry_id
  )
  select array(select industry_id from gone union select industry_id from moved) into changed;
  insert into leading_changes select unnest(changed), 1;
  return changed;
end $$;
comment on function count_industry_rarities is 'Counts how rare each industry is. Answers those of which it changed.';

create or replace function move_leading_bounds() returns int[] language plpgsql as $$
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
  rarer constant int[] := count_industry_rarities();
  small constant int[] := array(
    select id from industries where not exists (select from industry_rarities r where r.industry_id = id and r.is_large));
  moved int[];
begin
  delete from leading_bounds b where b.country_id not in (select country_id from unnest(bounds));
  insert into leading_bounds as b select * from unnest(bounds)
  on conflict (country_id) do update
    set total_fundings = excluded.total_fundings, name = excluded.name, startup_id = excluded.startup_id
    where b is distinct from excluded;
  moved := refresh_leading_startups(array(
    select l.startup_id from leading_startups l
    union
    select best.startup_id from places p cross join lateral (
        select f.startup_id from search_startups f where f.country_id = p.id
        order by f.total_fundings desc nulls last, f.name, f.startup_id limit of_a_country) best
      where p.kind = 'country'
    union
    (select f.startup_id from search_startups f
      order by f.total_fundings desc nulls last, f.name, f.startup_id limit of_all)
    union
    select f.startup_id from search_startups f where f.industry_ids && small));
  if exists (select from leading_changes group by industry_id having count(*) > 1) then
    with gone as (delete from leading_changes returning *)
    insert into leading_changes select industry_id, sum(changes) from gone group by 1;
  end if;
  return array(select unnest(rarer) union select unnest(moved));
end $$;
comment on function move_leading_bounds is
  'Counts how rare industries are, and lets the 150 best funded startups of each country lead it, the 250 best funded of all lead all, and those of small industries. Answers the industries in which something changed.';

-- Industries are counted by sums, which follow what is searched.
create or replace function refresh_search_tables() returns void language plpgsql as $$
begin
  truncate search_text_words;
  perform refill_search_tables();
end $$;
create or replace function refresh_search() returns void language plpgsql as $$
begin
  perform refresh_search_tables();
  perform refresh_sums();
  perform refresh_investor_sums();
  perform refresh_all_backings();
  perform move_leading_bounds();
end $$;

create function find_related_startups(of_startup bigint) returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set jit = off as $$
declare
  most constant int := 4;
  for_same_country constant float := 0.35;
  for_size constant float := 0.25;
  for_words constant float := 0.6;
  -- Taglines are compared of those that are near by all else.
  compared constant int := 30;
  its_triples text[];
  its_total float;
  its_country int;
  its_industries int[];
  rarities int[];
begin
  select show_trgm(coalesce(s.tagline, '')), s.total_fundings, s.country_id, mine.ids, mine.rarities
    into its_triples, its_total, its_country, its_industries, rarities
  from startups s cross join lateral (
    select array_agg(si.industry_id) as ids, array_agg(coalesce(r.rarity, 1429)) as rarities
    from startup_industries si left join industry_rarities r on r.industry_id = si.industry_id
    where si.startup_id = s.id) mine
  where s.id = of_startup;
  return array(
    with near as (
      select distinct on (l.startup_id) l.startup_id, l.country_id, l.total_fundings, l.triples,
        (select sum(shared.rarity) from unnest(its_industries, rarities) as shared (id, rarity) where shared.id = any (l.industry_ids)) as shared
      from unnest(its_industries) as mine (id)
        cross join lateral (
          select * from leading_startups one where one.industry_id = mine.id and one.country_id = its_country
          union all
          select * from leading_startups one
          where one.industry_id = mine.id and one.leads_all and one.country_id <> its_country) l
      where l.startup_id <> of_startup order by l.startup_id
    ), nearest as (
      select n.startup_id, n.total_fundings, n.triples, length(ts_delete(n.triples, its_triples)) as others,
        n.shared / 1000.0::float
          + case when n.country_id = its_country then for_same_country else 0 end
          + case when n.total_fundings > 0 and its_total > 0
              then for_size / (1 + abs(ln(n.total_fundings / its_total))) else 0 end as score
      from near n order by score desc, n.startup_id limit compared
    )
    -- What similarity() answers: triples that both have, of all that either has.
    select n.startup_id from nearest n
    order by n.score + for_words * (length(n.triples) - n.others)::real / greatest(cardinality(its_triples) + n.others, 1)::real desc,
      n.total_fundings desc nulls last, n.startup_id
    limit most);
end $$;
comment on function find_related_startups is
  'The startups nearest to one by industries, the rarer the nearer, country, size and words of the tagline.';
drop function list_related_startups(bigint, int);

create function keep_related_startups(after_id bigint, most int) returns bigint language plpgsql as $$
declare
  last_id constant bigint := (select max(id) from (select id from startups where id > after_id order by id limit most) next);
begin
  insert into kept_related as k
  select s.id, stamp.now, find_related_startups(s.id)
  from startups s
    cross join lateral (
      select array_agg(array[si.industry_id, coalesce(
          (select sum(changes) from leading_changes c where c.industry_id = si.industry_id), 0)] order by si.position, si.industry_id) as changes
      from startup_industries si where si.startup_id = s.id) its
    cross join lateral (
      select stamp_related(s.tagline, s.total_fundings, s.country_id, its.changes) as now offset 0) stamp
  where s.id > after_id and s.id <= last_id
    and not exists (select from kept_related old where old.startup_id = s.id and old.stamp = stamp.now)
  on conflict (startup_id) do update set stamp = excluded.stamp, ids = excluded.ids;
  delete from kept_related k
  where k.startup_id > after_id and (last_id is null or k.startup_id <= last_id)
    and not exists (select from startups where id = k.startup_id);
  return last_id;
end $$;
comment on function keep_related_startups is
  'Keeps the lists of the next startups that have none or an old one. Answers the last of these startups; null when there was none.';

select move_leading_bounds();
analyze leading_startups;
