-- What the search of investors asks: names without case and accents, the kinds of round each has joined,
-- and how precisely its last deal is dated.

create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
  -- The dictionary is named, since only that form of unaccent depends on nothing but its arguments.
  select lower(public.unaccent('public.unaccent'::regdictionary, name));
$$;
comment on function fold_name is 'A name without case and accents, as names are compared.';

alter table investors
  add column name_folded text generated always as (fold_name(name)) stored,
  add column joined_rounds text[] not null default '{}',
  add column last_deal_precision text;
comment on column investors.name_folded is 'The name without case and accents.';
comment on column investors.joined_rounds is 'Kinds of round it has joined.';
comment on column investors.last_deal_precision is 'day, month or year.';

create or replace function refresh_investor_figures(ids bigint[]) returns void language sql as $$
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

select refresh_investor_figures((select array_agg(id) from investors));
