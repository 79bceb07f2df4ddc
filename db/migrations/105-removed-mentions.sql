-- News that a moderator found not to be about a startup it was linked to: no feed and no file links the two again.

create table removed_mentions (
  news_id bigint not null references news (id) on delete cascade,
  startup_id bigint not null references startups (id) on delete cascade,
  uuid uuid not null unique default gen_random_uuid(),
  removed_at timestamptz not null,
  primary key (news_id, startup_id)
);
comment on table removed_mentions is 'Startups that news does not mention, whatever a feed or a file says.';
comment on column removed_mentions.news_id is 'The news entry.';
comment on column removed_mentions.startup_id is 'The startup that is not meant.';
comment on column removed_mentions.uuid is 'Names it in the log, where it is taken back.';
comment on column removed_mentions.removed_at is 'When.';
create index removed_mentions_startup on removed_mentions (startup_id);

create function leave_out_removed_mention() returns trigger language plpgsql as $$
begin
  if exists (select from removed_mentions where news_id = new.news_id and startup_id = new.startup_id) then
    return null;
  end if;
  return new;
end $$;
comment on function leave_out_removed_mention is 'Trigger: whoever writes mentions, one that was removed stays out.';
create trigger leave_out_removed before insert on news_startups
  for each row execute function leave_out_removed_mention();
