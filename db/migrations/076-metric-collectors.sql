-- Who measures startups over time, and when each is due (app/features/metrics).

create table metric_collectors (
  name text primary key,
  next_run_at timestamptz not null,
  ran_at timestamptz,
  measured int,
  failed int,
  last_error text
);
comment on table metric_collectors is 'Collectors of figures over time, and when each is due.';
comment on column metric_collectors.name is 'headcount-file or follower-counts.';
comment on column metric_collectors.next_run_at is 'Not run before. Also set while it runs, so that no other process runs it.';
comment on column metric_collectors.ran_at is 'When it last ended.';
comment on column metric_collectors.measured is 'Startups it measured then.';
comment on column metric_collectors.failed is 'Startups or rows it could not measure then.';
comment on column metric_collectors.last_error is 'Why it last ended early, in a word; null when it did not.';

create table metric_tries (
  collector text not null,
  startup_id bigint not null references startups (id) on delete cascade,
  tried_at timestamptz not null,
  failures int not null default 0,
  primary key (collector, startup_id)
);
comment on table metric_tries is 'When a collector that asks for one startup at a time last asked for each.';
comment on column metric_tries.collector is 'Name of the collector.';
comment on column metric_tries.startup_id is 'The startup.';
comment on column metric_tries.tried_at is 'When it was last asked for.';
comment on column metric_tries.failures is 'Failures in a row; each adds a week to the pause.';
create index metric_tries_startup on metric_tries (startup_id);
