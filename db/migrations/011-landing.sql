-- What the first page and an address that names nothing ask for (app/features/home, app/features/not-found).

-- The startups listed last; of those listed together the youngest.
create index startups_newest on startups (created_at desc, year_founded desc nulls last, name);

-- Close matches: trigrams of slugs, which are names without accents and capitals.
create index startups_slug_trigrams on startups using gin (slug gin_trgm_ops);
create index investors_slug_trigrams on investors using gin (slug gin_trgm_ops);
