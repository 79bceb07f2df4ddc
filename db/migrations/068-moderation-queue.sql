-- What waits for moderators, in the order of its readers and its wait, and sources that died.

create table page_reads (
  kind text not null check (kind in ('startup', 'funding', 'investor', 'person', 'location')),
  entity_id bigint not null,
  month date not null check (extract(day from month) = 1),
  reads int not null,
  primary key (kind, entity_id, month)
);
comment on table page_reads is 'How often the pages of a record were read, by month and without who; kept for this month and the two before.';
comment on column page_reads.kind is 'startup, funding, investor, person or location.';
comment on column page_reads.entity_id is 'The row of that kind. No reference, as merged rows are deleted.';
comment on column page_reads.month is 'Its first day.';
comment on column page_reads.reads is 'Pages sent to people, without those fetched ahead and those to programs that say so.';

create function count_reads(of_kind text, id bigint, startup bigint) returns bigint language sql stable as $$
  select coalesce(sum(reads), 0)::bigint from page_reads
  where (kind = of_kind and entity_id = id) or (of_kind <> 'startup' and kind = 'startup' and entity_id = startup)
$$;
comment on function count_reads is 'How often a fact of this record was read: on its own page, and on that of its startup.';

create function startup_of(of_kind text, id bigint) returns bigint language sql stable as $$
  select case of_kind
    when 'startup' then id
    when 'funding' then (select startup_id from fundings where fundings.id = startup_of.id)
    when 'exit' then (select startup_id from startup_events where startup_events.id = startup_of.id)
  end
$$;
comment on function startup_of is 'The startup whose page shows this record; null for none.';

create table link_checks (
  source_id bigint primary key references sources (id) on delete cascade,
  host text not null,
  checked_at timestamptz not null,
  next_check_at timestamptz not null,
  outcome text not null,
  failures int not null default 0,
  failed_on date,
  dead_since date
);
comment on table link_checks is 'Whether the addresses of sources still answer.';
comment on column link_checks.host is 'Its host: asked once a minute at most.';
comment on column link_checks.checked_at is 'When it was last asked.';
comment on column link_checks.next_check_at is 'When it is due again.';
comment on column link_checks.outcome is 'ok, refused (the site keeps programs out), or what failed: a status such as 404, moved (it leads to the front page), network, too-slow, not-public, redirects or address.';
comment on column link_checks.failures is 'Days in a row on which it failed.';
comment on column link_checks.failed_on is 'The last of them.';
comment on column link_checks.dead_since is 'Day of the third failure; null while it is not dead.';
create index link_checks_due on link_checks (next_check_at);
create index link_checks_host on link_checks (host, checked_at);
create index link_checks_dead on link_checks (dead_since) where dead_since is not null;
