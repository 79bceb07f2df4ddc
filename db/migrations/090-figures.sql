-- Figures derived from the catalogue (docs/figures.md): columns of startups and investors, which
-- follow each statement, and sums by place, industry and period, which follow each transaction.
-- A bulk load under griot.defer_figures refreshes them itself.

-- Each function first locks the rows it writes: the next statement then sees what the
-- transactions that it waited for have written.
create function refresh_startup_figures(ids bigint[]) returns void language plpgsql as $$
begin
  perform from startups where id = any (ids) order by id for no key update;
  with figures as (
      select s.id,
        sum(f.counted_usd) as total_fundings,
        sum(f.counted_usd) filter (where f.round in ('Angel', 'Pre-Seed', 'Seed', 'Grant', 'Convertible Note')) as early_stage_fundings,
        count(f.id)::int as fundings_count,
        (select jsonb_object_agg(left_out, part) from (
          select left_out, jsonb_build_object('rounds', count(*), 'amount', sum(amount_usd)) as part
          from fundings where startup_id = s.id and left_out is not null and amount_usd is not null
          group by left_out) apart) as left_out
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
      left_out = figures.left_out,
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
end $$;
comment on function refresh_startup_figures is 'Recomputes what startups derive from their rounds.';

create function refresh_startup_metrics(ids bigint[]) returns void language plpgsql as $$
begin
  perform from startups where id = any (ids) order by id for no key update;
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
end $$;
comment on function refresh_startup_metrics is 'Recomputes what startups derive from their metrics.';

create function refresh_investor_figures(ids bigint[]) returns void language plpgsql as $$
begin
  perform from investors where id = any (ids) order by id for no key update;
    with deals as (
      select fi.investor_id, fi.is_lead, f.round, f.counted_usd, f.announced_on, f.announced_precision
      from funding_investors fi join fundings f on f.id = fi.funding_id
      where fi.investor_id = any (ids)
    ), figures as (
      select investor_id, count(*)::int as deals_count,
        (count(*) filter (where is_lead))::int as lead_count,
        percentile_disc(0.5) within group (order by counted_usd) filter (where is_lead and counted_usd is not null) as typical_amount,
        sum(counted_usd) as total_amount, array_agg(distinct round) as joined_rounds
      from deals group by investor_id
    ), newest as (
      -- Of two on one day the more precise; day, month and year sort that way.
      select distinct on (investor_id) investor_id, announced_on, announced_precision
      from deals where announced_on is not null
      order by investor_id, announced_on desc, announced_precision
    )
    update investors i set
      deals_count = coalesce(figures.deals_count, 0),
      lead_count = coalesce(figures.lead_count, 0),
      total_amount = figures.total_amount,
      typical_amount = figures.typical_amount,
      joined_rounds = coalesce(figures.joined_rounds, '{}'),
      last_deal_on = newest.announced_on,
      last_deal_precision = newest.announced_precision,
      updated_at = now()
    from unnest(ids) as wanted (id)
      left join figures on figures.investor_id = wanted.id
      left join newest on newest.investor_id = wanted.id
    where i.id = wanted.id;
end $$;
comment on function refresh_investor_figures is 'Recomputes what investors derive from the rounds they joined.';

call follow_statements('fundings', 'refresh', $$follow_written('id, startup_id',
  'select refresh_startup_figures(array(select distinct startup_id from written)),
    refresh_investor_figures(array(
      select distinct investor_id from funding_investors where funding_id in (select id from written)))')$$);
call follow_statements('funding_investors', 'refresh', $$follow_written('funding_id, investor_id',
  'select refresh_startup_figures(array(
      select distinct startup_id from fundings where id in (select funding_id from written))),
    refresh_investor_figures(array(select distinct investor_id from written))')$$);
call follow_statements('metric_points', 'refresh', $$follow_written('startup_id',
  'select refresh_startup_metrics(array(select distinct startup_id from written))')$$);

-- Sources of rounds changed, and with them perhaps which rounds count.
call follow_statements('funding_reports', 'sources', $$follow_written('funding_id',
  'select refresh_round_sources(array(select distinct funding_id from written))')$$);
create trigger weak_update after update on sources referencing new table as new_rows old table as old_rows
  for each statement execute function follow_written('id', 'select refresh_round_sources(array(
    select r.funding_id from new_rows n join old_rows o using (id) join funding_reports r on r.source_id = n.id
    where n.is_weak <> o.is_weak))');

-- Founders, chief executives or what sources call them changed.
call follow_statements('startup_people', 'women_led', $$follow_written('startup_id',
  'select refresh_women_led(array(select distinct startup_id from written))')$$);
create trigger women_led_update after update on people referencing new table as new_rows old table as old_rows
  for each statement execute function follow_written('id', 'select refresh_women_led(array(
    select its.startup_id from new_rows n join old_rows o using (id) join startup_people its on its.person_id = n.id
    where n.she_source_ids <> o.she_source_ids))');
call follow_statements('startup_sources', 'women_led', $$follow_written('startup_id, shows',
  'select refresh_women_led(array(select distinct startup_id from written where ''women_led'' = any (shows)))')$$);

-- Sums. No foreign keys: they are derived, and the catalogue can be truncated without them.

create view countable_startups as
  select s.id as startup_id, s.country_id, s.city_id,
    array(select industry_id from startup_industries where startup_id = s.id order by industry_id) as industry_ids,
    s.year_founded, coalesce(rounds.days, '{}') as round_days, coalesce(rounds.amounts, '{}') as round_amounts,
    coalesce(rounds.left_out, '{}') as left_out, coalesce(rounds.left_out_amounts, '{}') as left_out_amounts,
    s.updated_at::date as changed_on, rounds.changed_on as rounds_changed_on
  from startups s cross join lateral (
    select array_agg(f.announced_on order by f.id) as days, array_agg(f.counted_usd order by f.id) as amounts,
      array_agg(f.left_out order by f.id) filter (where f.left_out is not null and f.amount_usd is not null) as left_out,
      array_agg(f.amount_usd order by f.id) filter (where f.left_out is not null and f.amount_usd is not null) as left_out_amounts,
      max(f.updated_at)::date as changed_on
    from fundings f where f.startup_id = s.id) rounds;
comment on view countable_startups is 'The correct content of counted_startups.';

create table counted_startups (like countable_startups, primary key (startup_id));
alter table counted_startups alter country_id set not null, alter industry_ids set not null, alter round_days set not null,
  alter round_amounts set not null, alter left_out set not null, alter left_out_amounts set not null,
  alter changed_on set not null;
comment on table counted_startups is
  'What each startup is counted as in figures, so that a change takes away exactly what was added; derived.';
comment on column counted_startups.country_id is 'Country it counts in.';
comment on column counted_startups.city_id is 'City it counts in, where known.';
comment on column counted_startups.industry_ids is 'Industries it counts in.';
comment on column counted_startups.year_founded is 'Year it counts as founded in; null when unknown.';
comment on column counted_startups.round_days is 'Days of its rounds; null where undated.';
comment on column counted_startups.round_amounts is 'US dollars counted of these rounds, in the same order; null when undisclosed or left out.';
comment on column counted_startups.left_out is 'Why rounds of a known amount are left out, one entry a round.';
comment on column counted_startups.left_out_amounts is 'US dollars of these rounds, in the same order.';
comment on column counted_startups.changed_on is 'Day the startup last changed.';
comment on column counted_startups.rounds_changed_on is 'Day one of its rounds last changed; null without rounds.';
-- Ids of places are negative here, to tell them from those of industries.
create index counted_startups_groups on counted_startups
  using gin ((industry_ids || array[-country_id, -coalesce(city_id, 0)])) with (fastupdate = off);

create table figures (
  place_id bigint not null,
  industry_id bigint not null,
  kind text not null check (kind in ('all', 'year', 'day', 'size', 'left_out')),
  period int not null,
  startups_count int not null,
  fundings_count int not null,
  disclosed_count int not null,
  total_fundings numeric not null,
  startups_changed_on date,
  fundings_changed_on date,
  primary key (place_id, industry_id, kind, period)
);
comment on table figures is
  'Startups and rounds counted by place, industry and period; derived.';
comment on column figures.place_id is 'A country or city; 0 is everywhere.';
comment on column figures.industry_id is 'An industry; 0 is all, -1 (everywhere only) startups with any.';
comment on column figures.kind is 'all, year, day (of the last 14 months), size (everywhere, all industries only) or left_out (rounds of a known amount that count in none of the others'' sums).';
comment on column figures.period is 'The year, 0 when unknown; the day as yyyymmdd; the size_class(); the place in left_out_reasons(); 0 of all.';
comment on column figures.startups_count is 'Startups: all, founded in the year, or with a total of this size; 0 for days.';
comment on column figures.fundings_count is 'Rounds: all, or announced in the period, future ones included.';
comment on column figures.disclosed_count is 'Those of them whose amount counts; without any the total is unknown.';
comment on column figures.total_fundings is 'US dollars of the disclosed amounts.';
comment on column figures.startups_changed_on is 'Day a startup counted here last changed.';
comment on column figures.fundings_changed_on is 'Day a round counted here last changed.';
create index figures_place on figures (place_id, startups_count desc) where kind = 'all';
create index figures_industry on figures (industry_id, startups_count desc) where kind = 'all';

create view group_totals as
  select place_id, industry_id, startups_count, fundings_count, disclosed_count,
    case when disclosed_count > 0 then total_fundings end as total_fundings, startups_changed_on, fundings_changed_on
  from figures where kind = 'all' and startups_count > 0;
comment on view group_totals is 'Figures of all time; groups without startups have no row.';

create view year_totals as
  select place_id, industry_id, period as year, startups_count, fundings_count, disclosed_count, total_fundings,
    startups_changed_on, fundings_changed_on
  from figures where kind = 'year' and (startups_count > 0 or fundings_count > 0);
comment on view year_totals is 'Startups founded and rounds announced in a year; year 0 is unknown.';

create view left_out_totals as
  select place_id, industry_id, (left_out_reasons())[period] as left_out, fundings_count, total_fundings
  from figures where kind = 'left_out' and fundings_count > 0;
comment on view left_out_totals is 'Rounds of a known amount that totals leave out, by reason.';

create function size_class(usd numeric) returns int language sql immutable parallel safe as $$
  select floor(log(usd::float8) * 100)::int;
$$;
comment on function size_class is 'Class of an amount, about 2 % wide; grows with it.';
create index startups_size on startups (size_class(total_fundings), total_fundings);

-- As SQL it would be planned at every call, which takes longer than counting.
create function rank_of_total(usd numeric) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  its_class constant int := size_class(usd);
begin
  return 1
    + (select coalesce(sum(startups_count), 0) from figures
      where (place_id, industry_id, kind) = (0, 0, 'size') and period > its_class)
    + (select count(*) from startups where size_class(total_fundings) = its_class and total_fundings > usd);
end $$;
comment on function rank_of_total is 'Rank by total raised: 1 for the highest.';

create function list_parts(counted counted_startups) returns setof figures language sql stable as $$
  select place, industry, part.*
  from (
      select 'all', 0, 1, 0, 0, 0::numeric, counted.changed_on, null::date
      union all
      select 'year', coalesce(counted.year_founded, 0), 1, 0, 0, 0, counted.changed_on, null
      union all
      select 'size', size_class(sum(amount)), 1, 0, 0, 0, null, null
      from unnest(counted.round_amounts) as amount having sum(amount) is not null
      union all
      select 'left_out', array_position(left_out_reasons(), reason), 0, 1, 1, amount, null, counted.rounds_changed_on
      from unnest(counted.left_out, counted.left_out_amounts) as apart (reason, amount)
      union all
      select its.kind, its.period, 0, 1, (round.amount is not null)::int, coalesce(round.amount, 0), null,
        counted.rounds_changed_on
      from unnest(counted.round_days, counted.round_amounts) as round (day, amount)
        cross join lateral (values
          ('all', 0), ('year', coalesce(extract(year from round.day)::int, 0)),
          ('day', case when round.day > current_date - interval '14 months' then to_char(round.day, 'YYYYMMDD')::int end)
        ) as its (kind, period)
      where its.period is not null
    ) as part (kind, period, startups_count, fundings_count, disclosed_count, total_fundings, startups_changed_on,
      fundings_changed_on)
    cross join unnest(array[0, counted.country_id, counted.city_id]) as place
    cross join unnest(case when counted.industry_ids = '{}' then '{0}' else '{0,-1}' || counted.industry_ids end) as industry
  where place is not null and (place = 0 or industry >= 0) and (part.kind <> 'size' or place = 0 and industry = 0);
$$;
comment on function list_parts is 'What a startup adds to figures.';

create view countable_deals as
  select f.startup_id, f.id as funding_id, fi.investor_id, s.country_id, f.announced_on, f.counted_usd, s.total_fundings
  from startups s join fundings f on f.startup_id = s.id join funding_investors fi on fi.funding_id = f.id;
comment on view countable_deals is 'The correct content of deals.';

create table deals (like countable_deals, primary key (startup_id, funding_id, investor_id));
alter table deals alter country_id set not null;
comment on table deals is
  'Rounds by investor, with what lists of an investor are sorted and counted by; derived.';
comment on column deals.funding_id is 'Its round.';
comment on column deals.investor_id is 'An investor of the round.';
comment on column deals.country_id is 'Country of the startup.';
comment on column deals.announced_on is 'Day of the round; null when undated.';
comment on column deals.counted_usd is 'US dollars that the round counts for; null when undisclosed or left out.';
comment on column deals.total_fundings is 'US dollars the startup raised in all; null when undisclosed.';
create index deals_newest on deals
  (investor_id, announced_on desc nulls last, counted_usd desc nulls last, funding_id desc);

-- Serializes transactions: no deadlocks, and a rebuild overwrites nothing. Held to the end of the
-- transaction; triggers take it at commit.
create function lock_figures() returns void language sql as $$
  select pg_advisory_xact_lock(4718203);
$$;
comment on function lock_figures is 'Waits until no other transaction writes sums.';

create function count_deals(ids bigint[]) returns void language sql as $$
  delete from deals where (startup_id, funding_id, investor_id) in (
    select startup_id, funding_id, investor_id from (
      select * from deals where startup_id = any (ids)
      except select * from countable_deals where startup_id = any (ids)) as gone);
  insert into deals select * from countable_deals where startup_id = any (ids) on conflict do nothing;
$$;
comment on function count_deals is 'Updates the deals of these startups.';

create function count_startups(ids bigint[]) returns void language plpgsql as $$
declare
  fresh counted_startups[];
  known counted_startups[];
begin
  perform lock_figures();
  fresh := array(
    select row(c.*)::counted_startups from countable_startups c where c.startup_id = any (ids) order by c.startup_id);
  known := array(select c from counted_startups c where c.startup_id = any (ids) order by c.startup_id);
  if fresh is distinct from known then
    insert into figures as f
    select * from (
      select part.place_id, part.industry_id, part.kind, part.period, sum(sign * part.startups_count) as startups,
        sum(sign * part.fundings_count) as fundings, sum(sign * part.disclosed_count) as disclosed,
        sum(sign * part.total_fundings) as total, max(part.startups_changed_on), max(part.fundings_changed_on)
      from (select 1, one::counted_startups from unnest(fresh) as one
          union all select -1, one::counted_startups from unnest(known) as one) as changed (sign, counted)
        cross join lateral list_parts(counted) as part
      group by 1, 2, 3, 4) as changed
    where (startups, fundings, disclosed, total) <> (0, 0, 0, 0)
    on conflict (place_id, industry_id, kind, period) do update set
      startups_count = f.startups_count + excluded.startups_count,
      fundings_count = f.fundings_count + excluded.fundings_count,
      disclosed_count = f.disclosed_count + excluded.disclosed_count,
      total_fundings = f.total_fundings + excluded.total_fundings,
      startups_changed_on = greatest(f.startups_changed_on, excluded.startups_changed_on),
      fundings_changed_on = greatest(f.fundings_changed_on, excluded.fundings_changed_on);
    delete from counted_startups where startup_id = any (ids);
    insert into counted_startups select * from unnest(fresh);
  end if;
  perform count_deals(ids);
end $$;
comment on function count_startups is 'Updates sums and deals for these startups: new, changed or deleted.';

create function count_startup() returns trigger language plpgsql as $$
begin
  perform count_startups(array[(coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::bigint]);
  return null;
end $$;
comment on function count_startup is
  'Trigger, at commit: a startup or its industries changed. Rounds need none: they change the figures of startups.';
create constraint trigger count_startup
  after insert or delete or update of country_id, city_id, year_founded, fundings_count on startups
  deferrable initially deferred for each row when (not figures_are_deferred()) execute function count_startup('id');
create constraint trigger count_startup after insert or delete or update on startup_industries
  deferrable initially deferred for each row when (not figures_are_deferred()) execute function count_startup('startup_id');

create function rebuild_sums() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  delete from counted_startups c where not exists (select from startups where id = c.startup_id);
  insert into counted_startups as c select * from countable_startups order by startup_id
  on conflict (startup_id) do update set country_id = excluded.country_id, city_id = excluded.city_id,
    industry_ids = excluded.industry_ids, year_founded = excluded.year_founded, round_days = excluded.round_days,
    round_amounts = excluded.round_amounts, left_out = excluded.left_out,
    left_out_amounts = excluded.left_out_amounts, changed_on = excluded.changed_on,
    rounds_changed_on = excluded.rounds_changed_on
  where c is distinct from excluded;
  analyze counted_startups;

  create temp table fresh_figures (like figures including indexes) on commit drop;
  insert into fresh_figures
  select part.place_id, part.industry_id, part.kind, part.period, sum(part.startups_count), sum(part.fundings_count),
    sum(part.disclosed_count), sum(part.total_fundings), max(part.startups_changed_on), max(part.fundings_changed_on)
  from counted_startups c cross join lateral list_parts(c) as part group by 1, 2, 3, 4 order by 1, 2, 3, 4;
  -- Not wrong, but no longer needed.
  delete from figures where (startups_count, fundings_count) = (0, 0)
    or kind = 'day' and period <= to_char(current_date - interval '14 months', 'YYYYMMDD')::int;
  select count(*) into wrong from figures f full join fresh_figures n using (place_id, industry_id, kind, period)
  where (f.startups_count, f.fundings_count, f.disclosed_count, f.total_fundings)
    is distinct from (n.startups_count, n.fundings_count, n.disclosed_count, n.total_fundings);
  delete from figures f where not exists (select from fresh_figures n
    where (n.place_id, n.industry_id, n.kind, n.period) = (f.place_id, f.industry_id, f.kind, f.period));
  insert into figures as f select * from fresh_figures
  on conflict (place_id, industry_id, kind, period) do update set startups_count = excluded.startups_count,
    fundings_count = excluded.fundings_count, disclosed_count = excluded.disclosed_count,
    total_fundings = excluded.total_fundings, startups_changed_on = excluded.startups_changed_on,
    fundings_changed_on = excluded.fundings_changed_on
  where f is distinct from excluded;
  drop table fresh_figures;
  return wrong;
end $$;
comment on function rebuild_sums is 'Corrects figures from the catalogue and returns how many rows were wrong.';

create function rebuild_deals() returns bigint language plpgsql as $$
declare
  removed bigint;
  added bigint;
begin
  delete from deals where (startup_id, funding_id, investor_id) in (
    select startup_id, funding_id, investor_id from (
      select * from deals except select * from countable_deals) as gone);
  get diagnostics removed = row_count;
  -- In the order of reads, so that these touch few pages.
  insert into deals select * from countable_deals order by investor_id, announced_on desc nulls last
  on conflict do nothing;
  get diagnostics added = row_count;
  return removed + added;
end $$;
comment on function rebuild_deals is 'Corrects deals from the catalogue and returns how many rows were written.';

create function rebuild_figures() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  perform lock_figures();
  wrong := rebuild_sums() + rebuild_deals();
  if wrong > 0 then delete from daily_figures; end if;
  return wrong;
end $$;
comment on function rebuild_figures is
  'Corrects sums and deals from the catalogue and returns how many rows were wrong; ends a bulk load.';

create table daily_figures (
  key text primary key,
  day date not null,
  value jsonb not null
);
comment on table daily_figures is 'Figures that take reading every record of a large group; a job computes each once a day. Derived.';
comment on column daily_figures.key is 'What it is and of whom, such as records:12:0.';
comment on column daily_figures.day is 'The day it is of, UTC.';
comment on column daily_figures.value is 'The figure.';
