-- Comments of columns that hold the same in every table, unless the table says more of them.

do $$
declare
  one record;
begin
  for one in
    select c.relname, a.attname, coalesce(common.comment, col_description(its.attrelid, its.attnum)) as comment
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and col_description(c.oid, a.attnum) is null
      left join (values
        ('startup_id', 'The startup.'), ('investor_id', 'The investor.'), ('funding_id', 'The round.'),
        ('person_id', 'The person.'), ('industry_id', 'The industry.'), ('technology_id', 'The technology.'),
        ('source_id', 'The source.'), ('source_ids', 'Sources that show it.'), ('news_id', 'The news entry.'),
        ('user_id', 'Owner.'), ('created_at', 'When it was recorded here.'),
        ('since_precision', 'day, month or year.'), ('until_precision', 'day, month or year.'),
        ('happened_precision', 'day, month or year.'), ('last_funding_precision', 'day, month or year.'),
        ('last_deal_precision', 'day, month or year.'),
        ('currency', 'ISO 4217.'), ('interval', 'month or year.'),
        ('provider_subscription_id', 'The provider''s id of the subscription.'),
        ('provider_customer_id', 'The provider''s id of the customer.')
      ) as common (name, comment) on common.name = a.attname
      -- search_startups repeats columns of startups.
      left join pg_attribute its on its.attrelid = 'startups'::regclass and its.attname = a.attname
        and c.relname = 'search_startups'
    where c.relnamespace = current_schema::regnamespace and c.relkind = 'r'
  loop
    continue when one.comment is null;
    execute format('comment on column %I.%I is %L', one.relname, one.attname, one.comment);
  end loop;
end $$;
