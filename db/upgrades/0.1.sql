-- From 0.1 to 0.2: what the copied rows mean otherwise. Runs without triggers; the former tables
-- are still there as former.NAME, and country_names (code, name) knows the countries of the world.
--
-- Nothing asks any more when somebody became a moderator:
-- dropped: users.moderator_since

-- Fields have the names of the catalogue's descriptions.
create function pg_temp.field_of(kind text, field text) returns text language sql as $$
  select case
    when kind = 'funding' and field = 'date' then 'announced_on'
    when kind = 'startup' and field = 'ticker' then 'public_ticker'
    when kind = 'startup' and field = 'founder' then 'founders'
    else field
  end;
$$;

update corrections set field = pg_temp.field_of(kind, field)
where field <> pg_temp.field_of(kind, field);
update fact_replies set field = pg_temp.field_of(kind, field)
where field <> pg_temp.field_of(kind, field);
update moderation_log set details = details || jsonb_build_object(
  'field', pg_temp.field_of(split_part(details->>'about', ':', 1), details->>'field'))
where details ? 'field' and details ? 'about';

-- Places and industries are named, no longer addressed.
create function pg_temp.country_of(slug text) returns text language sql as $$
  select coalesce((select p.name from places p where p.kind = 'country' and p.slug = $1), $1);
$$;
create function pg_temp.industries_of(slugs jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(coalesce(i.name, given.slug) order by given.position), '[]')
  from jsonb_array_elements_text(slugs) with ordinality given (slug, position)
    left join industries i on i.slug = given.slug;
$$;
-- A list, where all of it stood in one text with commas.
create function pg_temp.list_of(value jsonb) returns jsonb language sql as $$
  select case jsonb_typeof(value)
    when 'string' then to_jsonb(string_to_array(value #>> '{}', ', '))
    else value
  end;
$$;

-- An edit of one fact.
update submissions set content = content || jsonb_build_object(
  'field', pg_temp.field_of(subject_kind, content->>'field'),
  'value', case
    when jsonb_typeof(content->'value') = 'null' then 'null'
    when subject_kind = 'startup' and content->>'field' = 'country'
      then to_jsonb(pg_temp.country_of(content->>'value'))
    when subject_kind = 'startup' and content->>'field' = 'industries'
      then pg_temp.industries_of(content->'value')
    when subject_kind = 'startup' and content->>'field' = 'founder'
      then jsonb_build_array(content->'value')
    when (subject_kind, content->>'field') in
      (('funding', 'investors'), ('investor', 'stages'), ('person', 'links'))
      then pg_temp.list_of(content->'value')
    else content->'value'
  end)
where kind = 'edit';

-- A round of a listing: one text each for date and amount, as they are stored everywhere.
create function pg_temp.round_of(round jsonb) returns jsonb language sql as $$
  select (round - 'currency') || jsonb_build_object(
    'date', round->'date'->>'date',
    'amount', case
      when round->>'amount' is null then null
      when coalesce(round->>'currency', 'USD') = 'USD' then round->>'amount'
      else (round->>'currency') || ' ' || (round->>'amount')
    end,
    'investors', (
      select coalesce(jsonb_agg(
        (one->>'name') || case when (one->>'is_lead')::boolean then ' (lead)' else '' end order by position), '[]')
      from jsonb_array_elements(round->'investors') with ordinality as list (one, position)));
$$;
update submissions set content = (content - 'ticker') || jsonb_build_object(
  'public_ticker', content->'ticker',
  'country', pg_temp.country_of(content->>'country'),
  'industries', pg_temp.industries_of(content->'industries'),
  'rounds', (
    select coalesce(jsonb_agg(pg_temp.round_of(round) order by position), '[]')
    from jsonb_array_elements(content->'rounds') with ordinality as list (round, position)))
where kind = 'listing';
-- What is typed in a draft stays as typed.
update listing_drafts set content = (content - 'ticker') || jsonb_build_object('public_ticker', content->'ticker')
where content ? 'ticker';

-- What an investor has confirmed names its country.
update confirmations c set facts = (
  select jsonb_agg(
    case when fact->>'key' = 'country'
      then fact || jsonb_build_object('value', coalesce(n.name, fact->>'value')) else fact end order by position)
  from jsonb_array_elements(c.facts) with ordinality as list (fact, position)
    left join country_names n on n.code = fact->>'value')
where investor_id is not null and jsonb_array_length(facts) > 0;

-- Rows that an undone merge puts back need what cannot be null.
update merge_rows set content = content || '{"identifiers": []}'
where table_name = 'startups' and content ? 'name' and fate = 'gone';
update merge_rows set content = content || '{"is_sourced": false}'
where table_name = 'fundings' and content ? 'round' and fate = 'gone';
