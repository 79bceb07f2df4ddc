-- Figures and sums derived from the catalogue. Inside a bulk load under griot.defer_figures
-- triggers leave them alone, and whoever loads refreshes them.

create function refresh_startup_figures(ids bigint[]) returns void language sql as $$
  with figures as (
    select s.id,
      sum(f.amount_usd) as total_fundings,
      sum(f.amount_usd) filter (where f.round in ('Angel', 'Pre-Seed', 'Seed', 'Grant', 'Convertible Note')) as early_stage_fundings,
      count(f.id)::int as fundings_count
    from startups s left join fundings f on f.startup_id = s.id
    where s.id = any (ids) group by s.id
  ), newest as (
    select distinct on (startup_id) startup_id, round, announced_on, announced_precision, amount_usd
    from fundings where startup_id = any (ids)
    order by startup_id, announced_on desc nulls last, amount_usd desc nulls last, id desc
  ), backers as (
    select f.startup_id, count(distinct fi.investor_id)::int as investors_count
    from fundings f join funding_investors fi on fi.funding_id = f.id
    where f.startup_id = any (ids) group by f.startup_id
  )
  update startups s set
    total_fundings = figures.total_fundings,
    early_stage_fundings = figures.early_stage_fundings,
    fundings_count = figures.fundings_count,
    investors_count = coalesce(backers.investors_count, 0),
    latest_round = newest.round,
    last_funding_on = newest.announced_on,
    last_funding_precision = newest.announced_precision,
    last_funding_amount = newest.amount_usd,
    updated_at = now()
  from figures
    left join newest on newest.startup_id = figures.id
    left join backers on backers.startup_id = figures.id
  where s.id = figures.id;
$$;
comment on function refresh_startup_figures is 'Recomputes what startups derive from their rounds.';

create function refresh_startup_metrics(ids bigint[]) returns void language sql as $$
  with newest as (
    select distinct on (startup_id, metric) startup_id, metric, measured_on, value
    from metric_points
    where startup_id = any (ids) and metric in ('twitter_followers', 'twitter_tweets')
    order by startup_id, metric, measured_on desc
  ), earlier as (
    select distinct on (p.startup_id) p.startup_id, p.value
    from metric_points p
    join newest n on n.startup_id = p.startup_id and n.metric = 'twitter_followers'
    where p.metric = 'twitter_followers'
      and p.measured_on between n.measured_on - 365 - 45 and n.measured_on - 365 + 45
    order by p.startup_id, abs(p.measured_on - (n.measured_on - 365)), p.measured_on
  )
  update startups s set
    twitter_followers = followers.value,
    twitter_tweets = tweets.value,
    twitter_follower_growth = followers.value - earlier.value,
    updated_at = now()
  from unnest(ids) as wanted (id)
    left join newest followers on followers.startup_id = wanted.id and followers.metric = 'twitter_followers'
    left join newest tweets on tweets.startup_id = wanted.id and tweets.metric = 'twitter_tweets'
    left join earlier on earlier.startup_id = wanted.id
  where s.id = wanted.id;
$$;
comment on function refresh_startup_metrics is 'Recomputes what startups derive from their metrics.';

create function figures_are_deferred() returns boolean language sql stable as $$
  select coalesce(current_setting('griot.defer_figures', true), 'off') = 'on';
$$;
comment on function figures_are_deferred is 'True inside a bulk load that refreshes figures itself.';

create function follow_fundings() returns trigger language plpgsql as $$
declare
  startup_ids bigint[];
  funding_ids bigint[];
begin
  if figures_are_deferred() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct startup_id), array_agg(id) into startup_ids, funding_ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct startup_id), array_agg(id) into startup_ids, funding_ids from old_rows;
  else
    select array_agg(distinct startup_id), array_agg(distinct id) into startup_ids, funding_ids
    from (select startup_id, id from new_rows union all select startup_id, id from old_rows) changed;
  end if;
  perform refresh_startup_figures(startup_ids);
  perform refresh_investor_figures(
    (select array_agg(distinct investor_id) from funding_investors where funding_id = any (funding_ids)));
  return null;
end $$;
comment on function follow_fundings is 'Trigger: rounds changed.';
create trigger fundings_inserted after insert on fundings referencing new table as new_rows
  for each statement execute function follow_fundings();
create trigger fundings_updated after update on fundings referencing new table as new_rows old table as old_rows
  for each statement execute function follow_fundings();
create trigger fundings_deleted after delete on fundings referencing old table as old_rows
  for each statement execute function follow_fundings();

create function follow_funding_investors() returns trigger language plpgsql as $$
declare
  funding_ids bigint[];
  investor_ids bigint[];
begin
  if figures_are_deferred() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct funding_id), array_agg(distinct investor_id) into funding_ids, investor_ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct funding_id), array_agg(distinct investor_id) into funding_ids, investor_ids from old_rows;
  else
    select array_agg(distinct funding_id), array_agg(distinct investor_id) into funding_ids, investor_ids
    from (select funding_id, investor_id from new_rows union all select funding_id, investor_id from old_rows) changed;
  end if;
  perform refresh_investor_figures(investor_ids);
  perform refresh_startup_figures(
    (select array_agg(distinct startup_id) from fundings where id = any (funding_ids)));
  return null;
end $$;
comment on function follow_funding_investors is 'Trigger: investors of rounds changed.';
create trigger funding_investors_inserted after insert on funding_investors referencing new table as new_rows
  for each statement execute function follow_funding_investors();
create trigger funding_investors_updated after update on funding_investors referencing new table as new_rows old table as old_rows
  for each statement execute function follow_funding_investors();
create trigger funding_investors_deleted after delete on funding_investors referencing old table as old_rows
  for each statement execute function follow_funding_investors();

create function follow_metric_points() returns trigger language plpgsql as $$
begin
  if figures_are_deferred() then return null; end if;
  if tg_op = 'INSERT' then
    perform refresh_startup_metrics((select array_agg(distinct startup_id) from new_rows));
  elsif tg_op = 'DELETE' then
    perform refresh_startup_metrics((select array_agg(distinct startup_id) from old_rows));
  else
    perform refresh_startup_metrics(
      (select array_agg(distinct startup_id) from (select startup_id from new_rows union all select startup_id from old_rows) changed));
  end if;
  return null;
end $$;
comment on function follow_metric_points is 'Trigger: metrics changed.';
create trigger metric_points_inserted after insert on metric_points referencing new table as new_rows
  for each statement execute function follow_metric_points();
create trigger metric_points_updated after update on metric_points referencing new table as new_rows old table as old_rows
  for each statement execute function follow_metric_points();
create trigger metric_points_deleted after delete on metric_points referencing old table as old_rows
  for each statement execute function follow_metric_points();

create function refresh_investor_figures(ids bigint[]) returns void language sql as $$
  with deals as (
    select fi.investor_id, fi.is_lead, f.round, f.amount_usd, f.announced_on, f.announced_precision
    from funding_investors fi join fundings f on f.id = fi.funding_id
    where fi.investor_id = any (ids)
  ), figures as (
    select investor_id, count(*)::int as deals_count,
      (count(*) filter (where is_lead))::int as lead_count,
      sum(amount_usd) as total_amount, array_agg(distinct round) as joined_rounds
    from deals group by investor_id
  ), newest as (
    -- Of two on one day the finer dated; the words day, month and year sort that way.
    select distinct on (investor_id) investor_id, announced_on, announced_precision
    from deals where announced_on is not null
    order by investor_id, announced_on desc, announced_precision
  )
  update investors i set
    deals_count = coalesce(figures.deals_count, 0),
    lead_count = coalesce(figures.lead_count, 0),
    total_amount = figures.total_amount,
    joined_rounds = coalesce(figures.joined_rounds, '{}'),
    last_deal_on = newest.announced_on,
    last_deal_precision = newest.announced_precision,
    updated_at = now()
  from unnest(ids) as wanted (id)
    left join figures on figures.investor_id = wanted.id
    left join newest on newest.investor_id = wanted.id
  where i.id = wanted.id;
$$;
comment on function refresh_investor_figures is 'Recomputes what investors derive from the rounds they joined.';

create table startup_shares (
  startup_id bigint primary key,
  country_id bigint not null,
  city_id bigint,
  industry_ids bigint[] not null,
  total_fundings numeric,
  fundings_count int not null,
  round_days date[] not null,
  round_amounts numeric[] not null,
  year_founded int,
  backer_ids bigint[] not null default '{}'
);
comment on table startup_shares is 'What each startup is counted as in startup_sums and funding_day_sums; derived.';
comment on column startup_shares.startup_id is 'The startup.';
comment on column startup_shares.country_id is 'Country it counts in.';
comment on column startup_shares.city_id is 'City it counts in, where known.';
comment on column startup_shares.industry_ids is 'Industries it counts in.';
comment on column startup_shares.total_fundings is 'US dollars it counts with; null when undisclosed.';
comment on column startup_shares.fundings_count is 'Rounds it counts with.';
comment on column startup_shares.round_days is 'Days of its rounds; null where undated.';
comment on column startup_shares.round_amounts is 'US dollars of these rounds, in the same order; null when undisclosed.';
comment on column startup_shares.year_founded is 'Year it counts as founded in; null when unknown.';
comment on column startup_shares.backer_ids is 'Investors of its rounds, each once a round.';
-- Who is in this place and of this industry: industries and places cannot be told apart by their ids, so those of places are negative.
create index startup_shares_groups on startup_shares
  using gin ((industry_ids || array[-country_id, -coalesce(city_id, 0)])) with (fastupdate = off);

create table startup_sums (
  place_id bigint not null,
  industry_id bigint not null,
  startups_count int not null,
  fundings_count int not null,
  disclosed_count int not null,
  total_fundings numeric not null,
  is_folded boolean not null default false
);
comment on table startup_sums is 'Startups by place and industry. A pair may have several rows, which are summed.';
comment on column startup_sums.place_id is 'A country or city; 0 is everywhere.';
comment on column startup_sums.industry_id is 'An industry; 0 is all, -1 (everywhere only) startups with any.';
comment on column startup_sums.startups_count is 'Startups more or less.';
comment on column startup_sums.fundings_count is 'Their rounds.';
comment on column startup_sums.disclosed_count is 'Those of them with a disclosed total: none means that the total is unknown.';
comment on column startup_sums.total_fundings is 'US dollars of their disclosed totals.';
comment on column startup_sums.is_folded is 'False until the job has added it to the other rows of its pair.';
create index startup_sums_place on startup_sums (place_id, industry_id);
create index startup_sums_industry on startup_sums (industry_id, place_id);
create index startup_sums_added on startup_sums (place_id, industry_id) where not is_folded;

create table funding_day_sums (
  place_id bigint not null,
  industry_id bigint not null,
  day date not null,
  rounds_count int not null,
  disclosed_count int not null,
  amount_usd numeric not null,
  is_folded boolean not null default false
);
comment on table funding_day_sums is 'Rounds of the last 14 months by day, place and industry. A key may have several rows, which are summed.';
comment on column funding_day_sums.place_id is 'A country or city; 0 is everywhere.';
comment on column funding_day_sums.industry_id is 'An industry; 0 is all.';
comment on column funding_day_sums.day is 'Day announced; the first of its period when imprecise.';
comment on column funding_day_sums.rounds_count is 'Rounds more or less.';
comment on column funding_day_sums.disclosed_count is 'Those of them with a disclosed amount.';
comment on column funding_day_sums.amount_usd is 'US dollars of the disclosed amounts.';
comment on column funding_day_sums.is_folded is 'False until the job has added it to the other rows of its key.';
create index funding_day_sums_key on funding_day_sums (place_id, industry_id, day);
create index funding_day_sums_added on funding_day_sums (place_id, industry_id, day) where not is_folded;

create function list_share_keys(country_id bigint, city_id bigint, industry_ids bigint[])
returns table (place_id bigint, industry_id bigint) language sql immutable as $$
  select p, i from unnest(array[0, country_id, city_id]) as p, unnest(0::bigint || industry_ids) as i where p is not null
  union all
  select 0, -1 where cardinality(industry_ids) > 0;
$$;
comment on function list_share_keys is 'The pairs of place and industry in which a startup counts.';

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
create index year_sums_place on year_sums (place_id, industry_id, year);
create index year_sums_added on year_sums (place_id, industry_id, year) where not is_folded;

create table total_sums (
  magnitude int not null,
  startups_count int not null,
  is_folded boolean not null default false
);
comment on table total_sums is 'Startups by how much they raised, coarsely. A magnitude may have several rows, which are summed.';
comment on column total_sums.magnitude is 'Of their totals, as magnitude_of() has it.';
comment on column total_sums.startups_count is 'Startups more or less.';
comment on column total_sums.is_folded is 'False until the job has added it to the other rows of its magnitude.';
create index total_sums_magnitude on total_sums (magnitude) include (startups_count);
create index total_sums_added on total_sums (magnitude) where not is_folded;

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

create function rank_of_total(usd numeric) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  its_magnitude constant int := magnitude_of(usd);
  next constant numeric := next_magnitude(its_magnitude);
begin
  return 1 + (select coalesce(sum(startups_count), 0)::bigint from total_sums where magnitude > its_magnitude)
    + (select count(*) from startups where total_fundings > usd and total_fundings < next);
end $$;
comment on function rank_of_total is 'How many startups raised more, and one: 1 for the highest total.';

create function list_startup_shares(ids bigint[]) returns setof startup_shares language sql stable as $$
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
comment on function list_startup_shares is 'What these startups count as now.';

create function refresh_startup_sums(ids bigint[]) returns void language plpgsql as $$
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
comment on function refresh_startup_sums is 'Makes the sums follow these startups: new, changed or gone.';

create function refresh_sums() returns void language plpgsql as $$
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
comment on function refresh_sums is 'Makes all sums afresh.';

-- Rows of a key to which some were added become one; those who read see the sum before and after, and what is added meanwhile stays.
create function fold_sums() returns void language sql as $$
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

create table investor_sums (
  type text not null,
  stage text not null,
  investors_count int not null,
  is_folded boolean not null default false,
  pair text not null default ''
);
comment on table investor_sums is 'Investors by type and kind of round, and by letters of their names. A key may have several rows, which are summed.';
comment on column investor_sums.type is 'As investors have it; empty is any or none.';
comment on column investor_sums.stage is 'A kind of round they state or have joined; empty is any or none.';
comment on column investor_sums.investors_count is 'Investors more or less.';
comment on column investor_sums.is_folded is 'False until the job has added it to the other rows of its key.';
comment on column investor_sums.pair is 'One or two letters that stand side by side in their names; then type and stage are empty. Empty is any.';
create index investor_sums_key on investor_sums (type, stage, pair);
create index investor_sums_added on investor_sums (type, stage, pair) where not is_folded;

create function list_investor_keys(of_type text, stages text[]) returns table (type text, stage text) language sql immutable as $$
  select distinct t, s from unnest(array['', of_type]) as t, unnest(array[''] || stages) as s where t is not null;
$$;
comment on function list_investor_keys is 'The pairs of type and kind of round in which an investor counts.';

-- Whom the busiest investors meet most, for which each of their rounds is read. No foreign key, as for all that is derived.
create table investor_partners (
  investor_id bigint primary key,
  partner_ids bigint[] not null,
  shared_counts int[] not null,
  made_at timestamptz not null
);
comment on table investor_partners is 'Who joined most rounds with an investor that has joined very many; worked out by a job.';
comment on column investor_partners.investor_id is 'The investor.';
comment on column investor_partners.partner_ids is 'The others, most rounds first.';
comment on column investor_partners.shared_counts is 'Rounds both joined, in the same order.';
comment on column investor_partners.made_at is 'When they were counted.';

create table backings (
  investor_id bigint not null,
  startup_id bigint not null,
  total_fundings numeric,
  newest_on date
);
comment on table backings is 'Which investor backed which startup; derived.';
comment on column backings.investor_id is 'The investor.';
comment on column backings.startup_id is 'The startup.';
comment on column backings.total_fundings is 'US dollars the startup raised in all; null when undisclosed.';
comment on column backings.newest_on is 'Day of the newest of its rounds that the investor joined; null when undated.';
create unique index backings_pair on backings (startup_id, investor_id);
create index backings_funded on backings (investor_id, total_fundings desc nulls last);
create index backings_newest on backings (investor_id, newest_on desc nulls last);

create function list_backings(ids bigint[]) returns setof backings language sql stable as $$
  select fi.investor_id, s.id, s.total_fundings, max(f.announced_on)
  from startups s
    join fundings f on f.startup_id = s.id
    join funding_investors fi on fi.funding_id = f.id
  where s.id = any (ids) group by 1, 2;
$$;
comment on function list_backings is 'Who backed these startups, as the catalogue has it.';

create function refresh_backings(ids bigint[]) returns void language sql as $$
  delete from backings b
  where b.startup_id = any (ids)
    and not exists (select from fundings f join funding_investors fi on fi.funding_id = f.id
      where f.startup_id = b.startup_id and fi.investor_id = b.investor_id);
  insert into backings as b select * from list_backings(ids)
  on conflict (startup_id, investor_id) do update
    set total_fundings = excluded.total_fundings, newest_on = excluded.newest_on
    where (b.total_fundings, b.newest_on) is distinct from (excluded.total_fundings, excluded.newest_on);
$$;
comment on function refresh_backings is 'Makes backings follow these startups: new, changed or gone.';

create function refresh_all_backings() returns void language plpgsql as $$
begin
  truncate backings;
  -- Making an index of a full table takes a fraction of filling it row by row.
  drop index backings_pair, backings_funded, backings_newest;
  -- What is read together lies together.
  insert into backings
  select fi.investor_id, f.startup_id, s.total_fundings, max(f.announced_on)
  from fundings f
    join funding_investors fi on fi.funding_id = f.id
    join startups s on s.id = f.startup_id
  group by 1, 2, 3 order by 1, 4 desc nulls last;
  create unique index backings_pair on backings (startup_id, investor_id);
  create index backings_funded on backings (investor_id, total_fundings desc nulls last);
  create index backings_newest on backings (investor_id, newest_on desc nulls last);
end $$;
comment on function refresh_all_backings is 'Makes all backings afresh.';

create function list_investor_keys(of_type text, stages text[], folded text) returns table (type text, stage text, pair text)
language sql immutable as $$
  select k.type, k.stage, '' from list_investor_keys(of_type, stages) k
  union all
  select '', '', unnest(letter_pairs(folded));
$$;
comment on function list_investor_keys(text, text[], text) is 'The pairs of type and kind of round, and the letters, by which an investor is counted.';

-- In a bulk load, too: these are few rows, and investors may be written without one at its end.
create function follow_investors() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate investor_sums;
  elsif tg_op = 'INSERT' then
    insert into investor_sums (type, stage, pair, investors_count)
    select key.type, key.stage, key.pair, count(*)
    from new_rows n cross join list_investor_keys(n.type, n.stages || n.joined_rounds, n.name_folded) key
    group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into investor_sums (type, stage, pair, investors_count)
    select key.type, key.stage, key.pair, -count(*)
    from old_rows o cross join list_investor_keys(o.type, o.stages || o.joined_rounds, o.name_folded) key
    group by 1, 2, 3;
  else
    insert into investor_sums (type, stage, pair, investors_count)
    with moved as (
      select n.type, n.stages || n.joined_rounds as stages, n.name_folded,
        o.type as old_type, o.stages || o.joined_rounds as old_stages, o.name_folded as old_name
      from new_rows n join old_rows o using (id)
      where (n.type, n.stages, n.joined_rounds, n.name_folded) is distinct from (o.type, o.stages, o.joined_rounds, o.name_folded)
    )
    select type, stage, pair, sum(sign) from (
      select key.*, 1 as sign from moved m cross join list_investor_keys(m.type, m.stages, m.name_folded) key
      union all
      select key.*, -1 from moved m cross join list_investor_keys(m.old_type, m.old_stages, m.old_name) key) keys
    group by 1, 2, 3 having sum(sign) <> 0;
  end if;
  return null;
end $$;
comment on function follow_investors is 'Trigger: investors changed, and with them the sums of investors.';
create trigger investors_counted_insert after insert on investors referencing new table as new_rows
  for each statement execute function follow_investors();
create trigger investors_counted_update after update on investors referencing new table as new_rows old table as old_rows
  for each statement execute function follow_investors();
create trigger investors_counted_delete after delete on investors referencing old table as old_rows
  for each statement execute function follow_investors();
create trigger investors_counted_truncate after truncate on investors for each statement execute function follow_investors();

create function refresh_investor_sums() returns void language sql as $$
  delete from investor_sums;
  insert into investor_sums (type, stage, pair, investors_count, is_folded)
  select key.type, key.stage, key.pair, count(*), true
  from investors i cross join list_investor_keys(i.type, i.stages || i.joined_rounds, i.name_folded) key group by 1, 2, 3;
$$;
comment on function refresh_investor_sums is 'Makes the sums of investors afresh.';

create function fold_investor_sums() returns void language sql as $$
  with gone as (
    delete from investor_sums s using (select distinct type, stage, pair from investor_sums where not is_folded) added
    where s.type = added.type and s.stage = added.stage and s.pair = added.pair returning s.*
  )
  insert into investor_sums (type, stage, pair, investors_count, is_folded)
  select type, stage, pair, sum(investors_count), true from gone group by 1, 2, 3 having sum(investors_count) <> 0;
$$;
comment on function fold_investor_sums is 'Adds the rows together of each key to which some were added.';
