-- An industry, a country and a round is what most who look for startups ask for. Of a large industry in a large country most startups had
-- to be looked at for their round: now the index of industries in countries lists those of each round as well.

drop index search_startups_industries_in;
drop function industries_in(int, int[]);
create function industries_in(country_id int, industry_ids int[], latest_round text) returns bigint[] language plpgsql immutable parallel safe as $$
declare
  pairs constant bigint[] := array(select (country_id::bigint << 32) + industry from unnest(industry_ids) industry);
begin
  if latest_round is null then return pairs; end if;
  return pairs || array(select pair + ((hashtext(latest_round) & 32767) + 1)::bigint * 65536 from unnest(pairs) pair);
end $$;
comment on function industries_in is
  'Each of the industries with the country, as one number: the country''s times 2^32, and the industry''s; and each with the round as well: these plus 2^16 times the round''s.';
create function pairs_in_rounds(pairs bigint[], rounds text[]) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  return array(select pair + ((hashtext(round) & 32767) + 1)::bigint * 65536 from unnest(pairs) pair, unnest(rounds) round);
end $$;
comment on function pairs_in_rounds is
  'What industries_in has for pairs of country and industry in each of these rounds; rounds may share a number, so they are to be compared as well.';
create index search_startups_industries_in on search_startups using gin (industries_in(country_id, industry_ids, latest_round))
  with (fastupdate = off);
analyze search_startups;
