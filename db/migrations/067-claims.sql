-- Profiles claimed by the companies they describe.

create table claims (
  user_id bigint not null references users (id) on delete cascade,
  startup_id bigint not null references startups (id) on delete cascade,
  domain text not null,
  method text not null check (method in ('mail', 'dns', 'tag')),
  verified_at timestamptz not null,
  seen_at timestamptz,
  primary key (user_id, startup_id)
);
comment on table claims is 'Accounts that proved control of the domain of a startup; their edits count as its own.';
comment on column claims.user_id is 'Who claimed; the claim is deleted with the account.';
comment on column claims.startup_id is 'The claimed profile.';
comment on column claims.domain is 'Domain it was proved for; the claim ends when the startup has another.';
comment on column claims.method is 'mail (a link sent to an address of the domain), dns (a TXT record) or tag (a meta element of its website).';
comment on column claims.verified_at is 'When the domain was proved.';
comment on column claims.seen_at is 'When a moderator looked at it; null while it waits in the queue.';
create index claims_startup on claims (startup_id);
create index claims_unseen on claims (verified_at) where seen_at is null;
