insert into totp_secrets (user_id, secret, confirmed_at, created_at) select min(id), '\x0102', now(), now() from users;

insert into recovery_codes (user_id, code_hash) select min(id), '\x0102' from users;

insert into passkeys select '\x0a', min(id), '\x0b', 3, '{usb}', 'Key', now(), null from users;

insert into api_keys (user_id, name, beginning, key_hash, scopes, created_at) select min(id), 'key', 'gk_abc', '\x0c', '{read,lists}', now() from users;

insert into dismissed_recommendations (user_id, startup_id) select u.id, s.id from (select min(id) id from users) u, (select min(id) id from startups) s;

insert into claims select u.id, s.id, 'andela.com', 'dns', now(), null from (select min(id) id from users) u, (select id from startups where slug = 'andela') s;

insert into confirmations (startup_id, email_hash, answer, answered_at, facts) select id, '\x01', 'confirmed', now(), '[{"key":"country","label":"Country","value":"Nigeria"}]' from startups where slug = 'flutterwave';

insert into confirmations (investor_id, email_hash, answer, answered_at, facts) select min(id), '\x02', 'confirmed', now(), '[{"key":"name","label":"Name","value":"One"},{"key":"country","label":"Country","value":"US"}]' from investors;

insert into confirmations (startup_id, email_hash) select min(id), '\x03' from startups;

insert into fact_replies (kind, entity_id, field, words, said_by, domain) select 'startup', id, 'ticker', 'We are listed in New York.', 'Andela', 'andela.com' from startups where slug = 'andela';

insert into fact_replies (kind, entity_id, field, words, said_by, domain) select 'funding', min(id), 'date', 'It was a month later.', 'Andela', 'andela.com' from fundings;

insert into alert_items (alert_id, item_id) select a.id, f.id from alerts a, (select min(id) id from fundings) f;

insert into alert_deliveries (webhook_user_id, body) select user_id, '{"a": 1}' from alert_webhooks limit 1;

insert into push_subscriptions (user_id, endpoint, p256dh, auth, label) select min(id), 'https://push.example.org/1', 'BA', 'AA', 'Browser' from users;

insert into notification_periods select min(id), 'followed_news', '2026-W44' from users;

insert into newsletter_issues (day, since, until, title, blocks, written_at) values ('2026-10-26', '2026-10-19', '2026-10-26', 'A week', '[]', now());

insert into site_news (title, text) values ('New', 'A page of figures.');

insert into technologies (slug, name, category) values ('react', 'React', 'Interface');

insert into startup_technologies (startup_id, technology_id, is_detected, found_on) select s.id, t.id, true, '2026-10-01' from technologies t, (select min(id) id from startups) s;

insert into removed_people values ('andela', '\x0e', now());

insert into removals (kind, slug, hashes, reason, removed_at) values ('startup', 'gone', '{a}', 'asked', now());

insert into provider_cancellations (provider, provider_subscription_id, reason) values ('stripe', 'sub_1', 'paid twice');

insert into pictures values (repeat('a', 64), '\x01', 1, 1, now());

insert into import_runs (kind, file_name, content_hash, finished_at, rows_read, created, updated, unchanged, rejected) values ('startups', 'a.csv', 'x', now(), 1, 1, 0, 0, 0);

insert into status_changes (startup_id, old_value, new_value) select min(id), 'active', 'closed' from startups;

insert into news_feeds (url, next_read_at) values ('https://feed.example.org/rss', now());

insert into page_reads select 'startup', min(id), '2026-10-01', 12 from startups;

insert into link_checks select min(id), 'example.org', now(), now(), '200' from sources;

insert into daily_figures values ('x', '2026-10-01', '{}');

insert into listing_drafts (user_id, content) select max(id), '{"name": "Half", "ticker": "NYSE:X", "country": "ghana"}' from users;

insert into merges (kept_id, kept_name, gone_id, gone_slug, gone_name, kind) select min(id), 'Kept', 999, 'gone-one', 'Gone One', 'startup' from startups;

insert into merge_rows select m.id, 1, 'startups', null, 'gone', 999, null, to_jsonb(s) || '{"id": 999, "slug": "gone-one", "name": "Gone One", "domain": null}' from merges m, (select * from startups order by id limit 1) s;

insert into moderation_log (moderator_name, action, subject, details) values ('Nia', 'remove_reply', 'Andela', '{"field": "ticker", "before": "x", "after": null, "about": "startup:andela"}');

insert into submissions (kind, subject_kind, subject_id, name, content, email) select 'edit', 'investor', min(id), 'One', '{"note": null, "field": "stages", "known": null, "value": "Seed, Series A", "source_url": "https://news.example.org/x"}', 'x@readers.example' from investors
