// Offers to moderators besides the queue: old facts, dead links, and a daily mail.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openModerator, ROUND, useCorrections } from '../../../../test/corrections.ts';
import { makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { createFetchOutside } from '../../../http/fetch-outside.server.ts';
import { moderationQueueText as text } from '../../../text/text.ts';
import { deskWork } from '../jobs.server.ts';
import { mailModerators } from './daily-mail.server.ts';

const NOW = new Date('2026-11-04T06:00:00Z');

let site: TestSite;
let moderator: Member;
let use: ReturnType<typeof useCorrections>;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  use = useCorrections(site, moderator);
  site.setNow(NOW);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['submissions', 'mails', 'page_reads', 'link_checks', 'newsletter_issues']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
  await raw`update sources set read_on = '2026-10-01', checked_on = null`.execute(site.sql);
});

async function makeSource(url: string, read_on: string | null): Promise<number> {
  const { id } = await site.sql
    .insertInto('sources')
    .values({ url, read_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const read = (kind: string, id: number, reads: number) =>
  raw`insert into page_reads (kind, entity_id, month, reads) values (${kind}, ${id}, '2026-11-01', ${reads})`.execute(
    site.sql,
  );
const values = (html: string) =>
  [...html.matchAll(/name="chosen\[\]" value="([^"]*)"/g)].map(([, value = '']) => value);

describe('facts nobody has looked at for a year', () => {
  test('of every kind are offered, the most read first, and confirmed together', async () => {
    const old = await makeSource('https://news.example.org/old', '2024-01-01');
    const never = await makeSource('https://news.example.org/never', null);
    const fresh = await makeSource('https://news.example.org/fresh', '2026-01-01');
    const startup = await makeStartup(site.sql, { slug: 'seldom-checked', name: 'Seldom Checked' });
    const kept = await makeStartup(site.sql, { slug: 'kept-fresh' });
    const investor = await makeInvestor(site.sql, { name: 'Seldom Capital' });
    const round = await makeFunding(site.sql, { startup_id: startup.id, amount_usd: 1_234_567 });
    await raw`delete from funding_reports where funding_id = ${round.id}`.execute(site.sql);
    await raw`insert into funding_reports (funding_id, source_id) values (${round.id}, ${old})`.execute(
      site.sql,
    );
    await raw`
      insert into startup_sources (startup_id, source_id)
      values (${startup.id}, ${never}), (${kept.id}, ${old}), (${kept.id}, ${fresh})`.execute(
      site.sql,
    );
    await raw`insert into investor_sources (investor_id, source_id) values (${investor.id}, ${old})`.execute(
      site.sql,
    );
    await raw`
      insert into people (slug, name) values ('ama-seldom', 'Ama Seldom')`.execute(site.sql);
    await raw`
      insert into startup_people (startup_id, person_id, title, source_ids)
      select ${startup.id}, id, 'Founder', ${`{${old}}`}::bigint[] from people where slug = 'ama-seldom'`.execute(
      site.sql,
    );
    await raw`
      insert into startup_events (startup_id, kind, happened_on, happened_precision, source_ids)
      values (${startup.id}, 'acquired', '2023-01-01', 'year', ${`{${old}}`}::bigint[])`.execute(
      site.sql,
    );
    await read('startup', startup.id, 3);
    await read('funding', round.id, 9);
    await read('investor', investor.id, 5);

    const html = await moderator.page('/moderation/old-facts');
    const offered = values(html);
    expect(offered.slice(0, 2)).toEqual([`funding ${round.id}`, `investor ${investor.id}`]);
    expect(offered.map((one) => one.split(' ')[0]).sort()).toEqual([
      'exit',
      'funding',
      'investor',
      'person',
      'startup',
    ]);
    for (const words of [
      'USD 1,234,567.00',
      'Seldom Capital',
      'news.example.org',
      text.neverLooked,
    ]) {
      expect(html).toContain(words);
    }
    const none = await moderator.form('/moderation/old-facts', {});
    expect([none.status, await none.text()]).toEqual([
      422,
      expect.stringContaining(text.wrong.chosen),
    ]);
    expect((await moderator.form('/moderation/old-facts', { 'chosen[]': ['x 1'] })).status).toBe(
      422,
    );
    const done = await moderator.form('/moderation/old-facts', { 'chosen[]': offered });
    expect(done.status).toBe(303);
    expect(values(await moderator.page('/moderation/old-facts'))).toEqual([]);
    const { rows } =
      await raw`select checked_on from sources where id in (${old}, ${never})`.execute(site.sql);
    expect(rows).toEqual([{ checked_on: '2026-11-04' }, { checked_on: '2026-11-04' }]);
    expect(await moderator.page('/moderation/log')).toContain('Seldom Capital');
  });

  test('and are gone from the list when the record is', async () => {
    const gone = await moderator.form('/moderation/old-facts', { 'chosen[]': ['funding 999999'] });
    expect(gone.status).toBe(422);
    const visitor = await site.request('/moderation/old-facts');
    expect(visitor.status).toBe(303);
  });
});

describe('dead links', () => {
  const kill = (url: string, on: string, outcome: string) =>
    raw`insert into link_checks (source_id, host, checked_at, next_check_at, outcome, failures, failed_on, dead_since)
      select id, 'x.example', ${NOW}, ${NOW}, ${outcome}, 3, ${on}, ${on} from sources where url = ${url}`.execute(
      site.sql,
    );

  test('are listed with the facts that they carry, the most read first, and can be revived', async () => {
    const { rows } = await raw<{ url: string; funding: number }>`
      select x.url, r.funding_id as funding from sources x join funding_reports r on r.source_id = x.id
        join fundings f on f.id = r.funding_id
      where f.slug = ${ROUND} order by x.id`.execute(site.sql);
    const [carrying] = rows;
    await makeSource('https://nothing.example/x', '2026-10-01');
    await kill('https://nothing.example/x', '2026-11-01', 'moved');
    await kill(carrying?.url ?? '', '2026-11-02', '404');
    await read('funding', carrying?.funding ?? 0, 70);
    const html = await moderator.page('/moderation/dead-links');
    const listed = values(html);
    expect(listed).toHaveLength(2);
    expect(html.indexOf('answers 404')).toBeLessThan(html.indexOf('leads to the front page'));
    expect(html).toContain(`href="/moderation/edit?about=funding%3A${ROUND}"`);
    expect(html).toContain(`href="https://web.archive.org/web/*/${carrying?.url}"`);
    // Where the fact is decided on, the source says so.
    await use.report({});
    expect(await moderator.page('/moderation')).toContain(text.deadSince('2 November 2026'));
    expect((await moderator.form('/moderation/dead-links', { 'chosen[]': ['-1'] })).status).toBe(
      422,
    );
    const revived = await moderator.form('/moderation/dead-links', { 'chosen[]': listed });
    expect(revived.status).toBe(303);
    expect(await moderator.page('/moderation/dead-links')).toContain(text.deadLinks.none);
    expect(await moderator.page('/moderation/log')).toContain('nothing.example');
    expect((await site.request('/moderation/dead-links')).status).toBe(303);
  });
});

describe('the daily mail', () => {
  const send = (at = NOW) => mailModerators(site.sql, site.settings, at);
  const mails = async () => {
    const { rows } = await raw<{ to_address: string; subject: string; text: string; html: string }>`
      select to_address, subject, text, html from mails where template = 'moderation_queue' order by id`.execute(
      site.sql,
    );
    return rows;
  };

  test('is not sent when nothing waits', async () => {
    await send();
    expect(await mails()).toEqual([]);
  });

  test('says what waits, once a day, to moderators only', async () => {
    await use.report({ value: '29000000' });
    await raw`
      insert into fact_replies (kind, entity_id, field, words, said_by, domain, created_at)
      select 'funding', id, 'date', 'It was later.', 'Ama', 'flutterwave.com', ${NOW} from fundings where slug = ${ROUND}`.execute(
      site.sql,
    );
    await site.member();
    await send();
    await send(new Date('2026-11-04T09:00:00Z'));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to_address).toBe(moderator.email);
    expect(mail?.subject).toContain('2 things wait for a moderator');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Flutterwave: Series B, Amount');
      expect(part).toContain('Flutterwave: Series B, Announced');
      expect(part).toContain('/moderation/');
    }
    await send(new Date('2026-11-05T06:00:00Z'));
    expect(await mails()).toHaveLength(2);
    await raw`delete from fact_replies`.execute(site.sql);
  });

  test('reads what waits in as many statements for ten things as for one', async () => {
    const reply = (name: string) =>
      raw`
      insert into fact_replies (kind, entity_id, field, words, said_by, domain, created_at)
      select 'funding', id, 'date', 'It was later.', ${name}, 'flutterwave.com', ${NOW} from fundings
      where slug like 'flutterwave-%' order by slug = ${ROUND} desc, id limit 1`.execute(site.sql);
    const count = async (day: string) => {
      let statements = 0;
      const counted = site.sql.withPlugin({
        transformQuery({ node }) {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await mailModerators(counted, site.settings, new Date(day));
      return statements;
    };
    await reply('Ama');
    const ofOne = await count('2026-11-20T06:00:00Z');
    for (let one = 0; one < 9; one += 1) await reply(`Ama ${one}`);
    expect(await count('2026-11-21T06:00:00Z')).toBe(ofOne);
    await raw`delete from fact_replies`.execute(site.sql);
    await raw`delete from mails where template = 'moderation_queue'`.execute(site.sql);
  });

  test('says that an issue of the newsletter waits, and counts what is offered', async () => {
    await raw`
      insert into newsletter_issues (day, since, until, title, blocks, written_at)
      values ('2026-11-02', '2026-10-26', '2026-11-02', 'A week', '[]', ${NOW})`.execute(site.sql);
    await raw`
      insert into link_checks (source_id, host, checked_at, next_check_at, outcome, failures, failed_on, dead_since)
      select id, 'x', ${NOW}, ${NOW}, '404', 3, '2026-11-01', '2026-11-01' from sources order by id limit 1`.execute(
      site.sql,
    );
    await send();
    const [mail] = await mails();
    expect(mail?.text).toContain(text.mail.draft);
    expect(mail?.text).toContain('1 source whose address is gone');
    expect(await moderator.page('/moderation')).toContain(text.draft);
  });

  test('is turned off on the page, and by the link in it without signing in', async () => {
    await use.report({});
    expect((await moderator.form('/moderation', { mail: 'off' })).status).toBe(303);
    expect(await moderator.page('/moderation')).toContain(text.mailIsOff);
    await send();
    expect(await mails()).toEqual([]);
    expect((await moderator.form('/moderation', { mail: 'on' })).status).toBe(303);
    await send();
    const [mail] = await mails();
    const path = /http:\/\/[^/\s]+(\/unsubscribe\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await site.page(path)).toContain('what waits for moderators');
    expect((await site.form(path, {})).status).toBe(200);
    expect(await moderator.page('/moderation')).toContain(text.mailIsOff);
    await send(new Date('2026-11-06T06:00:00Z'));
    expect(await mails()).toHaveLength(1);
  });

  test('is a job of each morning', () => {
    const { jobs } = deskWork(site.sql, site.settings, createFetchOutside({ userAgent: 'test' }));
    expect(jobs).toContainEqual(
      expect.objectContaining({ name: 'mail-moderators', cron: '0 6 * * *' }),
    );
  });
});
