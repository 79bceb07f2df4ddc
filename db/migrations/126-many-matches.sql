-- How many investors have two letters side by side in their name is summed like their types: of tens of thousands a fifth may.
-- Feeds of large industries and places, which walk through all rounds and mentions until enough are their own, read the index alone.

alter table investor_sums add column pair text not null default '';
comment on column investor_sums.pair is 'One or two letters that stand side by side in their names; then type and stage are empty. Empty is any.';
comment on table investor_sums is 'Investors by type and kind of round, and by letters of their names. A key may have several rows, which are summed.';
drop index investor_sums_key, investor_sums_added;
create index investor_sums_key on investor_sums (type, stage, pair);
create index investor_sums_added on investor_sums (type, stage, pair) where not is_folded;

create function list_investor_keys(of_type text, stages text[], folded text) returns table (type text, stage text, pair text)
language sql immutable as $$
  select k.type, k.stage, '' from list_investor_keys(of_type, stages) k
  union all
  select '', '', unnest(letter_pairs(folded));
$$;
comment on function list_investor_keys(text, text[], text) is 'The pairs of type and kind of round, and the letters, by which an investor is counted.';

create or replace function follow_investors() returns trigger language plpgsql as $$
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

create or replace function refresh_investor_sums() returns void language sql as $$
  delete from investor_sums;
  insert into investor_sums (type, stage, pair, investors_count, is_folded)
  select key.type, key.stage, key.pair, count(*), true
  from investors i cross join list_investor_keys(i.type, i.stages || i.joined_rounds, i.name_folded) key group by 1, 2, 3;
$$;

create or replace function fold_investor_sums() returns void language sql as $$
  with gone as (
    delete from investor_sums s using (select distinct type, stage, pair from investor_sums where not is_folded) added
    where s.type = added.type and s.stage = added.stage and s.pair = added.pair returning s.*
  )
  insert into investor_sums (type, stage, pair, investors_count, is_folded)
  select type, stage, pair, sum(investors_count), true from gone group by 1, 2, 3 having sum(investors_count) <> 0;
$$;

select refresh_investor_sums();

drop index fundings_newest;
create index fundings_newest on fundings (announced_on desc nulls last, id desc) include (startup_id);
create index news_startups_dated on news_startups (published_on desc, news_id desc, startup_id);
