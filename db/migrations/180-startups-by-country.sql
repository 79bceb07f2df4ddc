-- Most searches ask for a country. Its startups lay all over the table, each in a page of its own; side by side they are read two to three
-- times as fast. Those that come later lie at the end, until the search is made afresh.

drop index search_startups_values;
cluster search_startups using search_startups_country;
-- Nobody keeps to this order but who makes the table: the next one is to be chosen on purpose.
alter table search_startups set without cluster;

-- A name is looked for by one or two letters where its words begin. By trigrams that took comparing the list of all that begin with the
-- first letter with that of both, and a look at each name found.
create function word_beginnings(spaced text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select distinct left(word, letters) from unnest(string_to_array(spaced, ' ')) word cross join generate_series(1, 2) letters
    where word <> '');
end $$;
comment on function word_beginnings is 'The first letter, and the first two, of each word of a text with a space before each word.';
create index search_startups_values on search_startups using gin (
  spaced_name(name) gin_trgm_ops, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids,
  (array[country_id]), (array[state_id]), (array[latest_round]), word_beginnings(spaced_name(name))
) with (fastupdate = off);
analyze search_startups;

create or replace function refill_search_tables() returns void language plpgsql as $$
declare
  emptied constant text[] := '{search_names,search_name_words,search_words,search_stems,search_startups,search_texts}';
  definitions text[] := '{}';
  index record;
  definition text;
begin
  truncate search_names, search_name_words, search_words, search_stems, search_startups, search_texts restart identity;
  -- Making an index of full tables takes a fraction of filling it row by row.
  for index in
    select indexname, indexdef from pg_indexes
    where schemaname = current_schema and tablename = any (emptied)
      and not exists (select from pg_constraint where conname = indexname)
  loop
    definitions := definitions || index.indexdef;
    execute format('drop index %I', index.indexname);
  end loop;

  insert into search_startups (startup_id, total_fundings, last_funding_amount, twitter_followers, updated_at,
    last_funding_on, fundings_count, country_id, state_id, year_founded, status, type, employee_range, latest_round,
    name, public_ticker, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids)
  with industries_of as (
    select startup_id, array_agg(industry_id order by position, industry_id) as ids
    from startup_industries group by startup_id
  ), investors_of as (
    select r.startup_id, array_agg(distinct fi.investor_id) as ids,
      array_agg(distinct fi.investor_id) filter (where fi.is_lead) as lead_ids
    from fundings r join funding_investors fi on fi.funding_id = r.id group by r.startup_id
  ), founders_of as (
    select startup_id, array_agg(person_id order by position, person_id) as ids
    from startup_people where is_founder group by startup_id
  ), technologies_of as (
    select startup_id, array_agg(technology_id order by technology_id) as ids
    from startup_technologies group by startup_id
  )
  select s.id, s.total_fundings, s.last_funding_amount, s.twitter_followers, s.updated_at, s.last_funding_on,
    s.fundings_count, s.country_id, s.state_id, s.year_founded, s.status, s.type, s.employee_range, s.latest_round,
    fold_name(s.name), nullif(fold_name(s.public_ticker), ''),
    coalesce(i.ids, '{}'), coalesce(v.ids, '{}'), coalesce(v.lead_ids, '{}'), coalesce(p.ids, '{}'), coalesce(t.ids, '{}')
  from startups s
    left join industries_of i on i.startup_id = s.id
    left join investors_of v on v.startup_id = s.id
    left join founders_of p on p.startup_id = s.id
    left join technologies_of t on t.startup_id = s.id
  order by s.country_id, s.total_fundings desc nulls last, s.id;

  insert into search_texts (startup_id, tagline, overview, website)
  select id, nullif(fold_name(tagline), ''), nullif(fold_name(overview), ''), nullif(fold_name(website), '')
  from startups order by country_id, total_fundings desc nulls last, id;

  insert into search_names (kind, entity_id, name, relation, key, weight)
  select distinct on (kind, entity_id, key) kind, entity_id, name, relation, key, weight
  from (select w.*, search_key(w.name) as key from searchable_names w) keyed
  order by kind, entity_id, key, weight desc, relation = 'main' desc, name;

  insert into search_name_words (name_id, word, is_whole, weight)
  select id, word, bool_or(is_whole), weight
  from (
    select id, key as word, true as is_whole, weight from search_names
    union all
    select n.id, part, false, n.weight
    from search_names n cross join lateral regexp_split_to_table(fold_name(n.name),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+') as part
    where length(part) > 1) parts
  group by id, word, weight
  order by id, word;

  insert into search_words (word, stem, is_whole, weight)
  select word, left(word, 7), bool_or(is_whole), max(weight) from search_name_words group by word order by word;

  insert into search_stems (stem, misspellings)
  select stem, array(
    select left(stem, place - 1) || substr(stem, place + 1) from generate_series(1, length(stem) + 1) place)
  from (select distinct stem from search_words) one
  order by stem;

  foreach definition in array definitions loop
    execute definition;
  end loop;
end $$;
