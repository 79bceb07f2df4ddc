-- News that is read from publishers' feeds (config/feeds.json): where each feed stands, and one entry for one article.

create table news_feeds (
  url text primary key,
  etag text,
  last_modified text,
  next_read_at timestamptz not null,
  answered_at timestamptz,
  changed_at timestamptz,
  failures int not null default 0,
  last_error text,
  entries int
);
comment on table news_feeds is 'Feeds that are read for news, and when each is due; those no longer listed are removed.';
comment on column news_feeds.url is 'Address of the feed, as FEEDS_FILE lists it.';
comment on column news_feeds.etag is 'Of its last content; sent back so that nothing is fetched twice.';
comment on column news_feeds.last_modified is 'Of its last content, for servers without ETags.';
comment on column news_feeds.next_read_at is 'Not read before. Also set while it is being read, so that no other process reads it.';
comment on column news_feeds.answered_at is 'When it last answered as it should.';
comment on column news_feeds.changed_at is 'When it last had new content.';
comment on column news_feeds.failures is 'Failures in a row; each doubles the pause, up to a day.';
comment on column news_feeds.last_error is 'Why the last reading failed, in a word; null when it did not.';
comment on column news_feeds.entries is 'Entries it had at its last content.';
create index news_feeds_due on news_feeds (next_read_at);

create function news_url_key(url text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(url, '^https?://(www\.)?', '', 'i'), '/*(#.*)?$', '');
$$;
comment on function news_url_key is 'An address without scheme, www, fragment and slash at its end: the same for two spellings of one article.';

alter table news add column url_key text generated always as (news_url_key(url)) stored;
comment on column news.url_key is 'Recognises an article whose address is spelled otherwise; see news_url_key().';
create index news_same_article on news (url_key);
