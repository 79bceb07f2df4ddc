-- The startups nearest to one, as a function: planned anew each time, as its plan depends on the startup, it took most of the time of
-- a startup's page. It asks search_startups, whose rows have the industries in them.

create function list_related_startups(of_startup bigint, most int)
returns table (name text, slug text, logo text, tagline text, total_fundings numeric, shared text[], same_country text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- Of an industry with more startups, which may be tens of thousands, those are looked at that are among the best funded of the
  -- country or of all.
  small_industry constant int := 200;
  best_of_country constant int := 150;
  best_of_all constant int := 250;
  for_same_country constant float := 0.35;
  for_size constant float := 0.25;
  for_words constant float := 0.6;
  -- Taglines are compared of those that are near by all else.
  compared constant int := 30;
  self search_startups;
  its_tagline text;
  its_industries bigint[];
  weights float[];
  small int[];
begin
  select * into self from search_startups f where f.startup_id = of_startup;
  select coalesce(s.tagline, '') into its_tagline from startups s where s.id = of_startup;
  -- The rarer an industry, the more it says.
  select array_agg(counted.id), array_agg(1 / ln(2 + counted.startups)),
      array_agg(counted.id) filter (where counted.startups <= small_industry)
    into its_industries, weights, small
  from (select mine.id, sum(sums.startups_count)::float as startups
    from unnest(self.industry_ids) as mine (id) join startup_sums sums on sums.industry_id = mine.id and sums.place_id = 0
    group by mine.id having sum(sums.startups_count) > 0) counted;
  return query
  with near as (
    (select f.startup_id, f.country_id, f.total_fundings, f.industry_ids from search_startups f
      where f.country_id = self.country_id order by f.total_fundings desc nulls last, f.name, f.startup_id limit best_of_country)
    union all
    (select f.startup_id, f.country_id, f.total_fundings, f.industry_ids from search_startups f
      order by f.total_fundings desc nulls last, f.name, f.startup_id limit best_of_all)
    union all
    select f.startup_id, f.country_id, f.total_fundings, f.industry_ids
    from unnest(small) as industry (id)
      cross join lateral (select * from search_startups alike where alike.industry_ids @> array[industry.id]) f
  ), candidates as (
    select distinct on (near.startup_id) near.startup_id,
      (select sum(weights[at]) from generate_subscripts(its_industries, 1) at where its_industries[at] = any (near.industry_ids))
        + case when near.country_id = self.country_id then for_same_country else 0 end
        + case when near.total_fundings > 0 and self.total_fundings > 0
            then for_size / (1 + abs(ln(near.total_fundings / self.total_fundings))) else 0 end as score
    from near where near.industry_ids && self.industry_ids and near.startup_id <> of_startup
  ), nearest as (
    select c.startup_id, c.score from candidates c order by c.score desc, c.startup_id limit compared
  )
  select s.name, s.slug, s.logo, s.tagline, s.total_fundings,
    array(select i.name from unnest(its_industries, weights) as mine (id, weight)
        join startup_industries si on si.industry_id = mine.id and si.startup_id = s.id
        join industries i on i.id = mine.id
      order by mine.weight desc, i.name),
    case when s.country_id = self.country_id then country.name end
  from nearest n join startups s on s.id = n.startup_id join places country on country.id = s.country_id
  order by n.score + for_words * similarity(coalesce(s.tagline, ''), its_tagline) desc, s.total_fundings desc nulls last, s.name
  limit most;
end $$;
comment on function list_related_startups is
  'The startups nearest to one by industries, the rarer the nearer, country, size and words of the tagline; with what they share.';
