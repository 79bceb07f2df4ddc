-- A word in texts is found among words. By its letters it is found as well, and still is where very many words contain what is looked
-- for; but of a word that hundreds of thousands of texts have a piece of, five or six lists as long had to be compared.

create table search_text_words (
  word text collate "C" not null
);
comment on table search_text_words is
  'What stands between spaces in taglines and overviews of search_texts; derived. Some may stand twice, or in no text any more.';
comment on column search_text_words.word is 'With the marks that touch it: "loans,".';

create or replace function begin_search_texts() returns trigger language plpgsql as $$
declare
  -- The longest word that an index takes is no word any more.
  longest constant text := '([^ ]{250})';
begin
  new.tagline := translate(new.tagline, E'\t\n\r', '   ');
  new.overview := translate(new.overview, E'\t\n\r', '   ');
  if length(new.tagline) > 250 then new.tagline := regexp_replace(new.tagline, longest, '\1 ', 'g'); end if;
  if length(new.overview) > 250 then new.overview := regexp_replace(new.overview, longest, '\1 ', 'g'); end if;
  select array[f.country_id], f.industry_ids into new.country_ids, new.industry_ids
  from search_startups f where f.startup_id = new.startup_id;
  return new;
end $$;
comment on function begin_search_texts is
  'Trigger: texts come with spaces between their words, and with the country and the industries that search_startups has.';
update search_texts
set tagline = regexp_replace(translate(tagline, E'\t\n\r', '   '), '([^ ]{250})', '\1 ', 'g'),
  overview = regexp_replace(translate(overview, E'\t\n\r', '   '), '([^ ]{250})', '\1 ', 'g')
where tagline ~ '[\t\n\r]|[^ ]{251}' or overview ~ '[\t\n\r]|[^ ]{251}';

-- Nobody waits for another's new words, and so nobody waits in a circle: what two write at the same time stands twice.
-- Words are looked up by the index, however many: a plan made for the texts of an import, or for an empty table, would be kept for a single
-- text and read all words for it.
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

insert into search_text_words (word)
select word from (
  select unnest(string_to_array(tagline, ' ')) as word from search_texts
  union
  select unnest(string_to_array(overview, ' ')) from search_texts) used
where word <> '';
create index search_text_words_word on search_text_words (word);
create index search_text_words_trigrams on search_text_words using gin (word gin_trgm_ops);
create trigger search_texts_worded after insert on search_texts referencing new table as new_rows
  for each statement execute function note_text_words();
create trigger search_texts_reworded after update on search_texts referencing new table as new_rows
  for each statement execute function note_text_words();

create index search_texts_words on search_texts using gin (
  string_to_array(tagline, ' '), string_to_array(overview, ' '), country_ids, industry_ids
) with (gin_pending_list_limit = 512);
analyze search_texts;
analyze search_text_words;

create or replace function refresh_search_tables() returns void language plpgsql as $$
begin
  truncate search_text_words;
  perform refill_search_tables();
  perform move_leading_bounds();
end $$;

-- Names by the beginnings of their words were looked for in six ways, one after the other. With a space before each word there is one.
-- Status, type and number of employees, which hardly ever leave few, stood in this index for nothing.
create function spaced_name(name text) returns text language sql immutable strict parallel safe as $$
  select ' ' || translate(name, '-/.(', '    ');
$$;
comment on function spaced_name is 'A name with a space before each of its words.';
drop index search_startups_values;
create index search_startups_values on search_startups using gin (
  spaced_name(name) gin_trgm_ops, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids,
  (array[country_id]), (array[state_id]), (array[latest_round])
) with (fastupdate = off);
analyze search_startups;
