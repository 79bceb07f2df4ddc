-- Most searches in texts ask for a country, an industry or a status as well, and every one wants an order: each match had to be looked
-- up in search_startups for that, which takes three times as long as to find it. The texts now have these values themselves. What
-- changes every day stands in no index of theirs, and pages leave room for it: then no index follows a change.

-- Made beside the old table, which is read meanwhile.
lock table search_texts in share mode;
create table valued_texts (
  startup_id bigint not null,
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
insert into valued_texts
select f.startup_id, f.total_fundings, f.last_funding_amount, f.twitter_followers, f.updated_at, f.last_funding_on, f.fundings_count,
  f.country_id, f.year_founded, f.status, f.type, f.employee_range, f.latest_round, f.name, f.industry_ids,
  t.tagline, t.overview, t.website
from search_texts t join search_startups f on f.startup_id = t.startup_id
order by f.country_id, f.total_fundings desc nulls last, f.startup_id;
create index valued_texts_values on valued_texts using gin (
  tagline gin_trgm_ops, overview gin_trgm_ops, website gin_trgm_ops, (array[country_id]), industry_ids
) with (gin_pending_list_limit = 512);
create index valued_texts_words on valued_texts using gin (
  string_to_array(tagline, ' '), string_to_array(overview, ' '), (array[country_id]), industry_ids
) with (gin_pending_list_limit = 512);
-- Most searches ask for the order of the money raised, in which the texts lie country by country.
create index valued_texts_raised_most on valued_texts (total_fundings desc nulls last, name, startup_id);
create index valued_texts_country on valued_texts (country_id);
create unique index valued_texts_id on valued_texts (startup_id);

drop table search_texts;
alter table valued_texts rename to search_texts;
alter index valued_texts_values rename to search_texts_values;
alter index valued_texts_raised_most rename to search_texts_raised_most;
alter index valued_texts_country rename to search_texts_country;
alter index valued_texts_words rename to search_texts_words;
alter table search_texts add constraint search_texts_pkey primary key using index valued_texts_id;
analyze search_texts;

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

create or replace function begin_search_texts() returns trigger language plpgsql as $$
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

drop trigger search_startups_moved on search_startups;
create or replace function follow_search_texts() returns trigger language plpgsql as $$
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

-- An update of values alone brings no words.
create trigger search_texts_worded after insert on search_texts referencing new table as new_rows
  for each statement execute function note_text_words();
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
