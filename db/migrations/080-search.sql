-- Search by filters and by meaning, and related startups. Derived from the catalogue.

create table search_startups (
  startup_id bigint primary key,
  total_fundings double precision,
  last_funding_amount double precision,
  twitter_followers bigint,
  updated_at timestamptz not null,
  last_funding_on date,
  fundings_count int not null,
  country_id int not null,
  state_id int,
  year_founded smallint,
  status text,
  type text,
  employee_range text,
  latest_round text,
  name text collate "C" not null,
  public_ticker text collate "C",
  industry_ids int[] not null,
  investor_ids int[] not null,
  lead_investor_ids int[] not null,
  founder_ids int[] not null,
  technology_ids int[] not null
);
comment on table search_startups is 'What startups can be filtered and sorted by; derived.';
comment on column search_startups.startup_id is 'The startup.';
comment on column search_startups.total_fundings is 'US dollars, as the API answers it.';
comment on column search_startups.last_funding_amount is 'US dollars, as the API answers it.';
comment on column search_startups.twitter_followers is 'Newest follower count.';
comment on column search_startups.updated_at is 'When the record or its figures last changed.';
comment on column search_startups.last_funding_on is 'Date of the newest round; the first day of its period when imprecise.';
comment on column search_startups.fundings_count is 'Rounds recorded.';
comment on column search_startups.country_id is 'Its country.';
comment on column search_startups.state_id is 'Its first-level division, where known.';
comment on column search_startups.year_founded is 'Year the company began.';
comment on column search_startups.status is 'active, acquired, closed or public.';
comment on column search_startups.type is 'Whom it sells to.';
comment on column search_startups.employee_range is 'Head-count band.';
comment on column search_startups.latest_round is 'Kind of the newest dated round.';
comment on column search_startups.name is 'Name without case and accents.';
comment on column search_startups.public_ticker is 'Ticker without case and accents; null when it has none.';
comment on column search_startups.industry_ids is 'Its industries, the main one first.';
comment on column search_startups.investor_ids is 'Everyone named in its rounds.';
comment on column search_startups.lead_investor_ids is 'Those who led one of its rounds.';
comment on column search_startups.founder_ids is 'People who founded it.';
comment on column search_startups.technology_ids is 'Technologies found on its website.';
create index search_startups_name on search_startups (name, startup_id);
-- Unknown values come last in both directions, which takes two indexes.
create index search_startups_raised_most on search_startups (total_fundings desc nulls last, name, startup_id);
create index search_startups_raised_least on search_startups (total_fundings, name, startup_id);
create index search_startups_rounds_most on search_startups (fundings_count desc, name, startup_id);
create index search_startups_rounds_least on search_startups (fundings_count, name, startup_id);
create index search_startups_founded_last on search_startups (year_founded desc nulls last, name, startup_id);
create index search_startups_founded_first on search_startups (year_founded, name, startup_id);
create index search_startups_funded_last on search_startups (last_funding_on desc nulls last, name, startup_id);
create index search_startups_funded_first on search_startups (last_funding_on, name, startup_id);
create index search_startups_last_most on search_startups (last_funding_amount desc nulls last, name, startup_id);
create index search_startups_last_least on search_startups (last_funding_amount, name, startup_id);
create index search_startups_followers_most on search_startups (twitter_followers desc nulls last, name, startup_id);
create index search_startups_followers_least on search_startups (twitter_followers, name, startup_id);
create index search_startups_updated_last on search_startups (updated_at desc, name, startup_id);
create index search_startups_updated_first on search_startups (updated_at, name, startup_id);
create index search_startups_country on search_startups (country_id, total_fundings desc nulls last, name, startup_id);
create index search_startups_ticker on search_startups (public_ticker) where public_ticker is not null;
create index search_startups_without_state on search_startups (startup_id) where state_id is null;
-- Startups without a round or a day come last in the order of what was raised.
create index search_startups_without_round on search_startups (total_fundings desc nulls last, name, startup_id)
  where latest_round is null;
create index search_startups_without_day on search_startups (total_fundings desc nulls last, name, startup_id)
  where last_funding_on is null;

create function industries_in(country_id int, industry_ids int[]) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  return array(select (country_id::bigint << 32) + industry from unnest(industry_ids) industry);
end $$;
comment on function industries_in is 'Each of the industries with the country, as one number: the country''s times 2^32, and the industry''s.';

create index search_startups_industries_in on search_startups using gin (industries_in(country_id, industry_ids)) with (fastupdate = off);

create function spaced_name(name text) returns text language sql immutable strict parallel safe as $$
  select ' ' || translate(name, '-/.(', '    ');
$$;
comment on function spaced_name is 'A name with a space before each of its words.';

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

create function industries_in_round(country_id int, industry_ids int[], latest_round text) returns bigint[]
language plpgsql immutable parallel safe as $$
begin
  if latest_round is null then return '{}'; end if;
  return array(
    select (((hashtext(latest_round) & 16383) + 1)::bigint << 48) + (country_id::bigint << 32) + industry
    from unnest(industry_ids) industry);
end $$;
comment on function industries_in_round is
  'Each of the industries with the country and the round, as one number: what industries_in has, and a number of the round times 2^48. Rounds may share a number.';

create index search_startups_industries_in_round on search_startups
  using gin (industries_in_round(country_id, industry_ids, latest_round)) with (fastupdate = off);

create function choices_of(status text, type text, employee_range text) returns text language sql immutable parallel safe
  return coalesce(status, '') || '/' || coalesce(type, '') || '/' || coalesce(employee_range, '');
comment on function choices_of is 'The three choices of a startup as one text, such as "active/B2B/2-10"; an unknown one is empty.';

create index search_startups_choices on search_startups (choices_of(status, type, employee_range));

create table search_texts (
  startup_id bigint primary key,
  total_fundings double precision,
  last_funding_amount double precision,
  twitter_followers bigint,
  updated_at timestamptz not null,
  last_funding_on date,
  fundings_count int not null,
  country_id int not null,
  year_founded smallint,
  status text,
  type text,
  employee_range text,
  latest_round text,
  name text collate "C" not null,
  industry_ids int[] not null,
  tagline text collate "C",
  overview text collate "C",
  website text collate "C"
) with (fillfactor = 90);
comment on table search_texts is
  'Longer texts of startups without case and accents, null when they have none, with what is asked together with them; derived.';
comment on column search_texts.startup_id is 'The startup.';
comment on column search_texts.tagline is 'Its tagline.';
comment on column search_texts.overview is 'Its overview.';
comment on column search_texts.website is 'Address of its website.';
do $$
declare
  name text;
begin
  foreach name in array '{total_fundings,last_funding_amount,twitter_followers,updated_at,last_funding_on,fundings_count,country_id,
    year_founded,status,type,employee_range,latest_round,name,industry_ids}'::text[]
  loop
    execute format('comment on column search_texts.%I is %L', name, 'As in search_startups.');
  end loop;
end $$;
create index search_texts_values on search_texts using gin (
  tagline gin_trgm_ops, overview gin_trgm_ops, website gin_trgm_ops, (array[country_id]), industry_ids
) with (gin_pending_list_limit = 512);
-- Most searches ask for the order of the money raised, in which the texts lie country by country.
create index search_texts_raised_most on search_texts (total_fundings desc nulls last, name, startup_id);
create index search_texts_country on search_texts (country_id);
create index search_texts_words on search_texts using gin (
  string_to_array(tagline, ' '), string_to_array(overview, ' '), (array[country_id]), industry_ids
) with (gin_pending_list_limit = 512);
create index search_texts_without_tagline on search_texts (startup_id) where tagline is null;
create index search_texts_without_overview on search_texts (startup_id) where overview is null;
create index search_texts_without_website on search_texts (startup_id) where website is null;

create function refresh_searched_startups(ids bigint[]) returns void language plpgsql as $$
begin
  delete from search_startups f using unnest(ids) as one (id)
  where f.startup_id = one.id and not exists (select from startups s where s.id = one.id);
  delete from search_texts t using unnest(ids) as one (id)
  where t.startup_id = one.id and not exists (select from startups s where s.id = one.id);

  insert into search_startups as f (startup_id, total_fundings, last_funding_amount, twitter_followers, updated_at,
    last_funding_on, fundings_count, country_id, state_id, year_founded, status, type, employee_range, latest_round,
    name, public_ticker, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids)
  select s.id, s.total_fundings, s.last_funding_amount, s.twitter_followers, s.updated_at, s.last_funding_on,
    s.fundings_count, s.country_id, s.state_id, s.year_founded, s.status, s.type, s.employee_range, s.latest_round,
    fold_name(s.name), nullif(fold_name(s.public_ticker), ''),
    array(select industry_id from startup_industries where startup_id = s.id order by position, industry_id),
    array(select distinct fi.investor_id from fundings r join funding_investors fi on fi.funding_id = r.id
      where r.startup_id = s.id order by 1),
    array(select distinct fi.investor_id from fundings r join funding_investors fi on fi.funding_id = r.id
      where r.startup_id = s.id and fi.is_lead order by 1),
    array(select person_id from startup_people where startup_id = s.id and is_founder order by position, person_id),
    array(select technology_id from startup_technologies where startup_id = s.id order by technology_id)
  from unnest(ids) as one (id) join startups s on s.id = one.id
  order by s.id
  on conflict (startup_id) do update set
    total_fundings = excluded.total_fundings, last_funding_amount = excluded.last_funding_amount,
    twitter_followers = excluded.twitter_followers, updated_at = excluded.updated_at,
    last_funding_on = excluded.last_funding_on, fundings_count = excluded.fundings_count,
    country_id = excluded.country_id, state_id = excluded.state_id, year_founded = excluded.year_founded,
    status = excluded.status, type = excluded.type, employee_range = excluded.employee_range,
    latest_round = excluded.latest_round, name = excluded.name, public_ticker = excluded.public_ticker,
    industry_ids = excluded.industry_ids, investor_ids = excluded.investor_ids,
    lead_investor_ids = excluded.lead_investor_ids, founder_ids = excluded.founder_ids,
    technology_ids = excluded.technology_ids
  where f is distinct from excluded;

  insert into search_texts as t (startup_id, tagline, overview, website)
  select s.id, nullif(fold_name(s.tagline), ''), nullif(fold_name(s.overview), ''), nullif(fold_name(s.website), '')
  from unnest(ids) as one (id) join startups s on s.id = one.id
  order by s.id
  on conflict (startup_id) do update set
    tagline = excluded.tagline, overview = excluded.overview, website = excluded.website
  where (t.tagline, t.overview, t.website) is distinct from (excluded.tagline, excluded.overview, excluded.website);
end $$;
comment on function refresh_searched_startups is 'Makes search_startups and search_texts follow these startups: new, changed or gone.';

create function follow_search_startups() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if figures_are_deferred() then return null; end if;
  if tg_op = 'INSERT' then
    execute format('select array_agg(distinct %I) from new_rows', tg_argv[0]) into ids;
  elsif tg_op = 'DELETE' then
    execute format('select array_agg(distinct %I) from old_rows', tg_argv[0]) into ids;
  else
    execute format('select array_agg(distinct id) from (select %1$I as id from new_rows union all select %1$I from old_rows) changed',
      tg_argv[0]) into ids;
  end if;
  if ids is not null then perform refresh_search_startups(ids); end if;
  return null;
end $$;
comment on function follow_search_startups is
  'Trigger: startups, or what they link to, changed. Rounds and their investors need none: they change the figures of startups.';

do $$
declare
  source record;
begin
  for source in select * from (values ('startups', 'id'), ('startup_industries', 'startup_id'),
      ('startup_people', 'startup_id'), ('startup_technologies', 'startup_id')) as listed (source_table, id_column)
  loop
    execute format('create trigger %1$s_search_inserted after insert on %1$I referencing new table as new_rows
      for each statement execute function follow_search_startups(%2$L)', source.source_table, source.id_column);
    execute format('create trigger %1$s_search_updated after update on %1$I referencing new table as new_rows old table as old_rows
      for each statement execute function follow_search_startups(%2$L)', source.source_table, source.id_column);
    execute format('create trigger %1$s_search_deleted after delete on %1$I referencing old table as old_rows
      for each statement execute function follow_search_startups(%2$L)', source.source_table, source.id_column);
  end loop;
end $$;

create function refill_search_tables() returns void language plpgsql as $$
declare
  emptied constant text[] := '{search_names,search_words,search_startups,search_texts}';
  definitions text[] := '{}';
  index record;
  definition text;
begin
  truncate search_names, search_words, search_startups, search_texts;
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

  perform refill_search_names();

  foreach definition in array definitions loop
    execute definition;
  end loop;
end $$;
comment on function refill_search_tables is 'Makes everything that search asks afresh.';

create table semantic_models (
  id bigint generated by default as identity primary key,
  name text not null unique,
  dimensions int not null check (dimensions > 0),
  trained_on int,
  weights bytea,
  created_at timestamptz not null default now()
);
comment on table semantic_models is 'What turns text into vectors; vectors of two models cannot be compared.';
comment on column semantic_models.name is 'latent-{vocabulary}-{startups} for the built-in one, else the endpoint''s host and model.';
comment on column semantic_models.dimensions is 'Numbers in a vector.';
comment on column semantic_models.trained_on is 'Startups the built-in model learned from; null for an endpoint.';
comment on column semantic_models.weights is 'The built-in model itself; null for an endpoint.';
comment on column semantic_models.created_at is 'When it was trained or first used.';

create table startup_vectors (
  startup_id bigint not null,
  model_id bigint not null references semantic_models (id) on delete cascade,
  text_hash text not null,
  vector bytea not null,
  primary key (model_id, startup_id)
);
comment on table startup_vectors is 'Startups as vectors, for semantic search.';
comment on column startup_vectors.startup_id is 'The startup.';
comment on column startup_vectors.model_id is 'The model that made it.';
comment on column startup_vectors.text_hash is 'Hash of the text it was made from; another hash means that it is out of date.';
comment on column startup_vectors.vector is 'A 32-bit float, then one signed byte a number; each number is its byte times the float.';

create function refresh_search_startups(ids bigint[]) returns void language plpgsql as $$
begin
  perform refresh_search_rows(ids);
  perform refresh_startup_sums(ids);
  perform refresh_backings(ids);
end $$;
comment on function refresh_search_startups is 'Makes what search asks and what is summed follow these startups: new, changed or gone.';

create function refresh_search() returns void language plpgsql as $$
begin
  perform refresh_search_tables();
  perform refresh_sums();
  perform refresh_investor_sums();
  perform refresh_all_backings();
  perform move_leading_bounds();
end $$;
comment on function refresh_search is
  'Makes everything afresh that search asks and that is summed; the end of a bulk load under griot.defer_figures.';

create function begin_search_texts() returns trigger language plpgsql as $$
declare
  -- The longest word that an index takes is no word any more.
  longest constant text := '([^ ]{250})';
begin
  new.tagline := translate(new.tagline, E'\t\n\r', '   ');
  new.overview := translate(new.overview, E'\t\n\r', '   ');
  if length(new.tagline) > 250 then new.tagline := regexp_replace(new.tagline, longest, '\1 ', 'g'); end if;
  if length(new.overview) > 250 then new.overview := regexp_replace(new.overview, longest, '\1 ', 'g'); end if;
  select f.total_fundings, f.last_funding_amount, f.twitter_followers, f.updated_at, f.last_funding_on, f.fundings_count, f.country_id,
    f.year_founded, f.status, f.type, f.employee_range, f.latest_round, f.name, f.industry_ids
  into new.total_fundings, new.last_funding_amount, new.twitter_followers, new.updated_at, new.last_funding_on, new.fundings_count,
    new.country_id, new.year_founded, new.status, new.type, new.employee_range, new.latest_round, new.name, new.industry_ids
  from search_startups f where f.startup_id = new.startup_id;
  return new;
end $$;
comment on function begin_search_texts is
  'Trigger: texts come with spaces between their words, and with the values that search_startups has.';
create trigger search_texts_begun before insert on search_texts for each row execute function begin_search_texts();

create function follow_search_texts() returns trigger language plpgsql as $$
begin
  update search_texts set total_fundings = new.total_fundings, last_funding_amount = new.last_funding_amount,
    twitter_followers = new.twitter_followers, updated_at = new.updated_at, last_funding_on = new.last_funding_on,
    fundings_count = new.fundings_count, country_id = new.country_id, year_founded = new.year_founded, status = new.status,
    type = new.type, employee_range = new.employee_range, latest_round = new.latest_round, name = new.name,
    industry_ids = new.industry_ids
  where startup_id = new.startup_id;
  return null;
end $$;
comment on function follow_search_texts is 'Trigger: values of a startup changed.';
create trigger search_startups_changed after update on search_startups for each row execute function follow_search_texts();

create table leading_bounds (
  country_id int primary key,
  total_fundings double precision not null,
  name text collate "C" not null,
  startup_id bigint not null
);
comment on table leading_bounds is 'The last one of the startups that lead a country or all; without a row every startup leads. Derived.';
comment on column leading_bounds.country_id is 'The country; 0 is all.';
comment on column leading_bounds.total_fundings is 'US dollars; -1 when undisclosed.';
comment on column leading_bounds.name is 'Name without case and accents, as in search_startups.';
comment on column leading_bounds.startup_id is 'The startup.';

create table leading_startups (
  startup_id bigint not null,
  industry_id int not null,
  country_id int not null,
  total_fundings double precision,
  leads_all boolean not null,
  triples tsvector not null default '',
  industry_ids int[] not null default '{}',
  primary key (startup_id, industry_id)
);
comment on table leading_startups is
  'Startups that lead their country or all, once for each of their industries, and those of small industries; derived.';
comment on column leading_startups.startup_id is 'The startup.';
comment on column leading_startups.industry_id is 'One of its industries.';
comment on column leading_startups.country_id is 'Its country.';
comment on column leading_startups.total_fundings is 'US dollars; null when undisclosed.';
comment on column leading_startups.leads_all is 'Looked at from every country: it leads all, or this industry is small.';
comment on column leading_startups.triples is 'Its tagline, as similarity() takes it apart: all triples of letters.';
comment on column leading_startups.industry_ids is 'All of its industries.';
create index leading_startups_country on leading_startups (industry_id, country_id);
create index leading_startups_all on leading_startups (industry_id) where leads_all;

create function refresh_search_rows(ids bigint[]) returns void language plpgsql as $$
begin
  perform refresh_searched_startups(ids);
  perform refresh_found_startups(ids);
  perform refresh_leading_startups(ids);
end $$;
comment on function refresh_search_rows is
  'Makes search_startups, search_texts, found_startups and leading_startups follow these startups: new, changed or gone.';

create function refresh_search_tables() returns void language plpgsql as $$
begin
  truncate search_text_words;
  perform refill_search_tables();
  perform refill_found_startups();
end $$;
comment on function refresh_search_tables is 'Makes everything that search asks afresh, and who leads.';

create table search_text_words (
  word text collate "C" not null
);
comment on table search_text_words is
  'What stands between spaces in taglines and overviews of search_texts; derived. Some may stand twice, or in no text any more.';
comment on column search_text_words.word is 'With the marks that touch it: "loans,".';
create index search_text_words_word on search_text_words (word);
create index search_text_words_trigrams on search_text_words using gin (word gin_trgm_ops);

-- Two who write at the same time may store a word twice, so that neither waits for the other. The settings
-- keep a plan made for an empty table or a large import from reading all words for a single text.
create function note_text_words() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  insert into search_text_words (word)
  select word from (
    select unnest(string_to_array(n.tagline, ' ')) as word from new_rows n
    union
    select unnest(string_to_array(n.overview, ' ')) from new_rows n) used
  where word <> '' and not exists (select from search_text_words known where known.word = used.word);
  return null;
end $$;
comment on function note_text_words is 'Trigger: words that were in no text before.';
-- An update of values alone brings no words.
create trigger search_texts_worded after insert on search_texts referencing new table as new_rows
  for each statement execute function note_text_words();

create table industry_rarities (
  industry_id int primary key,
  rarity int not null,
  is_large boolean not null
);
comment on table industry_rarities is 'How much it says that two startups share an industry, as last counted; without a row it has hardly any startups. Derived.';
comment on column industry_rarities.industry_id is 'The industry.';
comment on column industry_rarities.rarity is 'In thousandths, 1429 for an industry without startups.';
comment on column industry_rarities.is_large is 'It has so many startups that only those are looked at that lead their country or all.';

create table leading_changes (
  industry_id int not null,
  changes int not null
);
comment on table leading_changes is
  'How often leading_startups or the rarity of an industry changed: rows are added, never changed, and summed, so that two who write never wait for each other.';
comment on column leading_changes.industry_id is 'The industry.';
comment on column leading_changes.changes is 'Changes.';
create index leading_changes_industry on leading_changes (industry_id) include (changes);

create table kept_related (
  startup_id bigint primary key,
  stamp bigint not null,
  ids bigint[] not null
);
comment on table kept_related is 'The startups nearest to one, as they were when the stamp was right; derived.';
comment on column kept_related.startup_id is 'The startup.';
comment on column kept_related.stamp is 'What stamp_related() answered for all that the list was made from.';
comment on column kept_related.ids is 'Those nearest to it, nearest first.';

create function stamp_related(tagline text, total_fundings numeric, country_id bigint, changes bigint[])
returns bigint language sql immutable as $$
  select hash_record_extended(row(tagline, total_fundings, country_id, changes), 0);
$$;
comment on function stamp_related is
  'Names all that the startups nearest to one are chosen by: its own columns, and its industries with the sums of their changes.';

-- Most startups that are written lead nowhere and share no small industry: of these no industry has to be looked at.
create function list_leading_startups(ids bigint[]) returns setof leading_startups language sql stable as $$
  with small as materialized (
    select coalesce(array_agg(i.id::int), '{}') as industries from industries i
    where not exists (select from industry_rarities r where r.industry_id = i.id and r.is_large)
  )
  select f.startup_id, its.industry, f.country_id, f.total_fundings, leads.all_countries or its.industry = any (small.industries),
    tagline.triples, f.industry_ids
  from small cross join unnest(ids) as one (id) join search_startups f on f.startup_id = one.id
    left join leading_bounds country on country.country_id = f.country_id
    left join leading_bounds every on every.country_id = 0
    cross join lateral (select
      country.country_id is null or coalesce(f.total_fundings, -1) > country.total_fundings
        or coalesce(f.total_fundings, -1) = country.total_fundings and (f.name, f.startup_id) <= (country.name, country.startup_id)
        as its_country,
      every.country_id is null or coalesce(f.total_fundings, -1) > every.total_fundings
        or coalesce(f.total_fundings, -1) = every.total_fundings and (f.name, f.startup_id) <= (every.name, every.startup_id)
        as all_countries) leads
    cross join lateral (
      select array_to_tsvector(show_trgm(coalesce(s.tagline, ''))) as triples
      from startups s
      where s.id = f.startup_id and (leads.its_country or leads.all_countries or f.industry_ids && small.industries) offset 0) tagline
    cross join lateral (select distinct unnest(f.industry_ids) as industry offset 0) its
  where leads.its_country or leads.all_countries or its.industry = any (small.industries);
$$;
comment on function list_leading_startups is 'Those of these startups that lead, as their rows and the bounds are now.';

create function refresh_leading_startups(ids bigint[]) returns int[] language plpgsql as $$
declare
  fresh constant leading_startups[] := array(select l from list_leading_startups(ids) l order by l.startup_id, l.industry_id);
  known constant leading_startups[] := array(
    select l from leading_startups l where l.startup_id = any (ids) order by l.startup_id, l.industry_id);
  changed int[];
begin
  -- Few writes are about startups that lead.
  if fresh = known then return '{}'; end if;
  delete from leading_startups l using (select * from unnest(known) except select * from unnest(fresh)) gone
  where l.startup_id = gone.startup_id and l.industry_id = gone.industry_id;
  insert into leading_startups
  select * from unnest(fresh) except select * from unnest(known) on conflict do nothing;
  changed := array(
    select industry_id from (select * from unnest(known) except select * from unnest(fresh)) gone
    union select industry_id from (select * from unnest(fresh) except select * from unnest(known)) added);
  insert into leading_changes select unnest(changed), 1;
  return changed;
end $$;
comment on function refresh_leading_startups is
  'Makes leading_startups follow these startups: new, changed or gone. Answers the industries in which something changed.';

create function count_industry_rarities() returns int[] language plpgsql as $$
declare
  most_of_small constant int := 200;
  changed int[];
begin
  with counted as (
    select industry_id::int, (1000 / round(ln(2 + sum(startups_count))::numeric, 1))::int as rarity, sum(startups_count) > most_of_small as is_large
    from startup_sums where place_id = 0 and industry_id > 0 group by 1 having sum(startups_count) > 0
  ), gone as (
    delete from industry_rarities r where r.industry_id not in (select industry_id from counted) returning industry_id
  ), moved as (
    insert into industry_rarities as r select * from counted
    on conflict (industry_id) do update set rarity = excluded.rarity, is_large = excluded.is_large where r is distinct from excluded
    returning industry_id
  )
  select array(select industry_id from gone union select industry_id from moved) into changed;
  insert into leading_changes select unnest(changed), 1;
  return changed;
end $$;
comment on function count_industry_rarities is 'Counts how rare each industry is. Answers those of which it changed.';

create function move_leading_bounds() returns int[] language plpgsql as $$
declare
  of_a_country constant int := 150;
  of_all constant int := 250;
  bounds constant leading_bounds[] := array(
    select row(p.id, coalesce(last.total_fundings, -1), last.name, last.startup_id)::leading_bounds
    from places p cross join lateral (
        select f.total_fundings, f.name, f.startup_id from search_startups f where f.country_id = p.id
        order by f.total_fundings desc nulls last, f.name, f.startup_id offset of_a_country - 1 limit 1) last
    where p.kind = 'country'
    union all
    (select row(0, coalesce(f.total_fundings, -1), f.name, f.startup_id)::leading_bounds from search_startups f
      order by f.total_fundings desc nulls last, f.name, f.startup_id offset of_all - 1 limit 1));
  rarer constant int[] := count_industry_rarities();
  small constant int[] := array(
    select id from industries where not exists (select from industry_rarities r where r.industry_id = id and r.is_large));
  moved int[];
begin
  delete from leading_bounds b where b.country_id not in (select country_id from unnest(bounds));
  insert into leading_bounds as b select * from unnest(bounds)
  on conflict (country_id) do update
    set total_fundings = excluded.total_fundings, name = excluded.name, startup_id = excluded.startup_id
    where b is distinct from excluded;
  moved := refresh_leading_startups(array(
    select l.startup_id from leading_startups l
    union
    select best.startup_id from places p cross join lateral (
        select f.startup_id from search_startups f where f.country_id = p.id
        order by f.total_fundings desc nulls last, f.name, f.startup_id limit of_a_country) best
      where p.kind = 'country'
    union
    (select f.startup_id from search_startups f
      order by f.total_fundings desc nulls last, f.name, f.startup_id limit of_all)
    union
    select f.startup_id from search_startups f where f.industry_ids && small));
  if exists (select from leading_changes group by industry_id having count(*) > 1) then
    with gone as (delete from leading_changes returning *)
    insert into leading_changes select industry_id, sum(changes) from gone group by 1;
  end if;
  return array(select unnest(rarer) union select unnest(moved));
end $$;
comment on function move_leading_bounds is
  'Counts how rare industries are, and lets the 150 best funded startups of each country lead it, the 250 best funded of all lead all, and those of small industries. Answers the industries in which something changed.';

create function find_related_startups(of_startup bigint) returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set jit = off as $$
declare
  most constant int := 4;
  for_same_country constant float := 0.35;
  for_size constant float := 0.25;
  for_words constant float := 0.6;
  -- Taglines are compared of those that are near by all else.
  compared constant int := 30;
  its_triples text[];
  its_total float;
  its_country int;
  its_industries int[];
  rarities int[];
begin
  select show_trgm(coalesce(s.tagline, '')), s.total_fundings, s.country_id, mine.ids, mine.rarities
    into its_triples, its_total, its_country, its_industries, rarities
  from startups s cross join lateral (
    select array_agg(si.industry_id) as ids, array_agg(coalesce(r.rarity, 1429)) as rarities
    from startup_industries si left join industry_rarities r on r.industry_id = si.industry_id
    where si.startup_id = s.id) mine
  where s.id = of_startup;
  return array(
    with near as (
      select distinct on (l.startup_id) l.startup_id, l.country_id, l.total_fundings, l.triples,
        (select sum(shared.rarity) from unnest(its_industries, rarities) as shared (id, rarity) where shared.id = any (l.industry_ids)) as shared
      from unnest(its_industries) as mine (id)
        cross join lateral (
          select * from leading_startups one where one.industry_id = mine.id and one.country_id = its_country
          union all
          select * from leading_startups one
          where one.industry_id = mine.id and one.leads_all and one.country_id <> its_country) l
      where l.startup_id <> of_startup order by l.startup_id
    ), nearest as (
      select n.startup_id, n.total_fundings, n.triples, length(ts_delete(n.triples, its_triples)) as others,
        n.shared / 1000.0::float
          + case when n.country_id = its_country then for_same_country else 0 end
          + case when n.total_fundings > 0 and its_total > 0
              then for_size / (1 + abs(ln(n.total_fundings / its_total))) else 0 end as score
      from near n order by score desc, n.startup_id limit compared
    )
    -- What similarity() answers: triples that both have, of all that either has.
    select n.startup_id from nearest n
    order by n.score + for_words * (length(n.triples) - n.others)::real / greatest(cardinality(its_triples) + n.others, 1)::real desc,
      n.total_fundings desc nulls last, n.startup_id
    limit most);
end $$;
comment on function find_related_startups is
  'The startups nearest to one by industries, the rarer the nearer, country, size and words of the tagline.';

create function keep_related_startups(after_id bigint, most int) returns bigint language plpgsql as $$
declare
  last_id constant bigint := (select max(id) from (select id from startups where id > after_id order by id limit most) next);
begin
  insert into kept_related as k
  select s.id, stamp.now, find_related_startups(s.id)
  from startups s
    cross join lateral (
      select array_agg(array[si.industry_id, coalesce(
          (select sum(changes) from leading_changes c where c.industry_id = si.industry_id), 0)] order by si.position, si.industry_id) as changes
      from startup_industries si where si.startup_id = s.id) its
    cross join lateral (
      select stamp_related(s.tagline, s.total_fundings, s.country_id, its.changes) as now offset 0) stamp
  where s.id > after_id and s.id <= last_id
    and not exists (select from kept_related old where old.startup_id = s.id and old.stamp = stamp.now)
  on conflict (startup_id) do update set stamp = excluded.stamp, ids = excluded.ids;
  delete from kept_related k
  where k.startup_id > after_id and (last_id is null or k.startup_id <= last_id)
    and not exists (select from startups where id = k.startup_id);
  return last_id;
end $$;
comment on function keep_related_startups is
  'Keeps the lists of the next startups that have none or an old one. Answers the last of these startups; null when there was none.';

create function note_changed_words() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  insert into search_text_words (word)
  select distinct word from unnest(string_to_array(new.tagline, ' ') || string_to_array(new.overview, ' ')) used (word)
  where word <> '' and not exists (select from search_text_words known where known.word = used.word);
  return null;
end $$;
comment on function note_changed_words is 'Trigger: words of a changed text that were in no text before.';
create trigger search_texts_reworded after update on search_texts for each row
  when (old.tagline is distinct from new.tagline or old.overview is distinct from new.overview)
  execute function note_changed_words();

create view shown_startups as
select s.id as startup_id, json_build_object(
    'name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline, 'overview', s.overview, 'website', s.website,
    'country', country.name, 'country_slug', country.slug, 'state', state.name,
    'status', s.status, 'type', s.type, 'public_ticker', s.public_ticker, 'employee_range', s.employee_range,
    'year_founded', s.year_founded, 'latest_round', s.latest_round, 'total_fundings', s.total_fundings,
    'fundings_count', s.fundings_count, 'last_funding_on', s.last_funding_on,
    'last_funding_precision', s.last_funding_precision, 'last_funding_amount', s.last_funding_amount,
    'twitter_followers', s.twitter_followers,
    'updated_at', to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'industries', industries.links,
    'investors', (
      select coalesce(json_agg(json_build_array(i.name, i.slug, its.has_led) order by i.id), '[]')
      from (
        select fi.investor_id, bool_or(fi.is_lead) as has_led
        from fundings r join funding_investors fi on fi.funding_id = r.id where r.startup_id = s.id group by 1) its
        join investors i on i.id = its.investor_id),
    'technologies', (
      select coalesce(json_agg(json_build_array(t.name, t.slug) order by t.id), '[]')
      from startup_technologies its join technologies t on t.id = its.technology_id where its.startup_id = s.id),
    'founders', (
      select coalesce(json_agg(p.name order by its.position, p.id), '[]')
      from startup_people its join people p on p.id = its.person_id where its.startup_id = s.id and its.is_founder)
  ) as shown,
  json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline, 'country_slug', country.slug,
    'total_fundings', s.total_fundings, 'industries', industries.links) as card,
  json_build_object('profile', to_json(profile.ids), 'status', s.status_source_id, 'rounds', rounds.uses,
    'technologies', technologies.uses, 'metrics', metrics.uses) as uses,
  array(
    select distinct id from unnest(profile.ids || s.status_source_id || rounds.ids || technologies.ids || metrics.ids) as used (id)
    where id is not null order by id) as source_ids
from startups s
  join places country on country.id = s.country_id
  left join places state on state.id = s.state_id
  cross join lateral (
    select coalesce(json_agg(json_build_array(i.name, i.slug) order by its.position, i.id), '[]') as links
    from startup_industries its join industries i on i.id = its.industry_id where its.startup_id = s.id) industries
  cross join lateral (select array_agg(source_id order by source_id) as ids from startup_sources where startup_id = s.id) profile
  cross join lateral (
    select array_agg(report.source_id) as ids,
      json_agg(json_build_array(r.id, r.round, r.amount_usd is not null, report.is_preferred, report.source_id)
        order by r.announced_on desc nulls last, r.amount_usd desc nulls last, r.id desc, report.id) as uses
    from fundings r left join funding_reports report on report.funding_id = r.id where r.startup_id = s.id) rounds
  cross join lateral (
    select array_agg(source_id) as ids, json_agg(json_build_array(source_id, day) order by source_id) as uses
    from (
      select source_id, max(found_on) as day from startup_technologies
      where startup_id = s.id and source_id is not null group by source_id) seen) technologies
  cross join lateral (
    select array_agg(source_id) as ids, json_agg(json_build_array(source_id, day) order by source_id) as uses
    from (
      select source_id, max(measured_on) as day from metric_points
      where startup_id = s.id and source_id is not null group by source_id) seen) metrics;
comment on view shown_startups is
  'What is shown of each startup by results of a search (app/features/search/found-rows.server.ts) and by its page (app/features/startups/queries.server.ts): links are arrays of name and address part, an investor''s with whether it led.';

create table found_startups (
  startup_id bigint primary key,
  shown json not null,
  card json not null,
  uses json not null,
  source_ids bigint[] not null
)
  -- Compressed, rows would take longer to read. Two fit a page at least.
  with (toast_tuple_target = 4080);
comment on table found_startups is 'The rows of shown_startups, kept; derived.';
comment on column found_startups.startup_id is 'The startup.';
comment on column found_startups.shown is 'What results of a search and its page show of it.';
comment on column found_startups.card is 'What of it the pages of startups show that it is near to.';
comment on column found_startups.uses is 'Which source its page uses for what, by id.';
comment on column found_startups.source_ids is 'All of these sources.';

create function refill_found_startups() returns void language plpgsql as $$
begin
  truncate found_startups;
  insert into found_startups (startup_id, shown, card, uses, source_ids) select startup_id, shown, card, uses, source_ids from shown_startups;
end $$;
comment on function refill_found_startups is 'Keeps what results show of all startups anew.';

create function refresh_found_startups(ids bigint[]) returns int language plpgsql
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  written int;
begin
  -- Two who write about the same startup take turns: the second sees what the first wrote.
  perform from found_startups kept where kept.startup_id = any (ids) order by kept.startup_id for update;
  delete from found_startups kept using unnest(ids) as one (id)
  where kept.startup_id = one.id and not exists (select from startups s where s.id = one.id);
  insert into found_startups as kept (startup_id, shown, card, uses, source_ids)
  select now.startup_id, now.shown, now.card, now.uses, now.source_ids
  -- One by one: what is shown of all would else be worked out and then joined.
  from unnest(ids) as one (id) cross join lateral (select * from shown_startups where startup_id = one.id offset 0) now
  order by now.startup_id
  on conflict (startup_id) do update set shown = excluded.shown, card = excluded.card, uses = excluded.uses, source_ids = excluded.source_ids
  where (kept.shown::text, kept.uses::text, kept.source_ids) is distinct from (excluded.shown::text, excluded.uses::text, excluded.source_ids);
  get diagnostics written = row_count;
  return written;
end $$;
comment on function refresh_found_startups is
  'Keeps what is shown of these startups; answers for how many it was something else.';

create function follow_shown_name() returns trigger language plpgsql set enable_seqscan = off set jit = off as $$
declare
  ids bigint[];
begin
  execute format('select array(select startup_id from search_startups where %s @> array[$1])', tg_argv[0]) into ids using new.id::int;
  perform refresh_found_startups(ids);
  return null;
end $$;
comment on function follow_shown_name is 'Trigger: something that results name is called otherwise; the argument says where search_startups has its id.';
create trigger places_shown_country after update on places for each row
  when (new.kind = 'country' and (old.name, old.slug) is distinct from (new.name, new.slug))
  execute function follow_shown_name('array[country_id]');
create trigger places_shown_state after update on places for each row
  when (new.kind = 'state' and old.name is distinct from new.name) execute function follow_shown_name('array[state_id]');
create trigger industries_shown after update on industries for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('industry_ids');
create trigger investors_shown after update on investors for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('investor_ids');
create trigger technologies_shown after update on technologies for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function follow_shown_name('technology_ids');
create trigger people_shown after update on people for each row
  when (old.name is distinct from new.name) execute function follow_shown_name('founder_ids');

create function pairs_in_rounds(pairs bigint[], rounds text[]) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  return array(
    select (((hashtext(round) & 16383) + 1)::bigint << 48) + pair from unnest(pairs) pair, unnest(rounds) round);
end $$;
comment on function pairs_in_rounds is 'What industries_in_round has for pairs of country and industry, as industries_in has them, in each of these rounds.';

create function follow_uses() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if figures_are_deferred() then return null; end if;
  execute format('select array_agg(distinct startup_id) from (%s) changed', (
    select string_agg(format(tg_argv[0], rows), ' union all ')
    from unnest(case tg_op when 'INSERT' then array['new_rows'] when 'DELETE' then array['old_rows'] else array['new_rows', 'old_rows'] end) rows))
    into ids;
  if ids is null then return null; end if;
  -- Whoever changes a startup has its row before it has that of what is shown of it: so has whoever changes its sources.
  perform from startups where id = any (ids) order by id for no key update;
  perform refresh_found_startups(ids);
  return null;
end $$;
comment on function follow_uses is
  'Trigger: sources of startups changed; the argument lists the startups of %s. Rounds, technologies and figures change the startup as well.';

do $$
declare
  source record;
begin
  for source in select * from (values
      ('startup_sources', 'select startup_id from %s'),
      ('funding_reports', 'select f.startup_id from %s r join fundings f on f.id = r.funding_id')) as listed (source_table, startups)
  loop
    execute format('create trigger %1$s_used_inserted after insert on %1$I referencing new table as new_rows
      for each statement execute function follow_uses(%2$L)', source.source_table, source.startups);
    execute format('create trigger %1$s_used_updated after update on %1$I referencing new table as new_rows old table as old_rows
      for each statement execute function follow_uses(%2$L)', source.source_table, source.startups);
    execute format('create trigger %1$s_used_deleted after delete on %1$I referencing old table as old_rows
      for each statement execute function follow_uses(%2$L)', source.source_table, source.startups);
  end loop;
end $$;
