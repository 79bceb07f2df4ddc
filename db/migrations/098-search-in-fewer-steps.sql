-- Steps of searches that were planned anew each time they were asked, because their plans depend on how many values come with
-- them. As functions they are planned once a connection, like those of 051.

create or replace function read_name_hits(name_ids bigint[], places int[], most int)
returns table (kind text, entity_id bigint, place int, slug text, name text, detail text, is_city boolean, logo text,
  tagline text, found_name text, relation text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  with named as (
    select distinct on (n.kind, n.entity_id) n.kind, n.entity_id, n.name, n.relation, n.key, n.weight, found.place
    from unnest(name_ids, places) as found (name_id, place) join search_names n on n.id = found.name_id
    order by n.kind, n.entity_id, found.place, n.weight desc, n.relation = 'main' desc, n.key
  ), best as (
    select * from named b order by b.place, b.weight desc, b.relation = 'main' desc, b.key limit most
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
  'What names name, each once by the best of its names: the lowest place first, then what is likelier meant. Takes ids of search_names, a place for each, and how many to answer.';

create function find_names_like(words text[], endings text[], near text[], near_places int[], shorter text[])
returns table (name_ids bigint[], places int[])
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  place_of_all_words constant int := 1;
  place_of_shorter constant int := 40;
begin
  return query
  select array_agg(one.name_id), array_agg(one.place) from (
    select all_words.name_id, place_of_all_words as place from find_names_with_words(words, endings) as all_words (name_id)
    union all
    select likely.name_id, likely.place from find_names_near(near, near_places) as likely
    union all
    select w.name_id, place_of_shorter + beginning.place::int
    from unnest(shorter) with ordinality as beginning (key, place)
      cross join lateral (select listed.name_id from search_name_words listed
        where listed.word = beginning.key and listed.is_whole order by listed.weight desc limit 20) w) one;
end $$;
comment on function find_names_like is
  'Names with all words of a question (place 1), with words near the whole of it (their places) and, from place 41 on, names that its beginnings are.';

create function find_words_sharing_each(misspelled text[]) returns table (word text, place int)
language plpgsql stable as $$
begin
  for at in 1 .. cardinality(misspelled) loop
    return query select sharing, at from find_words_sharing(array(select json_array_elements_text(misspelled[at]::json))) as sharing;
  end loop;
end $$;
comment on function find_words_sharing_each is
  'find_words_sharing for several words at once; the misspellings of each are a JSON array, and its place is answered.';
