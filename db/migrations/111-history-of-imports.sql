-- An import leaves out the check of references (session_replication_role), and with it triggers.
-- What a startup said before is kept whoever changes it, and those who follow it are told.
alter table startups enable always trigger keep_history,
  enable always trigger startups_status_changed,
  enable always trigger alert_moved;
