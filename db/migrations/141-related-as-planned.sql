-- As all functions that look rows up one by one (116): compiling their plans takes longer than they do.
alter function list_related_startups set jit = off;
