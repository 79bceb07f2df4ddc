-- Technologies found on startups' own websites: where and when each was found, and when each site is due.

alter table startup_technologies
  add column is_detected boolean not null default false,
  add column source_id bigint references sources (id),
  add column found_on date;
comment on column startup_technologies.is_detected is 'True when a reading of the website found it; such rows follow the next reading. Others were entered by somebody and stay.';
comment on column startup_technologies.source_id is 'Where it was found: the website.';
comment on column startup_technologies.found_on is 'Day it was last found there.';
create index startup_technologies_source on startup_technologies (source_id) where source_id is not null;

create table technology_scans (
  startup_id bigint primary key references startups (id) on delete cascade,
  requested_at timestamptz,
  next_scan_at timestamptz not null,
  scanned_at timestamptz,
  outcome text,
  found int
);
comment on table technology_scans is 'Readings of startups'' websites for technologies, and when each is due.';
comment on column technology_scans.startup_id is 'Whose website.';
comment on column technology_scans.requested_at is 'When somebody asked for a reading that has not begun; null when nobody did.';
comment on column technology_scans.next_scan_at is 'Not read before, unless somebody asks. Also set while it is being read, so that no other process reads it.';
comment on column technology_scans.scanned_at is 'When it was last read or tried.';
comment on column technology_scans.outcome is 'ok, or in a word why it could not be read.';
comment on column technology_scans.found is 'Technologies found at the last reading.';
create index technology_scans_due on technology_scans (next_scan_at);
create index technology_scans_requested on technology_scans (requested_at) where requested_at is not null;
