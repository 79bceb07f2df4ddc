-- Filters that are asked together are found together. One index for each meant to list, for a country and an industry, two
-- hundred thousand startups of the one to keep two thousand of the other, and for a text that many contain, a quarter of a
-- million. Within one index of several columns the lists are walked side by side, and what the shorter leaves out is skipped.

-- Single values stand in it as lists of one: an index of lists reads nothing else.
create index search_startups_values on search_startups using gin (
  name gin_trgm_ops, industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids,
  (array[country_id]), (array[state_id]), (array[latest_round]), (array[status]), (array[type]), (array[employee_range])
) with (fastupdate = off);

-- A text is asked together with a country or an industry more than with anything else, and these hardly ever change.
-- Made beside the old table, which is read meanwhile.
lock table search_texts in share mode;
create table searched_texts (
  startup_id bigint not null,
  tagline text collate "C",
  overview text collate "C",
  website text collate "C",
  country_ids int[] not null,
  industry_ids int[] not null
);
insert into searched_texts
select t.startup_id, t.tagline, t.overview, t.website, array[f.country_id], f.industry_ids
from search_texts t join search_startups f on f.startup_id = t.startup_id
order by t.startup_id;
-- A text has hundreds of trigrams: new ones wait in a short list, which every search reads as well.
create index search_texts_values on searched_texts using gin (
  tagline gin_trgm_ops, overview gin_trgm_ops, website gin_trgm_ops, country_ids, industry_ids
) with (gin_pending_list_limit = 512);
create unique index searched_texts_id on searched_texts (startup_id);

drop table search_texts;
alter table searched_texts rename to search_texts;
alter table search_texts add constraint search_texts_pkey primary key using index searched_texts_id;
comment on table search_texts is 'Longer texts of startups without case and accents, null when they have none; derived.';
comment on column search_texts.startup_id is 'The startup.';
comment on column search_texts.tagline is 'Its tagline.';
comment on column search_texts.overview is 'Its overview.';
comment on column search_texts.website is 'Address of its website.';
comment on column search_texts.country_ids is 'Its country, as in search_startups; a list for the index.';
comment on column search_texts.industry_ids is 'Its industries, as in search_startups.';
drop index search_startups_name_trigrams, search_startups_industries, search_startups_investors, search_startups_lead_investors,
  search_startups_founders, search_startups_technologies, search_startups_state, search_startups_round;
analyze search_startups;
analyze search_texts;

create function begin_search_texts() returns trigger language plpgsql as $$
begin
  select array[f.country_id], f.industry_ids into new.country_ids, new.industry_ids
  from search_startups f where f.startup_id = new.startup_id;
  return new;
end $$;
comment on function begin_search_texts is 'Trigger: texts come with the country and the industries that search_startups has.';
create trigger search_texts_begun before insert on search_texts for each row execute function begin_search_texts();

create function follow_search_texts() returns trigger language plpgsql as $$
begin
  update search_texts set country_ids = array[new.country_id], industry_ids = new.industry_ids
  where startup_id = new.startup_id;
  return null;
end $$;
comment on function follow_search_texts is 'Trigger: a startup moved, or its industries changed.';
create trigger search_startups_moved after update on search_startups for each row
  when (old.country_id <> new.country_id or old.industry_ids <> new.industry_ids)
  execute function follow_search_texts();
