-- Profiles claimed by the companies they describe.

create table claims (
  user_id bigint not null references users (id) on delete cascade,
  startup_id bigint not null references startups (id) on delete cascade,
  domain text check (domain is not null or method in ('page', 'letter')),
  method text not null check (method in ('mail', 'dns', 'tag', 'page', 'letter')),
  page_url text check (page_url ~ '^https?://'),
  letter bytea check (octet_length(letter) between 1 and 2097152),
  created_at timestamptz not null default now(),
  verified_at timestamptz check (verified_at is not null or method in ('page', 'letter')),
  seen_at timestamptz,
  primary key (user_id, startup_id)
);
comment on table claims is 'Accounts that showed that they speak for a startup; once verified, their edits count as its own.';
comment on column claims.user_id is 'Who claimed; the claim is deleted with the account.';
comment on column claims.startup_id is 'The claimed profile.';
comment on column claims.domain is 'Domain it was proved for; mail, dns and tag end when the startup has another.';
comment on column claims.method is 'mail (a link sent to an address of the domain), dns (a TXT record) or tag (a meta element of its website), page (a line on its page elsewhere), letter (a letter on its paper); a moderator decides on the last two.';
comment on column claims.page_url is 'Its page elsewhere that shows the line.';
comment on column claims.letter is 'Picture of the letter, a WebP; deleted with the decision.';
comment on column claims.verified_at is 'When the domain was proved, or a moderator accepted it; null before.';
comment on column claims.seen_at is 'When a moderator looked at it; null while it waits in the queue.';
create index claims_startup on claims (startup_id);
create index claims_unseen on claims (verified_at) where seen_at is null;
