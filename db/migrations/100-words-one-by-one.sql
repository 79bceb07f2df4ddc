-- A bitmap of a word that a million names have is made whole before its first name is read; the index gives the first at once.
alter function find_names_with_words(text[], text[]) set enable_bitmapscan = off;
