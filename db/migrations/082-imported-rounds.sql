-- Which round a row of an imported file was taken for: once more, and it means the same round, whatever has come in between.
create table imported_round_rows (
  row_hash text primary key,
  funding_id bigint not null references fundings (id) on delete cascade,
  is_version boolean not null
);
comment on table imported_round_rows is 'Rows about rounds that were imported once.';
comment on column imported_round_rows.row_hash is 'MD5 of what the row says.';
comment on column imported_round_rows.funding_id is 'The round it was taken for.';
comment on column imported_round_rows.is_version is 'True when it disagreed and was kept as another version.';
create index imported_round_rows_funding on imported_round_rows (funding_id);
