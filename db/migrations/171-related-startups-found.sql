-- Those nearest to a startup are found by find_related_startups, and kept.
drop function list_related_startups(bigint, int);
