-- The newest rounds and news of a place in the order of their days, without reading all it has.

create index startups_country_funded on startups (country_id, last_funding_on desc) where last_funding_on is not null;
create index startups_city_funded on startups (city_id, last_funding_on desc) where city_id is not null and last_funding_on is not null;

alter table news_startups add column published_on date;
comment on column news_startups.published_on is 'Of the news; follows it.';

-- Nothing that pages show changes with it.
alter table news_startups disable trigger note_update;
update news_startups about set published_on = n.published_on from news n where n.id = about.news_id;
alter table news_startups enable trigger note_update;

create function take_published_on() returns trigger language plpgsql as $$
begin
  new.published_on := (select published_on from news where id = new.news_id);
  return new;
end $$;
comment on function take_published_on is 'Trigger: a mention is dated as its news.';
create trigger take_published_on before insert on news_startups
  for each row execute function take_published_on();

create function follow_published_on() returns trigger language plpgsql as $$
begin
  update news_startups about set published_on = n.published_on
  from new_rows n join old_rows o using (id)
  where n.published_on <> o.published_on and about.news_id = n.id;
  return null;
end $$;
comment on function follow_published_on is 'Trigger: mentions follow the day of their news.';
create trigger news_dated after update on news referencing new table as new_rows old table as old_rows
  for each statement execute function follow_published_on();

create index news_startups_newest on news_startups (startup_id, published_on desc, news_id desc);
drop index news_startups_startup;
