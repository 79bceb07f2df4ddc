-- Most startups that are written lead nowhere and share no small industry: of these no industry has to be looked at.
create or replace function list_leading_startups(ids bigint[]) returns setof leading_startups language sql stable as $$
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
