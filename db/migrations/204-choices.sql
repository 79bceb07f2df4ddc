-- No index listed statuses, types and numbers of employees, as very many startups have the same: who asked for few of them, such as
-- the largest that sell from consumer to consumer, had all startups read.

create function choices_of(status text, type text, employee_range text) returns text language sql immutable parallel safe
  return coalesce(status, '') || '/' || coalesce(type, '') || '/' || coalesce(employee_range, '');
comment on function choices_of is 'The three choices of a startup as one text, such as "active/B2B/2-10"; an unknown one is empty.';
create index search_startups_choices on search_startups (choices_of(status, type, employee_range));
analyze search_startups;
