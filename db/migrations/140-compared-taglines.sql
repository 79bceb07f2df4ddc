-- Comparing taglines letter by letter took a third of the time that related startups take: both are taken apart for every pair.
-- Those of startups that lead are kept taken apart.

alter table leading_startups add column triples tsvector not null default '';
comment on column leading_startups.triples is 'Its tagline, as similarity() takes it apart: all triples of letters.';

create or replace function list_leading_startups(ids bigint[]) returns setof leading_startups language sql stable as $$
  select f.startup_id, its.industry, f.country_id, f.total_fundings, leads.all_countries, tagline.triples
  from unnest(ids) as one (id) join search_startups f on f.startup_id = one.id
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
      from startups s where s.id = f.startup_id and (leads.its_country or leads.all_countries) offset 0) tagline
    cross join lateral (select distinct unnest(f.industry_ids) as industry) its;
$$;

update leading_startups l set triples = array_to_tsvector(show_trgm(s.tagline))
from startups s where s.id = l.startup_id and s.tagline is not null;

create or replace function list_related_startups(of_startup bigint, most int)
returns table (name text, slug text, logo text, tagline text, total_fundings numeric, shared text[], same_country text)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set jit = off as $$
declare
  -- Of an industry with more startups, which may be tens of thousands, those are looked at that lead the country or all.
  small_industry constant int := 200;
  for_same_country constant float := 0.35;
  for_size constant float := 0.25;
  for_words constant float := 0.6;
  -- Taglines are compared of those that are near by all else.
  compared constant int := 30;
  its_tagline text;
  its_triples text[];
  its_total float;
  its_country int;
  country_name text;
  its_industries int[];
  names text[];
  weights int[];
  small int[];
begin
  -- The rarer an industry, the more it says. In millionths, so that sums are the same in any order.
  select coalesce(s.tagline, ''), f.total_fundings, f.country_id, country.name, mine.*
    into its_tagline, its_total, its_country, country_name, its_industries, names, weights, small
  from search_startups f join startups s on s.id = f.startup_id join places country on country.id = f.country_id
    cross join lateral (
      select array_agg(i.id order by rare.weight desc, i.name), array_agg(i.name order by rare.weight desc, i.name),
        array_agg(rare.weight order by rare.weight desc, i.name),
        array_agg(i.id) filter (where counted.startups <= small_industry)
      from unnest(f.industry_ids) as industry (id) join industries i on i.id = industry.id
        cross join lateral (
          select sum(sums.startups_count)::float as startups from startup_sums sums
          where sums.industry_id = i.id and sums.place_id = 0 offset 0) counted
        cross join lateral (
          select (round((1 / ln(2 + counted.startups))::numeric, 6) * 1000000)::int as weight
          where counted.startups > 0 offset 0) rare) mine
  where f.startup_id = of_startup;
  its_triples := show_trgm(its_tagline);
  return query
  with near as (
    select l.startup_id, l.country_id, l.total_fundings, l.triples, sum(mine.weight) as shared
    from unnest(its_industries, weights) as mine (id, weight)
      cross join lateral (
        select * from leading_startups one where one.industry_id = mine.id and one.country_id = its_country
        union all
        select * from leading_startups one
        where one.industry_id = mine.id and one.leads_all and one.country_id <> its_country) l
    group by l.startup_id, l.country_id, l.total_fundings, l.triples
    union all
    select f.startup_id, f.country_id, f.total_fundings, null,
      (select sum(mine.weight) from unnest(its_industries, weights) as mine (id, weight) where mine.id = any (f.industry_ids))
    from search_startups f where small is not null and f.industry_ids && small
  ), nearest as (
    select n.startup_id, n.total_fundings, n.triples, length(ts_delete(n.triples, its_triples)) as others,
      n.shared / 1000000.0::float
        + case when n.country_id = its_country then for_same_country else 0 end
        + case when n.total_fundings > 0 and its_total > 0
            then for_size / (1 + abs(ln(n.total_fundings / its_total))) else 0 end as score
    -- Who leads comes with the tagline taken apart.
    from (
      select distinct on (near.startup_id) near.* from near where near.startup_id <> of_startup
      order by near.startup_id, near.triples nulls last) n
    order by score desc, n.startup_id limit compared
  )
  select s.name, s.slug, s.logo, s.tagline, s.total_fundings,
    array(select mine.name from unnest(its_industries, names) as mine (id, name) where mine.id = any (f.industry_ids)),
    case when f.country_id = its_country then country_name end
  from (
      -- What similarity() answers: triples that both have, of all that either has.
      select n.startup_id, n.score + for_words * case when n.triples is null
          then similarity((select coalesce(c.tagline, '') from startups c where c.id = n.startup_id), its_tagline)
          else (length(n.triples) - n.others)::real / greatest(cardinality(its_triples) + n.others, 1)::real end as score
      from nearest n
      order by score desc, n.total_fundings desc nulls last fetch first (most) rows with ties) best
    join search_startups f on f.startup_id = best.startup_id
    join startups s on s.id = best.startup_id
  order by best.score desc, s.total_fundings desc nulls last, s.name, s.id limit most;
end $$;
