-- The names nearest to what an address named. A short word shares two triples of letters with tens of thousands of names, each of which
-- was read to be compared; now a name has to share nearly half of the word's triples.

create function list_near_names(wanted text, most int)
returns table (kind text, name text, slug text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set pg_trgm.word_similarity_threshold = 0.45 as $$
declare
  near_as_part constant real := 0.6;
begin
  return query
  with near as (
    select 'startup' as kind, s.name, s.slug
    from search_startups f join startups s on s.id = f.startup_id
    where f.name %> wanted and (f.name % wanted or word_similarity(wanted, f.name) >= near_as_part)
    union all
    select 'investor', i.name, i.slug from investors i
    where i.slug %> wanted and (i.slug % wanted or word_similarity(wanted, i.slug) >= near_as_part)
    union all
    select 'industry', i.name, i.slug from industries i
    where i.slug %> wanted and (i.slug % wanted or word_similarity(wanted, i.slug) >= near_as_part)
    union all
    select 'location', p.name, p.slug from places p
    where p.kind in ('country', 'city')
      and p.slug %> wanted and (p.slug % wanted or word_similarity(wanted, p.slug) >= near_as_part)
  )
  select near.kind, near.name, near.slug from near
  order by similarity(near.slug, wanted) + word_similarity(wanted, near.slug) desc, length(near.slug), near.slug, near.kind
  limit most;
end $$;
comment on function list_near_names is
  'Startups, investors, industries and places with the names nearest to words without accents: mistyped ones, and those that have the words as a part.';
