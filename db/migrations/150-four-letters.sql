-- Six thousand words of a million startups' names begin with the same four letters, and all were read and put in order for the
-- likeliest forty. An index gives the likeliest names of four letters as it does of fewer; and twenty of a step are enough for ten
-- startups, investors, industries and places, of which few have several names that begin alike.
create index search_name_words_4 on search_name_words (left(word, 4), is_whole desc, weight desc);

create or replace function find_names_beginning(beginning text, ending text)
returns table (name_ids bigint[], places int[])
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set jit = off as $$
declare
  equal bigint[];
  begun bigint[];
  begun_places int[];
  names_a_step constant int := 20;
begin
  select array_agg(e.name_id) into equal from (
    select w.name_id from search_name_words w where w.word = beginning and w.is_whole
    order by w.weight desc limit names_a_step) e;
  -- Few letters begin very many words: an index for each of these lengths gives the likeliest names without reading the others.
  if length(beginning) = 1 then
    select array_agg(b.name_id), array_agg(case when b.is_whole then 1 else 2 end) into begun, begun_places from (
      select w.name_id, w.is_whole from search_name_words w where left(w.word, 1) = beginning
      order by w.is_whole desc, w.weight desc limit names_a_step) b;
  elsif length(beginning) = 2 then
    select array_agg(b.name_id), array_agg(case when b.is_whole then 1 else 2 end) into begun, begun_places from (
      select w.name_id, w.is_whole from search_name_words w where left(w.word, 2) = beginning
      order by w.is_whole desc, w.weight desc limit names_a_step) b;
  elsif length(beginning) = 3 then
    select array_agg(b.name_id), array_agg(case when b.is_whole then 1 else 2 end) into begun, begun_places from (
      select w.name_id, w.is_whole from search_name_words w where left(w.word, 3) = beginning
      order by w.is_whole desc, w.weight desc limit names_a_step) b;
  elsif length(beginning) = 4 then
    select array_agg(b.name_id), array_agg(case when b.is_whole then 1 else 2 end) into begun, begun_places from (
      select w.name_id, w.is_whole from search_name_words w where left(w.word, 4) = beginning
      order by w.is_whole desc, w.weight desc limit names_a_step) b;
  else
    select array_agg(b.name_id), array_agg(case when b.is_whole then 1 else 2 end) into begun, begun_places from (
      select listed.name_id, listed.is_whole from (
          select known.word from search_words known where known.word >= beginning and known.word < ending
          order by known.is_whole desc, known.weight desc limit names_a_step) likely
        cross join lateral (
          select w.name_id, w.is_whole, w.weight from search_name_words w
          where w.word >= likely.word and w.word <= likely.word
          order by w.word, w.is_whole desc, w.weight desc limit 12) listed
      order by listed.is_whole desc, listed.weight desc limit names_a_step) b;
  end if;
  return query select coalesce(equal, '{}') || coalesce(begun, '{}'),
    array_fill(0, array[coalesce(cardinality(equal), 0)]) || coalesce(begun_places, '{}');
end $$;
comment on function find_names_beginning is
  'Names equal to the question (place 0), whole names that begin with it (1) and names with a word that does (2); up to 20 of each kind.';
