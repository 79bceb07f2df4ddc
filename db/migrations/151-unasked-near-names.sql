-- What an address that does not exist may have meant is found by name search.
drop function list_near_names(text, int);
drop index investors_slug_trigrams;
