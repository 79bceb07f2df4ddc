-- Mails to addresses without an account are in the language of the page where they were given.
alter table subscribers add column locale text not null default 'en';
comment on column subscribers.locale is 'Language tag of the page where it was given last; an account of this address has its own.';

alter table newsletter_issues add column languages jsonb not null default '{}';
comment on column newsletter_issues.languages is 'Title and blocks in each language but English, by its tag.';
