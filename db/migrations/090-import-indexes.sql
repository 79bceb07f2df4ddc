-- Every index of startups costs every import, so each says no more than its queries ask.

-- Close matches of an address that names nothing: search_startups has the same trigrams, of names.
drop index startups_slug_trigrams;

-- Most imported startups tell no city.
drop index startups_city_total;
create index startups_city_total on startups (city_id, total_fundings desc nulls last, name) where city_id is not null;

-- Of startups made together few are of one year: sorting those by name takes nothing.
drop index startups_newest;
create index startups_newest on startups (created_at desc, year_founded desc nulls last);
