-- Startups by the year they were founded and rounds by the year they were announced, of each place and industry, so that no chart and no
-- map adds up the catalogue; how many startups raised how much, so that no rank counts all that are before it; and where the startups are
-- that an investor backed. They follow every write
-- as the sums of 052-stored-sums.sql do: rows are added, never changed. Those have changed too: what is added is marked, so that adding
-- together touches nothing else, and rounds by day are kept for pairs of place and industry as well, but for 14 months only.

alter table startup_shares add column year_founded int;
comment on column startup_shares.year_founded is 'Year it counts as founded in; null when unknown.';
alter table startup_shares add column backer_ids bigint[] not null default '{}';
comment on column startup_shares.backer_ids is 'Investors of its rounds, each once a round.';
comment on column startup_shares.round_days is 'Days of its rounds; null where undated.';

alter table startup_sums add column is_folded boolean not null default false;
comment on column startup_sums.is_folded is 'False until the job has added it to the other rows of its pair.';
comment on column startup_sums.industry_id is 'An industry; 0 is all, -1 (everywhere only) startups with any.';
create index startup_sums_added on startup_sums (place_id, industry_id) where not is_folded;

alter table funding_day_sums add column is_folded boolean not null default false;
comment on table funding_day_sums is 'Rounds of the last 14 months by day, place and industry. A key may have several rows, which are summed.';
comment on column funding_day_sums.is_folded is 'False until the job has added it to the other rows of its key.';
create index funding_day_sums_added on funding_day_sums (place_id, industry_id, day) where not is_folded;

create table year_sums (
  place_id bigint not null,
  industry_id bigint not null,
  year int not null,
  startups_count int not null,
  rounds_count int not null,
  disclosed_count int not null,
  amount_usd numeric not null,
  startups_changed_on date,
  rounds_changed_on date,
  is_folded boolean not null default false
);
comment on table year_sums is 'Startups founded and rounds announced in a year, by place and industry. A key may have several rows, which are summed.';
comment on column year_sums.place_id is 'A country or city; 0 is everywhere.';
comment on column year_sums.industry_id is 'An industry; 0 is all, -1 (everywhere only) startups with any.';
comment on column year_sums.year is 'The year; 0 is unknown.';
comment on column year_sums.startups_count is 'Startups founded in it, more or less.';
comment on column year_sums.rounds_count is 'Rounds announced in it, be the day still to come.';
comment on column year_sums.disclosed_count is 'Those of them with a disclosed amount.';
comment on column year_sums.amount_usd is 'US dollars of the disclosed amounts.';
comment on column year_sums.startups_changed_on is 'Day the count of startups last changed.';
comment on column year_sums.rounds_changed_on is 'Day the rounds or amounts last changed.';
comment on column year_sums.is_folded is 'False until the job has added it to the other rows of its key.';

create table total_sums (
  magnitude int not null,
  startups_count int not null,
  is_folded boolean not null default false
);
comment on table total_sums is 'Startups by how much they raised, coarsely. A magnitude may have several rows, which are summed.';
comment on column total_sums.magnitude is 'Of their totals, as magnitude_of() has it.';
comment on column total_sums.startups_count is 'Startups more or less.';
comment on column total_sums.is_folded is 'False until the job has added it to the other rows of its magnitude.';

create table backer_sums (
  investor_id bigint not null,
  country_id bigint not null,
  startups_count int not null,
  rounds_count int not null,
  is_folded boolean not null default false
);
comment on table backer_sums is 'Startups an investor backed, by their country. A key may have several rows, which are summed.';
comment on column backer_sums.investor_id is 'The investor.';
comment on column backer_sums.country_id is 'The country of the startups.';
comment on column backer_sums.startups_count is 'Startups more or less.';
comment on column backer_sums.rounds_count is 'Their rounds that it joined.';
comment on column backer_sums.is_folded is 'False until the job has added it to the other rows of its key.';
create index backer_sums_key on backer_sums (investor_id, country_id);
create index backer_sums_added on backer_sums (investor_id, country_id) where not is_folded;

create function magnitude_of(usd numeric) returns int language sql immutable parallel safe as $$
  select length(trunc(usd)::text) * 100 + left(rpad(trunc(usd)::text, 2, '0'), 2)::int;
$$;
comment on function magnitude_of is 'How many digits an amount has and the first two of them, in one number that grows with it.';

create function next_magnitude(magnitude int) returns numeric language sql immutable parallel safe as $$
  select case when magnitude < 200 then (magnitude - 100) / 10 + 1
    else (magnitude % 100 + 1) * 10 ^ (magnitude / 100 - 2)::numeric end;
$$;
comment on function next_magnitude is 'The least amount of the next magnitude.';

create function rank_of_total(usd numeric) returns bigint language sql stable as $$
  select 1 + (select coalesce(sum(startups_count), 0)::bigint from total_sums where magnitude > magnitude_of(usd))
    + (select count(*) from startups where total_fundings > usd and total_fundings < next_magnitude(magnitude_of(usd)));
$$;
comment on function rank_of_total is 'How many startups raised more, and one: 1 for the highest total.';

-- Who is in this place and of this industry: industries and places cannot be told apart by their ids, so those of places are negative.
create index startup_shares_groups on startup_shares
  using gin ((industry_ids || array[-country_id, -coalesce(city_id, 0)])) with (fastupdate = off);

create or replace function list_startup_shares(ids bigint[]) returns setof startup_shares language sql stable as $$
  select s.id, s.country_id, s.city_id,
    array(select si.industry_id from startup_industries si where si.startup_id = s.id order by si.industry_id),
    s.total_fundings, s.fundings_count,
    coalesce(rounds.days, '{}'), coalesce(rounds.amounts, '{}'), s.year_founded,
    array(select fi.investor_id from fundings f join funding_investors fi on fi.funding_id = f.id
      where f.startup_id = s.id order by fi.investor_id)
  from (select distinct unnest(ids) as id) one join startups s on s.id = one.id
    left join lateral (
      select array_agg(f.announced_on order by f.id) as days, array_agg(f.amount_usd order by f.id) as amounts
      from fundings f where f.startup_id = s.id) rounds on true;
$$;

create or replace function list_share_keys(country_id bigint, city_id bigint, industry_ids bigint[])
returns table (place_id bigint, industry_id bigint) language sql immutable as $$
  select p, i from unnest(array[0, country_id, city_id]) as p, unnest(0::bigint || industry_ids) as i where p is not null
  union all
  select 0, -1 where cardinality(industry_ids) > 0;
$$;

create or replace function refresh_startup_sums(ids bigint[]) returns void language plpgsql as $$
declare
  fresh startup_shares[];
  known startup_shares[];
  changed_on date;
begin
  fresh := array(select s from list_startup_shares(ids) s order by s.startup_id);
  known := array(select s from startup_shares s where s.startup_id = any (ids) order by s.startup_id);
  -- Most writes change nothing that is summed.
  if fresh = known then return; end if;
  changed_on := coalesce((select max(updated_at)::date from startups where id = any (ids)), current_date);

  with changes as materialized (
    select *, 1 as sign from (select * from unnest(fresh) except select * from unnest(known)) f
    union all
    select *, -1 from (select * from unnest(known) except select * from unnest(fresh)) k
  ), keyed as materialized (
    select c.startup_id, c.sign, key.* from changes c
      cross join lateral list_share_keys(c.country_id, c.city_id, c.industry_ids) key
  ), rounds as materialized (
    select c.startup_id, c.sign, round.day, coalesce(extract(year from round.day)::int, 0) as year, count(*) as rounds,
      count(round.amount) as disclosed, coalesce(sum(round.amount), 0) as amount
    from changes c cross join lateral unnest(c.round_days, c.round_amounts) as round (day, amount)
    group by c.startup_id, c.sign, round.day
  ), by_pair as (
    insert into startup_sums (place_id, industry_id, startups_count, fundings_count, disclosed_count, total_fundings)
    select * from (
      select k.place_id, k.industry_id, sum(c.sign) as startups, sum(c.sign * c.fundings_count) as rounds,
        coalesce(sum(c.sign) filter (where c.total_fundings is not null), 0) as disclosed,
        coalesce(sum(c.sign * c.total_fundings), 0) as total
      from changes c join keyed k using (startup_id, sign)
      group by k.place_id, k.industry_id) sums
    where (startups, rounds, disclosed, total) <> (0, 0, 0, 0)
  ), by_day as (
    insert into funding_day_sums (place_id, industry_id, day, rounds_count, disclosed_count, amount_usd)
    select * from (
      select k.place_id, k.industry_id, r.day, sum(r.sign * r.rounds) as rounds, sum(r.sign * r.disclosed) as disclosed,
        sum(r.sign * r.amount) as total
      from rounds r join keyed k using (startup_id, sign)
      where r.day > current_date - interval '14 months' and k.industry_id >= 0
      group by k.place_id, k.industry_id, r.day) sums
    where (rounds, disclosed, total) <> (0, 0, 0)
  ), by_year as (
    insert into year_sums (place_id, industry_id, year, startups_count, rounds_count, disclosed_count, amount_usd,
      startups_changed_on, rounds_changed_on)
    select *, case when startups <> 0 then changed_on end,
      case when (rounds, disclosed, amount) <> (0, 0, 0) then changed_on end
    from (
      select k.place_id, k.industry_id, part.year, sum(part.startups) as startups, sum(part.rounds) as rounds,
        sum(part.disclosed) as disclosed, sum(part.amount) as amount
      from (
        select startup_id, sign, coalesce(year_founded, 0) as year, sign as startups, 0 as rounds, 0 as disclosed, 0 as amount
        from changes
        union all
        select startup_id, sign, year, 0, sign * rounds, sign * disclosed, sign * amount from rounds
      ) part join keyed k using (startup_id, sign)
      group by k.place_id, k.industry_id, part.year) sums
    where (startups, rounds, disclosed, amount) <> (0, 0, 0, 0)
  ), by_backer as (
    insert into backer_sums (investor_id, country_id, startups_count, rounds_count)
    select * from (
      select b.investor_id, c.country_id, sum(c.sign) as startups, sum(c.sign * b.rounds) as rounds
      from changes c cross join lateral (
        select investor_id, count(*) as rounds from unnest(c.backer_ids) as investor_id group by investor_id) b
      group by b.investor_id, c.country_id) sums
    where (startups, rounds) <> (0, 0)
  )
  insert into total_sums (magnitude, startups_count)
  select magnitude_of(total_fundings), sum(sign) from changes where total_fundings is not null
  group by 1 having sum(sign) <> 0;

  delete from startup_shares s using unnest(known) k
  where s.startup_id = k.startup_id and not exists (select from unnest(fresh) f where f.startup_id = k.startup_id);
  -- The index of groups stays untouched where only rounds have changed.
  insert into startup_shares as s
  select * from (select * from unnest(fresh) except select * from unnest(known)) changed
  on conflict (startup_id) do update set country_id = excluded.country_id, city_id = excluded.city_id,
    industry_ids = excluded.industry_ids, total_fundings = excluded.total_fundings, fundings_count = excluded.fundings_count,
    round_days = excluded.round_days, round_amounts = excluded.round_amounts, year_founded = excluded.year_founded,
    backer_ids = excluded.backer_ids;
end $$;

create or replace function refresh_sums() returns void language plpgsql as $$
declare
  emptied constant text[] := '{startup_shares,startup_sums,funding_day_sums,year_sums,total_sums,backer_sums}';
  definitions text[] := '{}';
  index record;
  definition text;
begin
  truncate startup_shares, startup_sums, funding_day_sums, year_sums, total_sums, backer_sums;
  delete from group_records;
  delete from site_state where key = 'top_investors';
  -- Making an index of full tables takes a fraction of filling it row by row.
  for index in
    select indexname, indexdef from pg_indexes
    where schemaname = current_schema and tablename = any (emptied)
      and not exists (select from pg_constraint where conname = indexname)
  loop
    definitions := definitions || index.indexdef;
    execute format('drop index %I', index.indexname);
  end loop;

  insert into startup_shares
  select s.id, s.country_id, s.city_id, coalesce(i.ids, '{}'), s.total_fundings, s.fundings_count,
    coalesce(r.days, '{}'), coalesce(r.amounts, '{}'), s.year_founded, coalesce(b.ids, '{}')
  from startups s
    left join (select startup_id, array_agg(industry_id order by industry_id) as ids
      from startup_industries group by startup_id) i on i.startup_id = s.id
    left join (select startup_id, array_agg(announced_on order by id) as days, array_agg(amount_usd order by id) as amounts
      from fundings group by startup_id) r on r.startup_id = s.id
    left join (select f.startup_id, array_agg(fi.investor_id order by fi.investor_id) as ids
      from fundings f join funding_investors fi on fi.funding_id = f.id group by f.startup_id) b on b.startup_id = s.id
  order by s.id;

  analyze startup_shares;

  -- Added up by country, city and industry first: the sums of places are made of few rows then.
  insert into startup_sums (place_id, industry_id, startups_count, fundings_count, disclosed_count, total_fundings, is_folded)
  with parts as materialized (
    select s.country_id, s.city_id, i as industry_id, count(*) as startups, sum(s.fundings_count) as rounds,
      count(s.total_fundings) as disclosed, coalesce(sum(s.total_fundings), 0) as total
    from startup_shares s, unnest(0::bigint || s.industry_ids) as i group by 1, 2, 3
  )
  select p, industry_id, sum(startups), sum(rounds), sum(disclosed), sum(total), true
  from parts, unnest(array[0, country_id, city_id]) as p where p is not null group by 1, 2
  union all
  select 0, -1, count(*), sum(fundings_count), count(total_fundings), coalesce(sum(total_fundings), 0), true
  from startup_shares where cardinality(industry_ids) > 0 having count(*) > 0
  order by 1, 2;

  insert into funding_day_sums (place_id, industry_id, day, rounds_count, disclosed_count, amount_usd, is_folded)
  with parts as materialized (
    select s.country_id, s.city_id, i as industry_id, f.announced_on as day, count(*) as rounds,
      count(f.amount_usd) as disclosed, coalesce(sum(f.amount_usd), 0) as amount
    from fundings f join startup_shares s on s.startup_id = f.startup_id, unnest(0::bigint || s.industry_ids) as i
    where f.announced_on > current_date - interval '14 months' group by 1, 2, 3, 4
  )
  select p, industry_id, day, sum(rounds), sum(disclosed), sum(amount), true
  from parts, unnest(array[0, country_id, city_id]) as p where p is not null group by 1, 2, 3 order by 1, 2, 3;

  insert into year_sums (place_id, industry_id, year, startups_count, rounds_count, disclosed_count, amount_usd,
    startups_changed_on, rounds_changed_on, is_folded)
  with parts as materialized (
    select s.country_id, s.city_id, i as industry_id, coalesce(s.year_founded, 0) as year, count(*) as startups,
      0::bigint as rounds, 0::bigint as disclosed, 0::numeric as amount,
      max(t.updated_at) as startups_changed, null::timestamptz as rounds_changed
    from startup_shares s join startups t on t.id = s.startup_id,
      unnest(case when s.industry_ids = '{}' then '{0}' else '{0,-1}'::bigint[] || s.industry_ids end) as i
    group by 1, 2, 3, 4
    union all
    select s.country_id, s.city_id, i, coalesce(extract(year from f.announced_on)::int, 0), 0, count(*),
      count(f.amount_usd), coalesce(sum(f.amount_usd), 0), null, max(f.updated_at)
    from fundings f join startup_shares s on s.startup_id = f.startup_id,
      unnest(case when s.industry_ids = '{}' then '{0}' else '{0,-1}'::bigint[] || s.industry_ids end) as i
    group by 1, 2, 3, 4
  )
  select p, industry_id, year, sum(startups), sum(rounds), sum(disclosed), sum(amount),
    max(startups_changed)::date, max(rounds_changed)::date, true
  from parts, unnest(array[0, country_id, city_id]) as p
  where p is not null and (industry_id >= 0 or p = 0) group by 1, 2, 3 order by 1, 2, 3;

  insert into total_sums (magnitude, startups_count, is_folded)
  select magnitude_of(total_fundings), count(*), true from startup_shares where total_fundings is not null group by 1;

  insert into backer_sums (investor_id, country_id, startups_count, rounds_count, is_folded)
  select investor_id, country_id, count(*), sum(rounds), true
  from (select startup_id, country_id, investor_id, count(*) as rounds
    from startup_shares, unnest(backer_ids) as investor_id group by 1, 2, 3) backed
  group by 1, 2;

  foreach definition in array definitions loop
    execute definition;
  end loop;
end $$;

-- Rows of a key to which some were added become one; those who read see the sum before and after, and what is added meanwhile stays.
create or replace function fold_sums() returns void language sql as $$
  with gone as (
    delete from startup_sums s using (select distinct place_id, industry_id from startup_sums where not is_folded) added
    where s.place_id = added.place_id and s.industry_id = added.industry_id returning s.*
  )
  insert into startup_sums
  select place_id, industry_id, sum(startups_count), sum(fundings_count), sum(disclosed_count), sum(total_fundings), true
  from gone group by 1, 2
  having sum(startups_count) <> 0 or sum(fundings_count) <> 0 or sum(disclosed_count) <> 0 or sum(total_fundings) <> 0;

  with gone as (
    delete from funding_day_sums s using (select distinct place_id, industry_id, day from funding_day_sums where not is_folded) added
    where s.place_id = added.place_id and s.industry_id = added.industry_id and s.day = added.day returning s.*
  )
  insert into funding_day_sums
  select place_id, industry_id, day, sum(rounds_count), sum(disclosed_count), sum(amount_usd), true
  from gone group by 1, 2, 3
  having sum(rounds_count) <> 0 or sum(disclosed_count) <> 0 or sum(amount_usd) <> 0;

  with gone as (
    delete from year_sums s using (select distinct place_id, industry_id, year from year_sums where not is_folded) added
    where s.place_id = added.place_id and s.industry_id = added.industry_id and s.year = added.year returning s.*
  )
  insert into year_sums
  select place_id, industry_id, year, sum(startups_count), sum(rounds_count), sum(disclosed_count), sum(amount_usd),
    max(startups_changed_on), max(rounds_changed_on), true
  from gone group by 1, 2, 3
  having sum(startups_count) <> 0 or sum(rounds_count) <> 0 or sum(disclosed_count) <> 0 or sum(amount_usd) <> 0;

  with gone as (
    delete from total_sums s using (select distinct magnitude from total_sums where not is_folded) added
    where s.magnitude = added.magnitude returning s.*
  )
  insert into total_sums
  select magnitude, sum(startups_count), true from gone group by 1 having sum(startups_count) <> 0;

  with gone as (
    delete from backer_sums s using (select distinct investor_id, country_id from backer_sums where not is_folded) added
    where s.investor_id = added.investor_id and s.country_id = added.country_id returning s.*
  )
  insert into backer_sums
  select investor_id, country_id, sum(startups_count), sum(rounds_count), true
  from gone group by 1, 2 having sum(startups_count) <> 0 or sum(rounds_count) <> 0;
$$;
comment on function fold_sums is 'Adds the rows together of each key to which some were added.';

create index year_sums_place on year_sums (place_id, industry_id, year);
create index year_sums_added on year_sums (place_id, industry_id, year) where not is_folded;
create index total_sums_magnitude on total_sums (magnitude) include (startups_count);
create index total_sums_added on total_sums (magnitude) where not is_folded;

select refresh_sums();
