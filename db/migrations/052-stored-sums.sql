-- Sums of startups and rounds by place and industry, so that no page adds up the catalogue. They follow every write in its
-- own transaction as rows that are added, never changed: what belongs together is summed when it is read, so that two who write
-- never wait for each other. A job adds such rows together and compares them with the catalogue (docs/decisions).
-- No foreign keys: this is derived, and the catalogue can be truncated without it.

create table startup_shares (
  startup_id bigint primary key,
  country_id bigint not null,
  city_id bigint,
  industry_ids bigint[] not null,
  total_fundings numeric,
  fundings_count int not null,
  round_days date[] not null,
  round_amounts numeric[] not null
);
comment on table startup_shares is 'What each startup is counted as in startup_sums and funding_day_sums; derived.';
comment on column startup_shares.startup_id is 'The startup.';
comment on column startup_shares.country_id is 'Country it counts in.';
comment on column startup_shares.city_id is 'City it counts in, where known.';
comment on column startup_shares.industry_ids is 'Industries it counts in.';
comment on column startup_shares.total_fundings is 'US dollars it counts with; null when undisclosed.';
comment on column startup_shares.fundings_count is 'Rounds it counts with.';
comment on column startup_shares.round_days is 'Days of its rounds of the last 26 months.';
comment on column startup_shares.round_amounts is 'US dollars of these rounds, in the same order; null when undisclosed.';

create table startup_sums (
  place_id bigint not null,
  industry_id bigint not null,
  startups_count int not null,
  fundings_count int not null,
  disclosed_count int not null,
  total_fundings numeric not null
);
comment on table startup_sums is 'Startups by place and industry. A pair may have several rows, which are summed.';
comment on column startup_sums.place_id is 'A country or city; 0 is everywhere.';
comment on column startup_sums.industry_id is 'An industry; 0 is all.';
comment on column startup_sums.startups_count is 'Startups more or less.';
comment on column startup_sums.fundings_count is 'Their rounds.';
comment on column startup_sums.disclosed_count is 'Those of them with a disclosed total: none means that the total is unknown.';
comment on column startup_sums.total_fundings is 'US dollars of their disclosed totals.';
create index startup_sums_place on startup_sums (place_id, industry_id);
create index startup_sums_industry on startup_sums (industry_id, place_id);

create table funding_day_sums (
  place_id bigint not null,
  industry_id bigint not null,
  day date not null,
  rounds_count int not null,
  disclosed_count int not null,
  amount_usd numeric not null
);
comment on table funding_day_sums is
  'Rounds of the last 26 months by day, for everything, each country, each city and each industry. A key may have several rows, which are summed.';
comment on column funding_day_sums.place_id is 'A country or city; 0 is everywhere.';
comment on column funding_day_sums.industry_id is 'An industry; 0 is all.';
comment on column funding_day_sums.day is 'Day announced; the first of its period when imprecise.';
comment on column funding_day_sums.rounds_count is 'Rounds more or less.';
comment on column funding_day_sums.disclosed_count is 'Those of them with a disclosed amount.';
comment on column funding_day_sums.amount_usd is 'US dollars of the disclosed amounts.';
create index funding_day_sums_key on funding_day_sums (place_id, industry_id, day);

create function list_startup_shares(ids bigint[]) returns setof startup_shares language sql stable as $$
  select s.id, s.country_id, s.city_id,
    array(select si.industry_id from startup_industries si where si.startup_id = s.id order by si.industry_id),
    s.total_fundings, s.fundings_count,
    coalesce(rounds.days, '{}'), coalesce(rounds.amounts, '{}')
  from (select distinct unnest(ids) as id) one join startups s on s.id = one.id
    left join lateral (
      select array_agg(f.announced_on order by f.id) as days, array_agg(f.amount_usd order by f.id) as amounts
      from fundings f where f.startup_id = s.id and f.announced_on > current_date - interval '26 months') rounds on true;
$$;
comment on function list_startup_shares is 'What these startups count as now.';

create function list_share_keys(country_id bigint, city_id bigint, industry_ids bigint[])
returns table (place_id bigint, industry_id bigint) language sql immutable as $$
  select p, i from unnest(array[0, country_id, city_id]) as p, unnest(0::bigint || industry_ids) as i where p is not null;
$$;
comment on function list_share_keys is 'The pairs of place and industry in which a startup counts.';

create function refresh_startup_sums(ids bigint[]) returns void language plpgsql as $$
declare
  fresh startup_shares[];
  known startup_shares[];
begin
  fresh := array(select s from list_startup_shares(ids) s order by s.startup_id);
  known := array(select s from startup_shares s where s.startup_id = any (ids) order by s.startup_id);
  -- Most writes change nothing that is summed.
  if fresh = known then return; end if;

  with changes as (
    select *, 1 as sign from (select * from unnest(fresh) except select * from unnest(known)) f
    union all
    select *, -1 from (select * from unnest(known) except select * from unnest(fresh)) k
  )
  insert into startup_sums (place_id, industry_id, startups_count, fundings_count, disclosed_count, total_fundings)
  select * from (
    select key.place_id, key.industry_id, sum(c.sign) as startups, sum(c.sign * c.fundings_count) as rounds,
      coalesce(sum(c.sign) filter (where c.total_fundings is not null), 0) as disclosed,
      coalesce(sum(c.sign * c.total_fundings), 0) as total
    from changes c cross join lateral list_share_keys(c.country_id, c.city_id, c.industry_ids) key
    group by key.place_id, key.industry_id) sums
  where (startups, rounds, disclosed, total) <> (0, 0, 0, 0);

  with changes as (
    select *, 1 as sign from (select * from unnest(fresh) except select * from unnest(known)) f
    union all
    select *, -1 from (select * from unnest(known) except select * from unnest(fresh)) k
  )
  insert into funding_day_sums (place_id, industry_id, day, rounds_count, disclosed_count, amount_usd)
  select * from (
    select key.place_id, key.industry_id, round.day, sum(c.sign) as rounds,
      coalesce(sum(c.sign) filter (where round.amount is not null), 0) as disclosed,
      coalesce(sum(c.sign * round.amount), 0) as total
    from changes c
      cross join lateral unnest(c.round_days, c.round_amounts) as round (day, amount)
      cross join lateral list_share_keys(c.country_id, c.city_id, c.industry_ids) key
    where key.place_id = 0 or key.industry_id = 0
    group by key.place_id, key.industry_id, round.day) sums
  where (rounds, disclosed, total) <> (0, 0, 0);

  delete from startup_shares s where s.startup_id = any (ids);
  insert into startup_shares select * from unnest(fresh);
end $$;
comment on function refresh_startup_sums is 'Makes the sums follow these startups: new, changed or gone.';

create function refresh_sums() returns void language plpgsql as $$
begin
  truncate startup_shares, startup_sums, funding_day_sums;
  delete from group_records;
  insert into startup_shares
  select s.id, s.country_id, s.city_id, coalesce(i.ids, '{}'), s.total_fundings, s.fundings_count,
    coalesce(r.days, '{}'), coalesce(r.amounts, '{}')
  from startups s
    left join (select startup_id, array_agg(industry_id order by industry_id) as ids
      from startup_industries group by startup_id) i on i.startup_id = s.id
    left join (select startup_id, array_agg(announced_on order by id) as days, array_agg(amount_usd order by id) as amounts
      from fundings where announced_on > current_date - interval '26 months' group by startup_id) r on r.startup_id = s.id
  order by s.id;

  insert into startup_sums (place_id, industry_id, startups_count, fundings_count, disclosed_count, total_fundings)
  select p, i, count(*), sum(s.fundings_count), count(s.total_fundings), coalesce(sum(s.total_fundings), 0)
  from startup_shares s, unnest(array[0, s.country_id, s.city_id]) as p, unnest(0::bigint || s.industry_ids) as i
  where p is not null group by p, i order by p, i;

  insert into funding_day_sums (place_id, industry_id, day, rounds_count, disclosed_count, amount_usd)
  select key.place_id, key.industry_id, round.day, count(*), count(round.amount), coalesce(sum(round.amount), 0)
  from startup_shares s
    cross join lateral unnest(s.round_days, s.round_amounts) as round (day, amount)
    cross join lateral (
      select p, 0::bigint from unnest(array[0, s.country_id, s.city_id]) as p where p is not null
      union all select 0::bigint, i from unnest(s.industry_ids) as i) as key (place_id, industry_id)
  group by 1, 2, 3 order by 1, 2, 3;
end $$;
comment on function refresh_sums is 'Makes all sums afresh.';

-- Rows of one key become one; those who read see the sum before and after, and what is added meanwhile stays.
create function fold_sums() returns void language sql as $$
  with gone as (
    delete from startup_sums s using (
      select place_id, industry_id from startup_sums group by 1, 2 having count(*) > 1) twice
    where s.place_id = twice.place_id and s.industry_id = twice.industry_id returning s.*
  )
  insert into startup_sums
  select place_id, industry_id, sum(startups_count), sum(fundings_count), sum(disclosed_count), sum(total_fundings)
  from gone group by 1, 2
  having sum(startups_count) <> 0 or sum(fundings_count) <> 0 or sum(disclosed_count) <> 0 or sum(total_fundings) <> 0;

  with gone as (
    delete from funding_day_sums s using (
      select place_id, industry_id, day from funding_day_sums group by 1, 2, 3
      having count(*) > 1 or day <= current_date - interval '26 months') twice
    where s.place_id = twice.place_id and s.industry_id = twice.industry_id and s.day = twice.day returning s.*
  )
  insert into funding_day_sums
  select place_id, industry_id, day, sum(rounds_count), sum(disclosed_count), sum(amount_usd)
  from gone where day > current_date - interval '26 months' group by 1, 2, 3
  having sum(rounds_count) <> 0 or sum(disclosed_count) <> 0 or sum(amount_usd) <> 0;
$$;
comment on function fold_sums is 'Adds the rows of each key together and drops days that no figure asks for any more.';

-- On the same occasions as search: whatever changes a round changes the figures of its startup.
alter function refresh_search_startups(bigint[]) rename to refresh_search_rows;
comment on function refresh_search_rows is 'Makes search_startups and search_texts follow these startups: new, changed or gone.';
create function refresh_search_startups(ids bigint[]) returns void language plpgsql as $$
begin
  perform refresh_search_rows(ids);
  perform refresh_startup_sums(ids);
end $$;
comment on function refresh_search_startups is 'Makes what search asks and what is summed follow these startups: new, changed or gone.';

-- What ends a bulk load makes the sums as well.
alter function refresh_search() rename to refresh_search_tables;
comment on function refresh_search_tables is 'Makes everything that search asks afresh.';
create function refresh_search() returns void language plpgsql as $$
begin
  perform refresh_search_tables();
  perform refresh_sums();
end $$;
comment on function refresh_search is
  'Makes everything afresh that search asks and that is summed; the end of a bulk load under griot.defer_figures.';

-- What takes reading every record of a place or industry, for the large ones.
create table group_records (
  place_id bigint not null,
  industry_id bigint not null,
  made_on date not null,
  median_round numeric,
  rows_count bigint not null,
  sourced_count bigint not null,
  checked_count bigint not null,
  primary key (place_id, industry_id)
);
comment on table group_records is 'Figures of large places and industries that are worked out once a day, from all their records.';
comment on column group_records.place_id is 'A country or city; 0 is everywhere.';
comment on column group_records.industry_id is 'An industry; 0 is all.';
comment on column group_records.made_on is 'The day they are of, UTC.';
comment on column group_records.median_round is 'US dollars of the middle one of its disclosed rounds.';
comment on column group_records.rows_count is 'Startups and rounds.';
comment on column group_records.sourced_count is 'Those with a source.';
comment on column group_records.checked_count is 'Those seen at their source in the 12 months before.';

select refresh_sums();
