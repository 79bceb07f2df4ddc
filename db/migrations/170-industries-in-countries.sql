-- Most searches ask for industries in a country. To compare the list of a country with that of an industry takes twice to three times
-- as long as to read the one list of both.

create function industries_in(country_id int, industry_ids int[]) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  return array(select (country_id::bigint << 32) + industry from unnest(industry_ids) industry);
end $$;
comment on function industries_in is 'Each of the industries with the country, as one number: the country''s times 2^32, and the industry''s.';
create index search_startups_industries_in on search_startups using gin (industries_in(country_id, industry_ids)) with (fastupdate = off);
analyze search_startups;
