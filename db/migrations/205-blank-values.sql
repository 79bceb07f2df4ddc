-- What is blank stood in no index where that is not one of an order: who asked for the few startups without a state, a tagline, an overview
-- or a website had all of them read.
create index search_startups_without_state on search_startups (startup_id) where state_id is null;
create index search_texts_without_tagline on search_texts (startup_id) where tagline is null;
create index search_texts_without_overview on search_texts (startup_id) where overview is null;
create index search_texts_without_website on search_texts (startup_id) where website is null;

-- Startups without a round, or with none of which the day is known, are the last in the order of what was raised: all others were read first.
create index search_startups_without_round on search_startups (total_fundings desc nulls last, name, startup_id)
  where latest_round is null;
create index search_startups_without_day on search_startups (total_fundings desc nulls last, name, startup_id)
  where last_funding_on is null;
