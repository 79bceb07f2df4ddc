// Imported first: what this process writes is for its own user alone.
process.umask(0o077);
