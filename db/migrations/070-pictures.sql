-- Pictures that people upload: logos and avatars, re-encoded (decisions.md, listing form).

create table pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 524288),
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null default now()
);
comment on table pictures is 'Uploaded pictures as this site encoded them, served at /media/{hash}.webp; the same picture is kept once.';
comment on column pictures.hash is 'SHA-256 of the bytes, in hexadecimal.';
comment on column pictures.bytes is 'A WebP file without metadata.';
comment on column pictures.width is 'Pixels.';
comment on column pictures.height is 'Pixels.';
comment on column pictures.created_at is 'When it was last uploaded; what nothing shows is removed a week later.';
