-- One index of folded names finds a name in its country as well: few startups share one, and each index costs every import.
drop index startups_country_name;
