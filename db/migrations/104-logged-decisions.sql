-- Moderators also choose which report a round follows, say that a source still says so, make one round of two and remove
-- wrong mentions: each is a decision, and logged. Rounds are merged and taken back as startups are (decision 013).

alter table moderation_log
  drop constraint moderation_log_action_check,
  add constraint moderation_log_action_check check (action in (
    'approve', 'ask', 'reject', 'merge', 'undo_merge',
    'follow_report', 'check_source', 'merge_rounds', 'remove_mention', 'restore_mention'));
comment on column moderation_log.action is
  'approve, ask or reject a submission; merge startups, merge_rounds, undo_merge of either; follow_report and check_source of a round; remove_mention and restore_mention of a startup in news.';
comment on column moderation_log.subject is 'What it was about: name of a startup, with its round or the news where it was about those.';
comment on column moderation_log.details is
  'What changed: kind of submission, slug of the startup or round, field with its values before and after, address of the source or news, uuid of a merge or mention.';

alter table merges add column kind text not null default 'startup' check (kind in ('startup', 'funding'));
alter table merges alter column kind drop default;
comment on table merges is 'Startups or rounds that were found to be one. The ids are no references: the one that went is no row any more.';
comment on column merges.kind is 'startup or funding: whose ids, names and slugs these are.';
comment on column merges.kept_id is 'The one that stayed.';
comment on column merges.gone_id is 'The one that went into it.';
