// One queue for everything: its order, its side-by-side view, and decisions on several items.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  FINDER,
  openModerator,
  ROUND,
  SOURCE,
  useCorrections,
} from '../../../../test/corrections.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { moderationText, moderationQueueText as text } from '../../../text/text.ts';
import { forgetOldReads } from '../../arriving/page-reads.server.ts';

const NOW = new Date('2026-11-06T12:00:00Z');

let site: TestSite;
let moderator: Member;
let use: ReturnType<typeof useCorrections>;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  use = useCorrections(site, moderator);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(NOW);
  for (const table of ['submissions', 'fact_replies', 'claims', 'page_reads']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

const idOf = async (table: string, slug: string) => {
  const { rows } = await raw<{ id: number }>`
    select id from ${raw.table(table)} where slug = ${slug}`.execute(site.sql);
  return rows[0]?.id ?? 0;
};
const read = async (kind: string, table: string, slug: string, reads: number) =>
  raw`insert into page_reads (kind, entity_id, month, reads)
    values (${kind}, ${await idOf(table, slug)}, '2026-11-01', ${reads})`.execute(site.sql);

async function reportAt(at: string, fields: Record<string, string>, slug: string, kind: string) {
  site.setNow(new Date(at));
  expect((await use.report(fields, slug, kind)).status).toBe(303);
  site.setNow(NOW);
}

async function reply(words = 'The lead was somebody else.'): Promise<void> {
  await raw`
    insert into fact_replies (kind, entity_id, field, words, said_by, domain, created_at)
    values ('funding', ${await idOf('fundings', ROUND)}, 'amount', ${words}, 'Ama, founder', 'flutterwave.com', ${NOW})`.execute(
    site.sql,
  );
}

async function claim(slug: string): Promise<Member> {
  const member = await site.member({ name: 'Kwame Founder' });
  await raw`
    insert into claims (user_id, startup_id, domain, method, verified_at)
    select u.id, s.id, s.domain, 'mail', ${NOW} from users u, startups s
    where u.email = ${member.email} and s.slug = ${slug}`.execute(site.sql);
  return member;
}

const titles = (html: string) =>
  [...html.matchAll(/<label for="(?:submission|reply|claim)-[^>]*>(.*?)<\/label>/g)].map(
    ([, title = '']) => title,
  );
const values = (html: string) =>
  [...html.matchAll(/name="chosen\[\]" value="([^"]*)"/g)].map(([, value = '']) => value);
const decide = (chosen: readonly string[], action: string, reason = '') =>
  moderator.form('/moderation', { 'chosen[]': chosen, action, reason });

describe('the order', () => {
  test('is by days waited times readers: often read first, and old before new', async () => {
    await reportAt('2026-11-04T12:00:00Z', {}, ROUND, 'funding');
    await reportAt('2026-11-03T12:00:00Z', { field: 'name', value: 'M-Kopa' }, 'm-kopa', 'startup');
    await reportAt('2026-10-28T12:00:00Z', { field: 'name', value: 'Andelo' }, 'andela', 'startup');
    expect(titles(await moderator.page('/moderation'))).toEqual([
      'Andela, Name',
      'M-KOPA, Name',
      'Flutterwave: Series B, Amount',
    ]);
    // A round is read on the page of its startup, too.
    await read('startup', 'startups', 'flutterwave', 600);
    await read('funding', 'fundings', ROUND, 400);
    await read('startup', 'startups', 'm-kopa', 5);
    const html = await moderator.page('/moderation');
    expect(titles(html)).toEqual(['Flutterwave: Series B, Amount', 'Andela, Name', 'M-KOPA, Name']);
    expect(html).toContain('read 1,000 times');
    expect(html).toContain('read 5 times');
    expect(html).toContain('was due on 4 November 2026');
    expect(html).toContain('answer by 11 November 2026');
  });

  test('counts this month and the two before', async () => {
    await reportAt('2026-11-04T12:00:00Z', {}, ROUND, 'funding');
    for (const month of ['2026-11-01', '2026-09-01', '2026-08-01']) {
      await raw`insert into page_reads (kind, entity_id, month, reads)
        values ('funding', ${await idOf('fundings', ROUND)}, ${month}, 10)`.execute(site.sql);
    }
    await forgetOldReads(site.sql, NOW);
    expect(await moderator.page('/moderation')).toContain('read 20 times');
  });
});

describe('an item', () => {
  test('has what is listed, what is proposed and each source with what it says, side by side', async () => {
    await use.report({ note: 'See the second paragraph.' });
    const html = await moderator.page('/moderation');
    const item = html.slice(html.indexOf('data-queue-item'), html.indexOf('class="queue-bar"'));
    expect(item).toContain('<del dir="auto">USD 35,000,000.00</del>');
    expect(item).toContain('<ins dir="auto">USD 30,000,000.00</ins>');
    expect(item).toContain(`href="${SOURCE}"`);
    expect(item).toContain(text.sentAlong);
    expect(item).toMatch(/<\/a><span class="small"> (<!-- -->)?says otherwise: USD 35,000,000\.00/);
    expect(item).toContain('See the second paragraph.');
    expect(item).toContain(FINDER);
  });

  test('may be a reply or a claim that nobody has looked at', async () => {
    await reply();
    const member = await claim('andela');
    const html = await moderator.page('/moderation');
    expect(titles(html).sort()).toEqual(['Andela', 'Flutterwave: Series B, Amount']);
    expect(html).toContain('The lead was somebody else.');
    expect(html).toContain('Ama, founder, by mail at flutterwave.com');
    expect(html).toContain(member.email);
    expect(html).toContain('Proved by a link mailed to an address at andela.com');
    expect(html).toContain('<span class="tab-count"> <!-- -->2</span>');
  });
});

describe('a decision on several', () => {
  test('accepts edits, replies and claims by one button', async () => {
    await use.report({});
    await use.report({ field: 'investors', value: 'Visa' });
    await reply();
    await claim('andela');
    const chosen = values(await moderator.page('/moderation'));
    expect(chosen).toHaveLength(4);
    const answer = await decide(chosen, 'approve', 'Read it.');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/moderation?done=4']);
    const html = await moderator.page('/moderation?done=4');
    expect(html).toContain('4 are decided.');
    expect(html).toContain(text.empty);
    const { data } = await site.api(`/funding/${ROUND}`);
    expect(data.amount).toBe(30_000_000);
    expect(data.investors.map(({ slug }: { slug: string }) => slug)).toEqual(['visa']);
    expect(await site.page(`/funding/${ROUND}`)).toContain('The lead was somebody else.');
    expect((await use.mailsTo(FINDER)).at(-1)?.subject).toContain('Corrected: Flutterwave');
    for (const { id } of (await use.log()).slice(0, 2)) {
      const undone = await moderator.form('/moderation/log', { correction: String(id) });
      expect(undone.status).toBe(303);
    }
  });

  test('declines them with a reason, which each sender gets', async () => {
    await use.report({ email: 'one@readers.example' });
    await use.report({ email: 'two@readers.example', field: 'round', value: 'Series A' });
    await reply('A word that has to go.');
    await claim('andela');
    const chosen = values(await moderator.page('/moderation'));
    const without = await decide(chosen, 'reject');
    expect(without.status).toBe(422);
    const shown = await without.text();
    expect(shown).toContain(moderationText.wrong.reason);
    expect(shown.match(/checked=""/g)).toHaveLength(4);
    expect((await decide(chosen, 'reject', 'The page says nothing of it.')).status).toBe(303);
    for (const one of ['one', 'two']) {
      const mail = (await use.mailsTo(`${one}@readers.example`)).at(-1);
      expect(mail?.text).toContain('The page says nothing of it.');
    }
    expect(await site.page(`/funding/${ROUND}`)).not.toContain('A word that has to go.');
    const { rows } = await raw`select from claims`.execute(site.sql);
    expect(rows).toEqual([]);
    const log = await moderator.page('/moderation/log');
    expect(log).toContain(moderationText.did.end_claim);
    expect(log).toContain(moderationText.did.remove_reply);
  });

  test('leaves what changed meanwhile, says why, and keeps it ticked', async () => {
    await use.report({});
    await use.report({ field: 'round', value: 'Series A' });
    const chosen = values(await moderator.page('/moderation'));
    const stale = chosen.map((one, nth) => (nth === 0 ? one.replace(/ \d+ /, ' 9 ') : one));
    const answer = await decide(stale, 'reject', 'No source.');
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('1 is decided.');
    expect(html).toContain(moderationText.changedMeanwhile);
    expect(values(html)).toHaveLength(1);
  });

  test('is refused where it makes no sense', async () => {
    await use.report({});
    for (const chosen of [[], ['nonsense'], ['submission nobody 1 '], ['reply x']]) {
      const answer = await decide(chosen, 'approve');
      expect([chosen, answer.status]).toEqual([chosen, 422]);
      expect(await answer.text()).toContain(text.wrong.chosen);
    }
    const [one = ''] = values(await moderator.page('/moderation'));
    expect((await decide([one], 'publish')).status).toBe(422);
    for (const gone of [
      'reply 999999',
      `claim 9-9 ${'0'.repeat(32)}`,
      `submission ${crypto.randomUUID()} 1 `,
    ]) {
      expect((await decide([gone], 'approve')).status).toBe(409);
      expect((await decide([gone], 'reject', 'It is gone')).status).toBe(409);
    }
    const member = await site.member();
    const fields = { 'chosen[]': one, action: 'approve', reason: '' };
    expect((await member.form('/moderation', fields)).status).toBe(404);
    expect(await use.log()).not.toContainEqual(
      expect.objectContaining({ undoes: null, after: '1' }),
    );
  });

  test('cannot be on what a moderator sent', async () => {
    const own = await moderator.form(`/funding/${ROUND}/suggest-edit`, {
      ...{ field: 'amount', value: '31000000', source_url: SOURCE },
    });
    expect(own.status).toBe(303);
    const html = await moderator.page('/moderation');
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*name="chosen\[\]"/);
    const answer = await decide(values(html), 'approve');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(moderationText.ownSubmission);
  });
});
