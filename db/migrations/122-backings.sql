-- The best funded startups of an investor and its newest rounds, without reading all it has joined: of the busiest that is
-- tens of thousands.

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

-- On the same occasions as sums: whatever changes a round changes the figures of its startup.
create or replace function refresh_search_startups(ids bigint[]) returns void language plpgsql as $$
begin
  perform refresh_search_rows(ids);
  perform refresh_startup_sums(ids);
  perform refresh_backings(ids);
end $$;

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

create or replace function refresh_search() returns void language plpgsql as $$
begin
  perform refresh_search_tables();
  perform refresh_sums();
  perform refresh_investor_sums();
  perform refresh_all_backings();
end $$;

select refresh_all_backings();
