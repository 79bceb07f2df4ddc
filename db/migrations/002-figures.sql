-- Keeps the derived figures of startups and investors exact: whoever writes a round, an investor of a round
-- or a metric, the figures follow in the same transaction. A bulk load may set griot.defer_figures = 'on'
-- for its transaction and call the two refresh functions once at its end.

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

create function refresh_investor_figures(ids bigint[]) returns void language sql as $$
  with figures as (
    select i.id,
      count(f.id)::int as deals_count,
      (count(f.id) filter (where fi.is_lead))::int as lead_count,
      sum(f.amount_usd) as total_amount,
      max(f.announced_on) as last_deal_on
    from investors i
      left join funding_investors fi on fi.investor_id = i.id
      left join fundings f on f.id = fi.funding_id
    where i.id = any (ids) group by i.id
  )
  update investors i set
    deals_count = figures.deals_count,
    lead_count = figures.lead_count,
    total_amount = figures.total_amount,
    last_deal_on = figures.last_deal_on,
    updated_at = now()
  from figures where i.id = figures.id;
$$;
comment on function refresh_investor_figures is 'Recomputes what investors derive from the rounds they joined.';

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
  if tg_op = 'DELETE' then
    perform refresh_startup_metrics((select array_agg(distinct startup_id) from old_rows));
  else
    perform refresh_startup_metrics((select array_agg(distinct startup_id) from new_rows));
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
