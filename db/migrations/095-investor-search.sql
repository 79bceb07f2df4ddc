-- What the search of investors counts, and how it finds names among tens of thousands.

create table investor_sums (
  type text not null,
  stage text not null,
  investors_count int not null,
  is_folded boolean not null default false
);
comment on table investor_sums is 'Investors by type and kind of round. A key may have several rows, which are summed.';
comment on column investor_sums.type is 'As investors have it; empty is any or none.';
comment on column investor_sums.stage is 'A kind of round they state or have joined; empty is any or none.';
comment on column investor_sums.investors_count is 'Investors more or less.';
comment on column investor_sums.is_folded is 'False until the job has added it to the other rows of its key.';
create index investor_sums_key on investor_sums (type, stage);
create index investor_sums_added on investor_sums (type, stage) where not is_folded;

create function list_investor_keys(of_type text, stages text[]) returns table (type text, stage text) language sql immutable as $$
  select distinct t, s from unnest(array['', of_type]) as t, unnest(array[''] || stages) as s where t is not null;
$$;
comment on function list_investor_keys is 'The pairs of type and kind of round in which an investor counts.';

-- In a bulk load, too: these are few rows, and investors may be written without one at its end.
create function follow_investors() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate investor_sums;
  elsif tg_op = 'INSERT' then
    insert into investor_sums (type, stage, investors_count)
    select key.type, key.stage, count(*) from new_rows n cross join list_investor_keys(n.type, n.stages || n.joined_rounds) key
    group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into investor_sums (type, stage, investors_count)
    select key.type, key.stage, -count(*) from old_rows o cross join list_investor_keys(o.type, o.stages || o.joined_rounds) key
    group by 1, 2;
  else
    insert into investor_sums (type, stage, investors_count)
    with moved as (
      select n.type, n.stages || n.joined_rounds as stages, o.type as old_type, o.stages || o.joined_rounds as old_stages
      from new_rows n join old_rows o using (id)
      where (n.type, n.stages, n.joined_rounds) is distinct from (o.type, o.stages, o.joined_rounds)
    )
    select type, stage, sum(sign) from (
      select key.*, 1 as sign from moved m cross join list_investor_keys(m.type, m.stages) key
      union all
      select key.*, -1 from moved m cross join list_investor_keys(m.old_type, m.old_stages) key) keys
    group by 1, 2 having sum(sign) <> 0;
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
  insert into investor_sums
  select key.type, key.stage, count(*), true
  from investors i cross join list_investor_keys(i.type, i.stages || i.joined_rounds) key group by 1, 2;
$$;
comment on function refresh_investor_sums is 'Makes the sums of investors afresh.';

-- What ends a bulk load makes these afresh as well: it may have turned triggers off.
create or replace function refresh_search() returns void language plpgsql as $$
begin
  perform refresh_search_tables();
  perform refresh_sums();
  perform refresh_investor_sums();
end $$;

create function fold_investor_sums() returns void language sql as $$
  with gone as (
    delete from investor_sums s using (select distinct type, stage from investor_sums where not is_folded) added
    where s.type = added.type and s.stage = added.stage returning s.*
  )
  insert into investor_sums
  select type, stage, sum(investors_count), true from gone group by 1, 2 having sum(investors_count) <> 0;
$$;
comment on function fold_investor_sums is 'Adds the rows together of each key to which some were added.';

select refresh_investor_sums();

create index investors_name_trigrams on investors using gin (name_folded gin_trgm_ops) with (fastupdate = off);

-- The threshold is a setting, which only a function can have for itself.
create function list_similar_investors(folded text) returns table (id bigint, similarity real)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
  select i.id, word_similarity(folded, i.name_folded) from investors i where folded <% i.name_folded;
$$;
comment on function list_similar_investors is 'Investors whose name shares enough triples of letters with a name that may be misspelled.';

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
