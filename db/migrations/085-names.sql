-- Search by name, updated by triggers; a bulk load under griot.defer_figures calls
-- refresh_search(). No foreign keys: the catalogue can be truncated without this derived data.

create function search_key(name text) returns text language sql immutable strict parallel safe as $$
  -- Without case, accents, spaces and punctuation, unless nothing else remains. The ranges are
  -- spelled out because what counts as a letter differs between systems.
  select coalesce(
    nullif(regexp_replace(fold_name(name),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', '', 'g'), ''),
    fold_name(name));
$$;
comment on function search_key is 'A name without case, accents, spaces and punctuation.';

create function spellings(word text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct left(stem, place - 1) || substr(stem, place + 1)
    from left(word, 7) as stem, generate_series(1, length(stem) + 1) as place);
$$;
comment on function spellings is
  'The first seven letters of a word, and these with one left out. Two words that differ by a letter added, left out, changed or swapped share one.';

create function sound_key(folded text) returns text language sql immutable strict parallel safe as $$
  -- Longer spellings first; c before e, i or y sounds as s.
  select regexp_replace(translate(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '[^a-z0-9]+', '', 'g'), 'tur(?=e)', 'tsr', 'g'), 'tch|sch', 'ts', 'g'), 'sh|ch|ti(?=on)|c(?=[eiy])', 's', 'g'), 'th', 't', 'g'), 'kh|ck', 'k', 'g'),
      'ph', 'f', 'g'), 'x', 'ks', 'g'),
    'cqpvjzaeiouwyh', 'kkbfgs'), '(.)\1+', '\1', 'g');
$$;
comment on function sound_key is
  'The consonants of a name without case and accents, as Arabic tells them apart: p is b, v is f, j is g (app/language/arabic-sound.ts).';

create table search_names (
  kind text not null check (kind in ('startup', 'investor', 'industry', 'location')),
  entity_id bigint not null,
  word text collate "C" not null,
  is_whole boolean not null,
  name text not null,
  relation text not null check (relation in ('main', 'former', 'product', 'legal', 'parent', 'short', 'other')),
  weight smallint not null,
  primary key (kind, entity_id, word)
);
comment on table search_names is 'Each name that name search finds as one word, and the words of names that have several; derived by refresh_search_names.';
comment on column search_names.kind is 'startup, investor, industry or location.';
comment on column search_names.entity_id is 'Row it names, in the table of its kind.';
comment on column search_names.word is 'The search_key of the whole name, or one of its words of two letters or more.';
comment on column search_names.is_whole is 'True when the word is the whole name.';
comment on column search_names.name is 'The name as written; of several with the word the likeliest.';
comment on column search_names.relation is 'main, the kind of another name of a startup, or other (also known by).';
comment on column search_names.weight is 'How likely it is meant, 0 to 100; equal matches are shown in this order.';
create index search_names_word on search_names (word, is_whole desc, weight desc);
-- Short beginnings match very many words: these indexes give the likeliest without reading the rest.
create index search_names_1 on search_names (left(word, 1), is_whole desc, weight desc);
create index search_names_2 on search_names (left(word, 2), is_whole desc, weight desc);
create index search_names_3 on search_names (left(word, 3), is_whole desc, weight desc);
create index search_names_4 on search_names (left(word, 4), is_whole desc, weight desc);

-- Names that a question writes in Arabic letters.
create index search_names_sound on search_names (sound_key(word), weight desc) where is_whole and kind in ('startup', 'investor');
create index people_sound on people (sound_key(fold_name(name)));
create index people_name_trigrams on people using gin (fold_name(name) gin_trgm_ops) with (fastupdate = off);

create table search_words (word text collate "C" primary key);
comment on table search_words is 'Every distinct word of search_names, for typing errors; derived. Words that no name has any more may remain.';
comment on column search_words.word is 'The word.';
create index search_words_spellings on search_words using gin (spellings(word)) with (fastupdate = off);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- Not materialized: else refreshing the names of one startup would compute all.
create view searchable_names as
  with weighed_startups as not materialized (
    select id, name, least(100, round(12 * log(1 + coalesce(total_fundings, 0)::double precision / 10000))
      + least(fundings_count, 5))::smallint as weight
    from startups
  ), other_places (iso2, name) as (values
    ('CI', 'Ivory Coast'), ('CD', 'Democratic Republic of the Congo'), ('CD', 'DRC'), ('CD', 'Congo-Kinshasa'),
    ('CG', 'Republic of the Congo'), ('CG', 'Congo-Brazzaville'), ('CV', 'Cape Verde'), ('SZ', 'Swaziland'),
    ('CF', 'CAR'), ('GM', 'The Gambia'), ('ST', 'Sao Tome')
  ), named (kind, entity_id, name, relation, weight) as (
    select 'startup', id, name, 'main', weight from weighed_startups
    union all
    select 'startup', n.startup_id, n.name, n.kind, s.weight
    from startup_names n join weighed_startups s on s.id = n.startup_id
    union all
    select 'investor', id, name, 'main', least(100, round(14 * log((1 + deals_count)::double precision)))::smallint from investors
    union all
    select 'industry', id, name, 'main', 45::smallint from industries
    union all
    select 'industry', id, label, 'other', 40::smallint from industries
    union all
    select 'location', id, name, 'main', (case kind when 'country' then 60 else 20 end)::smallint
    from places where kind in ('country', 'city')
    union all
    select 'location', p.id, other.name, 'other', 55::smallint
    from other_places other join places p on p.iso2 = other.iso2
  )
  select distinct on (kind, entity_id, word) kind, entity_id, word collate "C" as word, is_whole, name, relation, weight
  from named cross join lateral (
    select search_key(name) as word, true as is_whole
    union all
    select part, false
    from regexp_split_to_table(fold_name(name),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+') as part
    where length(part) > 1) words
  order by kind, entity_id, word, is_whole desc, weight desc, relation = 'main' desc, name;
comment on view searchable_names is 'Content of search_names.';

create function refresh_search_names(of_kind text, ids bigint[]) returns void language plpgsql as $$
declare
  wanted search_names[];
begin
  if ids = '{}' then return; end if;
  wanted := array(
    select row(w.*)::search_names from searchable_names w where w.kind = of_kind and w.entity_id = any (ids));
  delete from search_names n where n.kind = of_kind and n.entity_id = any (ids) and not n = any (wanted);
  insert into search_names select * from unnest(wanted) on conflict do nothing;
  insert into search_words select distinct word from unnest(wanted) order by word on conflict do nothing;
end $$;
comment on function refresh_search_names is 'Updates search_names for new, changed or deleted rows of a kind.';

create function refill_search_names() returns void language sql as $$
  truncate search_names, search_words;
  insert into search_names select * from searchable_names;
  insert into search_words select distinct word from search_names;
$$;
comment on function refill_search_names is 'Rebuilds search_names.';

do $$
declare
  source record;
begin
  for source in select * from (values
    ('startups', 'startup', 'id'), ('startup_names', 'startup', 'startup_id'), ('investors', 'investor', 'id'),
    ('industries', 'industry', 'id'), ('places', 'location', 'id')
  ) as listed (name, kind, id_column)
  loop
    call follow_statements(source.name, 'names', format('follow_written(%L, %L)', source.id_column,
      format('select refresh_search_names(%L, array(select distinct %I from written))', source.kind, source.id_column)));
  end loop;
end $$;

-- The threshold is a setting, which only a function can set for itself.
create function list_similar_investors(folded text) returns table (id bigint, similarity real)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
  select i.id, word_similarity(folded, i.name_folded) from investors i where folded <% i.name_folded;
$$;
comment on function list_similar_investors is 'Investors whose name shares enough triples of letters with a name that may be misspelled.';

create function list_similar_people(folded text) returns table (id bigint, similarity real)
language sql stable set pg_trgm.similarity_threshold = 0.45 as $$
  select p.id, similarity(folded, fold_name(p.name)) from people p where fold_name(p.name) % folded;
$$;
comment on function list_similar_people is 'People whose name shares enough triples of letters with a name that may be misspelled.';
