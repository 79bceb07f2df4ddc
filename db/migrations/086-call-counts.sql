-- Calls of the API, counted for all processes at once. Unlogged: a crash of the database forgets a minute, which harms nobody,
-- and counting costs no write to its log.
create unlogged table call_counts (
  key bytea primary key,
  hits int not null,
  expires_at timestamptz not null
);
comment on table call_counts is 'API calls within the running minute, by who makes them.';
comment on column call_counts.key is 'SHA-256 of who calls and what is counted.';
comment on column call_counts.hits is 'Calls within the window.';
comment on column call_counts.expires_at is 'When the window ends.';
create index call_counts_expires_at on call_counts (expires_at);
