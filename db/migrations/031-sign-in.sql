-- What keeps sign-in safe: counted tries, and what came from the companion application (decisions.md, accounts).

create table rate_limits (
  key bytea primary key,
  hits integer not null,
  expires_at timestamptz not null
);
comment on table rate_limits is 'Tries counted within a window of time, such as sign-ins.';
comment on column rate_limits.key is 'SHA-256 of what is counted: no address and no account can be read from it.';
comment on column rate_limits.hits is 'Tries within the window.';
comment on column rate_limits.expires_at is 'When the window ends and counting begins again.';
create index rate_limits_expires on rate_limits (expires_at);

create table used_companion_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
comment on table used_companion_tokens is 'One-time tokens of the companion application that were used; kept until they end by themselves.';
comment on column used_companion_tokens.token_hash is 'SHA-256 of the token''s id.';
comment on column used_companion_tokens.expires_at is 'After this the token is refused anyway.';

create table dropped_companion_sessions (
  cookie_hash bytea primary key,
  expires_at timestamptz not null
);
comment on table dropped_companion_sessions is 'Companion sessions that sign nobody in here: the visitor signed out, or the companion did not vouch for them.';
comment on column dropped_companion_sessions.cookie_hash is 'SHA-256 of the companion''s session cookie.';
comment on column dropped_companion_sessions.expires_at is 'When the companion may be asked about it again.';
