// Later pages of the queue: decisions stay on them, and none is empty while something waits.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openModerator, ROUND, useCorrections } from '../../../../test/corrections.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { moderationText, moderationQueueText as text } from '../../../text/text.ts';

let site: TestSite;
let moderator: Member;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['submissions', 'fact_replies', 'claims']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

async function addReplies(count: number): Promise<void> {
  await raw`
    insert into fact_replies (kind, entity_id, field, words, said_by, domain)
    select 'funding', f.id, 'amount', 'Reply ' || n, 'Ama, founder', 'flutterwave.com'
    from fundings f, generate_series(1, ${count}::int) n where f.slug = ${ROUND}`.execute(site.sql);
}
const values = (html: string) =>
  [...html.matchAll(/name="chosen\[\]" value="([^"]*)"/g)].map(([, value = '']) => value);
const decide = (path: string, chosen: readonly string[], action = 'approve', reason = '') =>
  moderator.form(path, { 'chosen[]': chosen, action, reason });
const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')];

test('what is decided on a later page leads back to it and says how many', async () => {
  await addReplies(45);
  const chosen = values(await moderator.page('/moderation?page=2'));
  expect(chosen).toHaveLength(20);
  const answer = await decide('/moderation?page=2', chosen.slice(0, 2));
  expect(placeOf(answer)).toEqual([303, '/moderation?page=2&done=2']);
  const html = await moderator.page('/moderation?page=2&done=2');
  expect(html).toContain('2 are decided.');
  expect(html).toContain('action="/moderation?page=2"');
});

test('when the last page is done, the one before shows; so it does for a page beyond', async () => {
  await addReplies(23);
  const chosen = values(await moderator.page('/moderation?page=2'));
  expect(placeOf(await decide('/moderation?page=2', chosen))).toEqual([303, '/moderation?done=3']);
  for (const path of ['/moderation?page=2', '/moderation?page=1000']) {
    expect(values(await moderator.page(path)), path).toHaveLength(20);
  }
});

test('what fails on a page that has gone is named, and what is left shows', async () => {
  await addReplies(21);
  const [last = ''] = values(await moderator.page('/moderation?page=2'));
  expect((await decide('/moderation?page=2', [last])).status).toBe(303);
  await raw`delete from fact_replies where id = ${Number(last.split(' ')[1])}`.execute(site.sql);
  const answer = await decide('/moderation?page=2', [last]);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(html).not.toContain(text.empty);
  expect(values(html)).toHaveLength(20);
});

test('a reason is as long for several as for one', async () => {
  await addReplies(1);
  const chosen = values(await moderator.page('/moderation'));
  const answer = await decide('/moderation', chosen, 'reject', 'x'.repeat(2_001));
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining(moderationText.wrong.reason),
  ]);
  expect((await decide('/moderation', chosen, 'reject', 'x'.repeat(2_000))).status).toBe(303);
});

test('the pages of dead links and old facts stay where the moderator is', async () => {
  await raw`
    with made as (
      insert into sources (url) select 'https://dead.example.org/' || n from generate_series(1, 25) n returning id)
    insert into link_checks (source_id, host, checked_at, next_check_at, outcome, failures, dead_since)
    select id, 'dead.example.org', now(), now(), '404', 3, '2026-11-01' from made`.execute(
    site.sql,
  );
  const path = '/moderation/dead-links?page=2';
  const chosen = values(await moderator.page(path));
  expect(chosen).toHaveLength(5);
  const answer = await moderator.form(path, { 'chosen[]': chosen });
  expect(placeOf(answer)).toEqual([303, path]);
  expect(values(await moderator.page(path))).toHaveLength(20);

  await raw`update sources set read_on = '2020-01-01', checked_on = null`.execute(site.sql);
  const old = '/moderation/old-facts?page=2';
  const [first = ''] = values(await moderator.page(old));
  expect(placeOf(await moderator.form(old, { 'chosen[]': [first] }))).toEqual([303, old]);
  expect(values(await moderator.page('/moderation/old-facts?page=1000')).length).toBeGreaterThan(0);
});

test('a page beyond the end of the log, and of the public log, shows its last one', async () => {
  await raw`
    insert into moderation_log (moderator_name, action, subject) values ('operator', 'readmit', 'startup last-one')`.execute(
    site.sql,
  );
  await raw`
    insert into corrections (kind, entity_id, subject, field, before, after, source_url, received_at, decided_at)
    select 'startup', id, 'Last One', 'name', 'x', 'y', 'https://news.example/x', now(), now()
    from startups where slug = 'andela'`.execute(site.sql);
  expect(await moderator.page('/moderation/log?page=99')).toContain('startup last-one');
  expect(await site.page('/corrections?page=99')).toContain('Last One');
});

test('a domain in other letters is shown as what it is, and marked, where one decides', async () => {
  const host = 'xn--80ak6aa92e.com';
  const hint = text.otherLetters(host);
  await addReplies(1);
  expect(await moderator.page('/moderation')).not.toContain('imitates');
  await raw`update fact_replies set domain = ${host}`.execute(site.sql);
  expect(await moderator.page('/moderation')).toContain(hint);

  const use = useCorrections(site, moderator);
  await use.report({ source_url: 'https://аррӏе.com/news' });
  const html = await moderator.page(`/moderation/${await use.newestInQueue()}`);
  expect(html).toContain(`href="https://${host}/news"`);
  expect(html).toContain(hint);
  expect(html).not.toContain('аррӏе');
});
