-- Saved comparisons (decisions.md, accounts).

create table comparisons (
  uuid uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id) on delete cascade,
  name text,
  note text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table comparisons is 'Comparisons that somebody saved.';
comment on column comparisons.uuid is 'Address part, as in /dashboard/saved-comparisons/{uuid}.';
comment on column comparisons.user_id is 'Whose it is; nobody else sees it.';
comment on column comparisons.name is 'Own name for it, 80 characters at most; null is named after its startups.';
comment on column comparisons.note is 'Own note, 500 characters at most.';
comment on column comparisons.created_at is 'When it was saved.';
comment on column comparisons.deleted_at is 'When it was deleted; it can come back within 10 seconds, later it is removed.';
create index comparisons_user on comparisons (user_id, created_at desc);
create index comparisons_deleted on comparisons (deleted_at) where deleted_at is not null;

create table comparison_startups (
  comparison_uuid uuid not null references comparisons (uuid) on delete cascade,
  position int not null,
  slug text not null,
  startup_id bigint references startups (id) on delete set null,
  primary key (comparison_uuid, position)
);
comment on table comparison_startups is 'The startups of a saved comparison, in its order.';
comment on column comparison_startups.comparison_uuid is 'The comparison.';
comment on column comparison_startups.position is '0 is the first column.';
comment on column comparison_startups.slug is 'Slug when it was saved, to name what has gone since.';
comment on column comparison_startups.startup_id is 'The startup; null once it is gone.';
create index comparison_startups_startup on comparison_startups (startup_id);

create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key_hash bytea not null,
  content_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key_hash)
);
comment on table idempotency_keys is 'Calls made with an Idempotency-Key: the same key answers the same for 24 hours.';
comment on column idempotency_keys.user_id is 'Who called.';
comment on column idempotency_keys.key_hash is 'SHA-256 of the call and its key.';
comment on column idempotency_keys.content_hash is 'SHA-256 of what was sent.';
comment on column idempotency_keys.answer is 'What was answered.';
comment on column idempotency_keys.created_at is 'When it was first used.';
create index idempotency_keys_created on idempotency_keys (created_at);
