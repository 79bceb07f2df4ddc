-- Lists show hundreds of names: of an index that has them no table has to be read.
create unique index investors_named on investors (id) include (name, slug);
create unique index people_named on people (id) include (name);
