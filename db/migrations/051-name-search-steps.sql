-- The steps of name search as functions: a plan made anew for each question took longer than the question. Inside, plans are
-- made once a connection, and only such that look rows up one by one, which is right at every size of the catalogue.

create function read_name_hits(name_ids bigint[], places int[], most int)
returns table (kind text, entity_id bigint, place int, slug text, name text, detail text, is_city boolean, logo text,
  tagline text, found_name text, relation text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  with best as (
    select n.kind, n.entity_id, n.name, n.relation, n.weight, min(found.place) as place
    from unnest(name_ids, places) as found (name_id, place) join search_names n on n.id = found.name_id
    group by n.id
    order by min(found.place), n.weight desc, n.relation = 'main' desc, n.key limit most
  )
  select b.kind, b.entity_id, b.place, entity.slug, entity.name, entity.detail, entity.is_city, entity.logo, entity.tagline,
    b.name, b.relation
  from best b cross join lateral (
    select s.slug, s.name, (select c.name from places c where c.id = s.country_id) as detail, false as is_city, s.logo, s.tagline
    from startups s where b.kind = 'startup' and s.id = b.entity_id
    union all
    select i.slug, i.name, i.type, false, i.logo, null from investors i where b.kind = 'investor' and i.id = b.entity_id
    union all
    select i.slug, i.name, i.label, false, null, null from industries i where b.kind = 'industry' and i.id = b.entity_id
    union all
    select p.slug, p.name, (select c.name from places c where c.id = p.country_id), p.kind = 'city', null, null
    from places p where b.kind = 'location' and p.id = b.entity_id) entity
  order by b.place, b.weight desc, b.relation = 'main' desc, entity.name;
end $$;
comment on function read_name_hits is
  'Names with what they name: the lowest place first, then what is likelier meant. Takes ids of search_names, a place for each, and how many to answer.';

create function find_names_beginning(beginning text, ending text)
returns table (name_ids bigint[], places int[])
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  equal bigint[];
  begun bigint[];
  begun_places int[];
  names_a_step constant int := 40;
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
  else
    select array_agg(b.name_id), array_agg(case when b.is_whole then 1 else 2 end) into begun, begun_places from (
      select listed.name_id, listed.is_whole from (
          select known.word from search_words known where known.word >= beginning and known.word < ending
          order by known.is_whole desc, known.weight desc limit 40) likely
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
  'Names equal to the question (place 0), whole names that begin with it (1) and names with a word that does (2); up to 40 of each kind.';

create function find_words_sharing(misspelled text[]) returns setof text
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  select w.word::text from (
    -- One by one: some misspellings have very many words, and each counts up to a limit.
    select distinct s.stem from unnest(misspelled) as typed (stem)
      cross join lateral (select known.stem from search_stems known
        where known.misspellings @> array[typed.stem] limit 200) s) stems
    cross join lateral (select alike.word, alike.weight from search_words alike where alike.stem = stems.stem
      order by alike.weight desc, alike.word limit 40) w
  order by w.weight desc, w.word limit 400;
end $$;
comment on function find_words_sharing is 'Words whose first letters share a misspelling with those given; the likeliest names first.';

create function find_names_with_words(words text[], endings text[]) returns setof bigint
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  names_probed constant int := 60;
  names_with_a_word constant int := 1000;
  rarest bigint[];
  rarest_at int;
  names bigint[];
begin
  -- A word that few names have leaves few to look at, and one that none has leaves nothing.
  for at in 1 .. cardinality(words) loop
    names := array(select w.name_id from search_name_words w
      where w.word >= words[at] and w.word < endings[at] limit names_probed);
    if names = '{}' then return; end if;
    if rarest is null or cardinality(names) < cardinality(rarest) then
      rarest := names;
      rarest_at := at;
    end if;
  end loop;
  if cardinality(rarest) = names_probed then
    rarest := array(select w.name_id from search_name_words w
      where w.word >= words[rarest_at] and w.word < endings[rarest_at] limit names_with_a_word);
  end if;
  return query
  select distinct found.name_id from unnest(rarest) as found (name_id)
  where not exists (
    select from unnest(words, endings) with ordinality as other (beginning, ending, at)
    where other.at <> rarest_at
      -- One look into the names' own words each; joined, a word that most names have would be read whole.
      and (select true from search_name_words w
        where w.name_id = found.name_id and w.word >= other.beginning and w.word < other.ending limit 1) is null);
end $$;
comment on function find_names_with_words is
  'Names with a word for each of those given, in any order. A word is given by its beginning and the end of the range of words that begin so; the longest first.';

create function find_names_near(near text[], near_places int[]) returns table (name_id bigint, place int)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  select listed.name_id, one.place + case when listed.is_whole then 0 else 1 end
  from unnest(near, near_places) as one (word, place)
    cross join lateral (
      select w.name_id, w.is_whole from search_name_words w
      where w.word >= one.word and w.word <= one.word
      order by w.word, w.is_whole desc, w.weight desc limit 12) listed;
end $$;
comment on function find_names_near is 'Names with one of these words, each at its word''s place, or one later where the word is a part of the name.';

create function find_names_like_each(near text[]) returns setof bigint
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  names bigint[];
  likely text[];
begin
  for at in 1 .. cardinality(near) loop
    likely := array(select json_array_elements_text(near[at]::json));
    if names is null then
      names := array(
        select distinct listed.name_id from unnest(likely) as one (word)
          cross join lateral (
            select w.name_id from search_name_words w where w.word >= one.word and w.word <= one.word
            order by w.word, w.is_whole desc, w.weight desc limit 1000) listed);
    else
      names := array(
        select found.name_id from unnest(names) as found (name_id)
        where exists (select from search_name_words w where w.name_id = found.name_id and w.word = any (likely)));
    end if;
  end loop;
  return query select unnest(names);
end $$;
comment on function find_names_like_each is
  'Names with a word of each list; a list is the JSON array of the words that one word of the question may mean, the longest first.';
