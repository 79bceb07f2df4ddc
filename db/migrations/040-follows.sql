-- Following (decisions.md, accounts): what somebody wants to hear of, and what they do not want recommended.

create table follows (
  user_id bigint not null references users (id) on delete cascade,
  startup_id bigint references startups (id) on delete cascade,
  investor_id bigint references investors (id) on delete cascade,
  industry_id bigint references industries (id) on delete cascade,
  place_id bigint references places (id) on delete cascade,
  type text not null generated always as (
    case when startup_id is not null then 'startup' when investor_id is not null then 'investor'
      when industry_id is not null then 'industry' else 'location' end) stored,
  entity_id bigint not null generated always as (
    coalesce(startup_id, investor_id, industry_id, place_id)) stored,
  created_at timestamptz not null default now(),
  primary key (user_id, type, entity_id),
  check (num_nonnulls(startup_id, investor_id, industry_id, place_id) = 1)
);
comment on table follows is 'Who follows what. Exactly one of the four references is set; read type and entity_id.';
comment on column follows.user_id is 'Who follows.';
comment on column follows.startup_id is 'The startup followed.';
comment on column follows.investor_id is 'The investor followed.';
comment on column follows.industry_id is 'The industry followed.';
comment on column follows.place_id is 'The country or city followed.';
comment on column follows.type is 'startup, investor, industry or location.';
comment on column follows.entity_id is 'Row of what is followed, in the table of its type.';
comment on column follows.created_at is 'Since when.';
create index follows_startup on follows (startup_id) where startup_id is not null;
create index follows_investor on follows (investor_id) where investor_id is not null;
create index follows_industry on follows (industry_id) where industry_id is not null;
create index follows_place on follows (place_id) where place_id is not null;

create table dismissed_recommendations (
  user_id bigint not null references users (id) on delete cascade,
  startup_id bigint not null references startups (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, startup_id)
);
comment on table dismissed_recommendations is 'Startups that somebody does not want recommended.';
comment on column dismissed_recommendations.user_id is 'Who dismissed it.';
comment on column dismissed_recommendations.startup_id is 'The startup.';
comment on column dismissed_recommendations.created_at is 'When.';
create index dismissed_recommendations_startup on dismissed_recommendations (startup_id);
