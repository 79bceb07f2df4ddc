-- An industry, a country and a round is what most who look for startups ask for. Of a large industry in a large country most startups had
-- to be looked at for their round: an index of industries in countries now lists those of each round.

-- As in industries_in, beside which the round takes the highest bits: a country's number has to leave them.
alter table places add constraint places_country_number check (kind <> 'country' or id < 65536);
create function industries_in_round(country_id int, industry_ids int[], latest_round text) returns bigint[]
language plpgsql immutable parallel safe as $$
begin
  if latest_round is null then return '{}'; end if;
  return array(
    select (((hashtext(latest_round) & 16383) + 1)::bigint << 48) + (country_id::bigint << 32) + industry
    from unnest(industry_ids) industry);
end $$;
comment on function industries_in_round is
  'Each of the industries with the country and the round, as one number: what industries_in has, and a number of the round times 2^48. Rounds may share a number.';
create function pairs_in_rounds(pairs bigint[], rounds text[]) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  return array(
    select (((hashtext(round) & 16383) + 1)::bigint << 48) + pair from unnest(pairs) pair, unnest(rounds) round);
end $$;
comment on function pairs_in_rounds is 'What industries_in_round has for pairs of country and industry, as industries_in has them, in each of these rounds.';
create index search_startups_industries_in_round on search_startups
  using gin (industries_in_round(country_id, industry_ids, latest_round)) with (fastupdate = off);
analyze search_startups;
