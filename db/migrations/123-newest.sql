-- The newest of all exactly in the order in which pages list them: on a day of a large catalogue thousands of news and rounds come in, of
-- which a page shows a few.

create index news_by_period on news
  (published_on desc, array_position(array['day', 'month', 'year'], published_precision), id desc);
create index fundings_newest_largest on fundings (announced_on desc nulls last, amount_usd desc nulls last, id desc);
