// Queue items about a merged, removed or changed record: nothing is stuck, lost or a 500.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  FINDER,
  openModerator,
  ROUND,
  SOURCE,
  useCorrections,
} from '../../../../test/corrections.ts';
import { makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { correctionsText, moderationText as text } from '../../../text/text.ts';
import { removeRecord } from '../removals/remove-record.server.ts';

let site: TestSite;
let moderator: Member;
let use: ReturnType<typeof useCorrections>;
let number = 0;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  use = useCorrections(site, moderator);
});
afterAll(() => site.close());
beforeEach(async () => {
  number += 1;
  for (const table of ['submissions', 'fact_replies', 'mails']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

const values = (html: string) =>
  [...html.matchAll(/name="chosen\[\]" value="([^"]*)"/g)].map(([, value = '']) => value);
const decideAll = async (action: string, reason = 'Read it.') =>
  moderator.form('/moderation', {
    ...{ 'chosen[]': values(await moderator.page('/moderation')), action, reason },
  });
/** Without what removals do, as an import or another tool would. */
const deleteRound = (slug: string) =>
  raw`delete from fundings where slug = ${slug}`.execute(site.sql);
const undo = (correction: number) =>
  moderator.form('/moderation/log', { correction: String(correction) });

async function makeRound(): Promise<{ startup: string; startupId: number; round: string }> {
  const [startup, round] = [`venue-${number}`, `venue-${number}-seed`];
  const { id } = await makeStartup(site.sql, { slug: startup, name: `Venue ${number}` });
  await makeFunding(site.sql, { startup_id: id, slug: round, amount_usd: 1_000 });
  return { startup, startupId: id, round };
}

async function reply(slug: string): Promise<void> {
  await raw`
    insert into fact_replies (kind, entity_id, field, words, said_by, domain)
    select 'funding', id, 'amount', 'It was more.', 'Ama', 'venue.example' from fundings where slug = ${slug}`.execute(
    site.sql,
  );
}

describe('of a record that is gone', () => {
  test('a report is not accepted, but declined, one by one and together', async () => {
    const { round } = await makeRound();
    for (const value of ['2000', '3000']) await use.report({ value }, round);
    await deleteRound(round);
    const accepted = await decideAll('approve');
    expect([accepted.status, await accepted.text()]).toEqual([
      409,
      expect.stringContaining(text.subjectGone),
    ]);
    const one = await moderator.page(`/moderation/${await use.newestInQueue()}`);
    expect(one).toContain(text.subjectGone);
    expect(one).toContain('USD 3,000.00');
    expect((await use.decide('reject', 'It is not listed.')).status).toBe(303);
    expect((await decideAll('reject', 'It is not listed.')).status).toBe(303);
    expect((await use.mailsTo(FINDER)).at(-1)?.text).toContain('It is not listed.');
    expect(await moderator.page('/moderation/log')).toContain(`Venue ${number}: Seed`);
  });

  test('a reply is removed, and no longer waits', async () => {
    const { round } = await makeRound();
    await reply(round);
    await deleteRound(round);
    expect((await decideAll('reject', 'It is gone.')).status).toBe(303);
    expect(values(await moderator.page('/moderation'))).toEqual([]);
  });

  test('the link to reply says that it does not work', async () => {
    const { startup, round } = await makeRound();
    await raw`
      update startups set website = 'https://venue.example/' where slug = ${startup}`.execute(
      site.sql,
    );
    const path = `/corrections/reply?about=funding:${round}`;
    await site.form(path, { email: 'ama@venue.example', field: 'amount' });
    const link = await use.pathInMail('ama@venue.example', '/corrections/reply');
    expect((await site.request(link)).status).toBe(200);
    await deleteRound(round);
    for (const answer of [await site.request(link), await site.form(link, { words: 'It was' })]) {
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining(correctionsText.badLinkWhy),
      ]);
    }
  });

  test('a correction is not undone, which is said', async () => {
    const { round } = await makeRound();
    const investor = await makeInvestor(site.sql, { name: `Fund ${number}` });
    await raw`
      insert into funding_investors (funding_id, investor_id, position)
      select id, ${investor.id}, 0 from fundings where slug = ${round}`.execute(site.sql);
    await use.report({ field: 'investors', value: 'Visa' }, round);
    expect((await use.decide('approve', 'It says so.')).status).toBe(303);
    const [{ id }] = await use.log();
    await removeRecord(site.sql, 'investor', investor.slug, 'asked', site.now());
    const answer = await undo(id);
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining(text.correctionChanged),
    ]);
    await deleteRound(round);
    expect((await undo(id)).status).toBe(409);
  });

  test('a role is not corrected at a startup where nobody has it now', async () => {
    await use.report({ field: 'title:paystack', value: 'Chair' }, 'shola-akinlade', 'person');
    await raw`update startups set slug = 'paystack-renamed' where slug = 'paystack'`.execute(
      site.sql,
    );
    const answer = await use.decide('approve', 'It says so.');
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining(text.factGone),
    ]);
    await raw`update startups set slug = 'paystack' where slug = 'paystack-renamed'`.execute(
      site.sql,
    );
  });
});

describe('of a record that was merged', () => {
  test('reports and replies move to the one that stays, and back', async () => {
    const kept = await makeRound();
    number += 1;
    const gone = await makeRound();
    await use.report({ field: 'year_founded', value: '2011' }, gone.startup, 'startup');
    await use.report({ value: '2000' }, gone.round);
    await reply(gone.round);
    const merged = { keep: kept.startup, gone: gone.startup, reason: 'One company.' };
    expect((await moderator.form('/moderation/merge', merged)).status).toBe(303);

    const queue = await moderator.page('/moderation');
    expect(queue).not.toContain(text.subjectGone);
    expect(queue).toContain(`/funding/${kept.round}`);
    const { rows: notes } = await raw<{ all: string }>`
      select coalesce(string_agg(content::text, ''), '') as all from merge_rows where table_name = 'submissions'`.execute(
      site.sql,
    );
    expect(notes[0]?.all).not.toContain(FINDER);

    const { rows } = await raw<{ uuid: string }>`
      select uuid from merges order by id desc limit 1`.execute(site.sql);
    const undone = await moderator.form('/moderation/log', { undo: rows[0]?.uuid ?? '' });
    expect(undone.status).toBe(303);
    expect(await moderator.page('/moderation')).toContain(`/funding/${gone.round}`);
    expect((await decideAll('approve')).status).toBe(303);
    const { data } = await site.api(`/startup/${gone.startup}`);
    expect(data).toMatchObject({ year_founded: 2011, total_fundings: 2_000 });
    expect((await site.api(`/startup/${kept.startup}`)).data.total_fundings).toBe(1_000);
  });

  test('a merge is not undone when its website is that of another one now', async () => {
    const kept = await makeRound();
    number += 1;
    const gone = await makeRound();
    const domain = `venue-${number}.example.org`;
    await raw`
      update startups set website = ${`https://${domain}/`}, domain = ${domain} where id = ${gone.startupId}`.execute(
      site.sql,
    );
    const merged = { keep: kept.startup, gone: gone.startup, reason: 'One company.' };
    expect((await moderator.form('/moderation/merge', merged)).status).toBe(303);
    await raw`
      update startups set website = ${`https://${domain}/en/`} where id = ${kept.startupId}`.execute(
      site.sql,
    );
    const { rows } = await raw<{ uuid: string }>`
      select uuid from merges order by id desc limit 1`.execute(site.sql);
    const answer = await moderator.form('/moderation/log', { undo: rows[0]?.uuid ?? '' });
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining(`${domain} is listed already`),
    ]);
  });
});

test('addresses about a record lead on when it has another slug', async () => {
  const { round } = await makeRound();
  await use.report({ field: 'date', value: '2023-02-01' }, round);
  expect((await use.decide('approve', 'It says so.')).status).toBe(303);
  const about = `about=funding:${round}`;
  const now = `about=funding%3Avenue-${number}-seed-2023-02`;
  for (const path of ['/moderation/edit', '/corrections', '/corrections/reply']) {
    const answer = await moderator.request(`${path}?${about}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${path}?${now}`]);
    expect((await moderator.request(`${path}?about=funding:no-such-round`)).status).toBe(404);
  }
});

test('of two events of one kind in a year each is corrected by itself', async () => {
  const { startup, startupId } = await makeRound();
  await raw`
    insert into startup_events (startup_id, kind, happened_on, happened_precision, counterparty)
    values (${startupId}, 'acquired', '2017-04-01', 'month', 'First Buyer'),
      (${startupId}, 'acquired', '2017-10-06', 'day', 'Second Buyer')`.execute(site.sql);
  const html = await site.page(`/startup/${startup}`);
  const found = html.matchAll(/href="\/exit\/(venue-[^/"]*)\/suggest-edit/g);
  const links = [...new Set([...found].map(([, slug = '']) => slug))];
  expect(links.sort()).toEqual([`${startup}-acquired-2017-04`, `${startup}-acquired-2017-10-06`]);
  for (const [nth, slug] of links.entries()) {
    const fields = { field: 'counterparty', value: `Buyer Number ${nth}` };
    expect((await use.report(fields, slug, 'exit')).status).toBe(303);
    expect((await use.decide('approve', 'It says so.')).status).toBe(303);
  }
  const { rows } = await raw`
    select counterparty from startup_events where startup_id = ${startupId} order by happened_on`.execute(
    site.sql,
  );
  expect(rows).toEqual([{ counterparty: 'Buyer Number 0' }, { counterparty: 'Buyer Number 1' }]);
  // As addresses were written before; the later of the two.
  expect(await site.page(`/exit/${startup}-acquired-2017/suggest-edit`)).toContain(
    'Buyer Number 1',
  );
});

test('what was undone and restored again is not called undone', async () => {
  await use.report({ value: '32000000' }, ROUND);
  const status = await use.pathInMail(FINDER, '/corrections/status');
  expect((await use.decide('approve', 'It says so.')).status).toBe(303);
  const words = 'has been taken back since';
  expect(await site.page(status)).not.toContain(words);
  for (const isUndone of [true, false, true]) {
    const [{ id }] = await use.log();
    expect((await undo(id)).status).toBe(303);
    expect((await site.page(status)).includes(words)).toBe(isUndone);
  }
});

test('a text of several lines is edited; a reason is at most 2,000 characters, whatever it is for', async () => {
  const { startup } = await makeRound();
  await raw`update startups set overview = E'One line.\n\nAnother.' where slug = ${startup}`.execute(
    site.sql,
  );
  const path = `/moderation/edit?about=startup:${startup}`;
  const seen = (await moderator.page(path)).includes('Another.');
  expect(seen).toBe(true);
  const form = (reason: string, more: Record<string, string> = {}) =>
    moderator.form(path, {
      ...{ 'seen-overview': 'One line.\r\n\r\nAnother.', source_url: SOURCE, reason },
      overview: `One line.\r\n\r\n${'Another line, with more. '.repeat(4)}`,
      ...more,
    });
  expect((await form('x'.repeat(2_001))).status).toBe(422);
  expect((await form('Its page says so.')).status).toBe(303);
  const [{ id }] = await use.log();
  const long = await form('x'.repeat(2_001), { correction: String(id) });
  expect([long.status, await long.text()]).toEqual([
    422,
    expect.stringContaining(text.wrong.reason),
  ]);
});
