-- Words of one or two letters share no triple with a name. Which pairs a name has tells who is looked for without reading all.

create function letter_pairs(folded text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct substr(folded, at, size) from generate_series(1, length(folded)) at, generate_series(1, 2) size);
$$;
comment on function letter_pairs is 'All single letters and pairs of neighbouring letters of a name without case and accents.';

create index investors_name_pairs on investors using gin (letter_pairs(name_folded));
