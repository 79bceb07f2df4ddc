// A wrong amount, from the reader who finds it to the totals and back.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FINDER,
  hidden,
  openModerator,
  ROUND,
  SOURCE,
  useCorrections,
} from '../../../../test/corrections.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import { forgetFinders } from './report.server.ts';

let site: TestSite;
let moderator: Member;
let use: ReturnType<typeof useCorrections>;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  use = useCorrections(site, moderator);
});
afterAll(() => site.close());

const amountOf = async () => (await site.api(`/funding/${ROUND}`)).data.amount;
const totalOf = async () => (await site.api('/startup/flutterwave')).data.total_fundings;

describe('a wrong amount', () => {
  let amount: number;
  let total: number;
  let everything: number;
  let roundBefore: unknown;
  let status: string;

  test('has its way to say so, beside the fact', async () => {
    amount = await amountOf();
    total = await totalOf();
    everything = (await site.api('/index')).data.total_fundings;
    roundBefore = await wholeRound();
    const html = await site.page(`/funding/${ROUND}`);
    expect(html).toContain(`href="/funding/${ROUND}/suggest-edit?field=amount"`);
    const form = await site.page(`/funding/${ROUND}/suggest-edit?field=amount`);
    expect(form).toContain('<option value="amount" selected="">');
    expect(form).toContain('answers within seven days');
  });

  test('is reported without an account; its finder gets a mail and a page with the clock', async () => {
    const answer = await use.send({ credit: 'Ama Reader' });
    expect(answer.status).toBe(303);
    status = answer.headers.get('location') ?? '';
    expect(await use.mailsTo(FINDER)).toHaveLength(1);
    const unconfirmed = await site.page(status);
    expect(unconfirmed).toContain(`We sent a link to ${FINDER}`);
    // Only the mail's link can confirm.
    await site.form(status, {
      token: new URL(status, site.settings.SITE_URL).searchParams.get('token') ?? '',
    });
    expect((await site.api('/corrections')).meta.queue).toMatchObject({ waiting: 0 });
    expect(await moderator.page('/moderation')).not.toContain('Flutterwave: Series B');
    site.setNow(new Date('2026-11-01T13:00:00Z'));
    const confirmed = await use.confirm(FINDER);
    expect(confirmed.headers.get('location')).toBe(status);
    expect(await use.mailsTo(FINDER)).toHaveLength(1);
    const page = await site.page(status);
    expect(page).toContain('Received');
    expect(page).toContain('You get an answer by 8 November 2026.');
    expect(page).toMatch(/USD 35,000,000\.00<.*Suggested:.*USD 30,000,000\.00</);
    expect(page).not.toContain('<del');
    expect(await amountOf()).toBe(amount);
    expect((await site.api('/corrections')).meta.queue).toMatchObject({ waiting: 1, decided: 0 });
  });

  test('one click of a moderator corrects page, API, totals, log and feed, and mails the finder', async () => {
    site.setNow(new Date('2026-11-03T13:00:00Z'));
    expect(await moderator.page('/moderation')).toContain('Flutterwave: Series B');
    const shown = await moderator.page(`/moderation/${await use.newestInQueue()}`);
    expect(shown).toContain('<ins dir="auto">USD 30,000,000.00</ins>');
    expect((await use.decide('approve', 'The company says so.')).status).toBe(303);
    const decided = await moderator.page(`/moderation/${await use.newestInQueue()}`);
    expect(decided).toContain('Listed then');
    expect(decided).toContain('<del dir="auto">USD 35,000,000.00</del>');
    expect(decided).toContain('<ins dir="auto">USD 30,000,000.00</ins>');

    expect(await amountOf()).toBe(30_000_000);
    expect(await totalOf()).toBe(total - amount + 30_000_000);
    expect((await site.api('/index')).data.total_fundings).toBe(everything - amount + 30_000_000);
    const page = await site.page(`/funding/${ROUND}`);
    expect(page).toContain('$30.0M');
    expect(page).toContain(SOURCE);
    expect(page).toContain(`Reports otherwise:`);

    const [logged] = await use.log();
    expect(logged).toMatchObject({
      ...{ kind: 'funding', slug: ROUND, field: 'amount', before: String(amount) },
      ...{ after: '30000000', reason: 'The company says so.', source_url: SOURCE, days: 2 },
      ...{ finder: 'Ama Reader', undoes: null, undone_by: null },
    });
    expect(await use.log(`?about=funding:${ROUND}`)).toHaveLength(1);
    for (const path of ['/corrections', '/corrections.atom', `/funding/${ROUND}`]) {
      const words = await site.page(path);
      expect(words, path).toContain('USD 30,000,000.00');
      expect(words, path).toContain('The company says so.');
      expect(words, path).not.toContain(FINDER);
    }
    expect((await use.mailsTo(FINDER)).at(-1)?.subject).toContain('Corrected: Flutterwave');
    expect(await site.page(status)).toContain('Accepted');
    expect((await site.api('/corrections')).meta.queue).toMatchObject({
      ...{ waiting: 0, decided: 1, accepted: 1, in_time: 1, median_days: 2 },
    });
  });

  test('is undone as easily: everything is as it was, and the log says so', async () => {
    const shown = await moderator.page('/moderation/log');
    const correction = hidden(shown, 'correction');
    expect((await moderator.form('/moderation/log', { correction })).status).toBe(303);
    expect(await amountOf()).toBe(amount);
    expect(await totalOf()).toBe(total);
    expect(await wholeRound()).toEqual(roundBefore);
    const [undone, corrected] = await use.log();
    expect(undone).toMatchObject({ undoes: corrected.id, after: String(amount) });
    expect(corrected.undone_by).toBe(undone.id);
    expect(await site.page(`/funding/${ROUND}`)).toContain('(taken back since)');
    expect((await use.mailsTo(FINDER)).at(-1)?.subject).toContain('Taken back');
    expect(await site.page(status)).toContain('has been taken back since');
    const again = await moderator.form('/moderation/log', { correction });
    expect(again.status).toBe(409);
  });

  test('and brought back by taking that back', async () => {
    const [undone] = await use.log();
    const answer = await moderator.form('/moderation/log', { correction: String(undone.id) });
    expect(answer.status).toBe(303);
    expect(await amountOf()).toBe(30_000_000);
    expect(await listStaleStartups(site.sql)).toEqual([]);
  });

  test('who is described replies by a link to an address of the company, and the reply is beside it', async () => {
    const path = `/corrections/reply?about=funding:${ROUND}`;
    expect(await site.page(`/funding/${ROUND}`)).toContain(path.replace(':', '%3A'));
    const stranger = await site.form(path, { field: 'amount', email: 'me@elsewhere.example' });
    expect(stranger.status).toBe(422);
    expect(await stranger.text()).toContain('flutterwave.com');
    const asked = await site.form(path, { field: 'amount', email: 'press@flutterwave.com' });
    expect(asked.status).toBe(303);
    expect(await site.page(asked.headers.get('location') ?? '')).toContain('it has a link now');
    const link = await use.pathInMail('press@flutterwave.com', '/corrections/reply');
    expect((await site.form(link, { words: 'x'.repeat(1001), said_by: 'Ada, press' })).status).toBe(
      422,
    );
    const said = { field: 'amount', words: 'We raised $35M.', said_by: 'Ada Obi, press office' };
    expect((await site.form(link, said)).status).toBe(303);
    const page = await site.page(`/funding/${ROUND}`);
    expect(page).toContain('We raised $35M.');
    expect(page).toContain('Ada Obi, press office');
    expect(page).toContain('by email at flutterwave.com');
    expect(page).not.toContain('press@flutterwave.com');
    expect((await site.request(`${link.slice(0, -3)}abc`)).status).toBe(404);

    const edit = `/moderation/edit?about=funding:${ROUND}`;
    const reply = hidden(await moderator.page(edit), 'reply');
    await moderator.form(edit, { reply, reason: 'Abuse' });
    expect(await site.page(`/funding/${ROUND}`)).not.toContain('We raised $35M.');
    expect((await moderator.form(edit, { reply, reason: 'Abuse' })).status).toBe(422);
    const again = () => site.form(link, { ...said, words: 'Again.' });
    const atOnce = await Promise.all(Array.from({ length: 12 }, again));
    expect(atOnce.filter(({ status }) => status === 303)).toHaveLength(4);
    expect((await again()).status).toBe(429);
  });

  /** All rows of the round, but when it was touched. */
  async function wholeRound() {
    const { rows } = await raw`
      select to_jsonb(f) - 'updated_at' as round,
        (select jsonb_agg(r order by r.id) from funding_reports r where r.funding_id = f.id) as reports,
        (select jsonb_agg(i order by i.position) from funding_investors i where i.funding_id = f.id) as investors
      from fundings f where f.slug = ${ROUND}`.execute(site.sql);
    return rows;
  }
});

describe('a report', () => {
  test.each([
    ['email', { email: 'nobody' }, 'Enter an email address'],
    ['source_url', { source_url: 'https://news.example.org/tag/funding' }, 'whose content changes'],
    ['value', { value: 'much' }, 'Enter one amount above 0'],
    ['value', { field: 'date', value: '2031' }, 'Enter a date from 1950 to today'],
    ['field', { field: 'tagline' }, 'Choose what is wrong'],
    ['value', { value: '30000000' }, 'listed already'],
  ])('says what is wrong with %s', async (field, fields, words) => {
    const answer = await use.report(fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`href="#${field}"`);
    expect(html).toContain(words);
  });

  test('is asked about and answered without signing in, then declined with a reason', async () => {
    await use.report({ field: 'date', value: 'Feb 2020', email: 'second@readers.example' });
    await use.decide('ask', 'Where on the page does it say so?');
    const link = await use.pathInMail('second@readers.example', '/corrections/status');
    const asked = await site.page(link);
    expect(asked).toContain('Where on the page does it say so?');
    expect(asked).toContain('February 2020');
    const token = new URL(link, 'http://griot.test').searchParams.get('token') ?? '';
    expect((await site.form(link, { token, answer: '' })).status).toBe(422);
    expect((await site.form(link, { token, answer: 'In the last line.' })).status).toBe(303);
    expect((await site.form(link, { token, answer: 'In the last line.' })).status).toBe(409);
    expect(await moderator.page(`/moderation/${await use.newestInQueue()}`)).toContain('last line');
    await use.decide('reject', 'It says January.');
    expect(await site.page(link)).toContain('It says January.');
    expect((await use.mailsTo('second@readers.example')).at(-1)?.subject).toContain('declined');
    expect((await site.request('/corrections/status?token=forged')).status).toBe(404);
  });

  test('by a program: POST /corrections answers when an answer is due', async () => {
    const post = (body: object) =>
      site.request('/api/corrections', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const body = {
      about: `funding:${ROUND}`,
      field: 'round',
      value: 'Series A',
      source_url: SOURCE,
    };
    const answer = await post({ ...body, email: 'program@readers.example' });
    expect(answer.status).toBe(201);
    expect((await answer.json()).data).toMatchObject({ status: 'pending', answer_by: null });
    await use.confirm('program@readers.example');
    expect((await (await post(body)).json()).errors).toHaveProperty('email');
    expect((await (await post({ ...body, about: 'company:x' })).json()).errors).toHaveProperty(
      'about',
    );
    expect((await post({ ...body, about: 'funding:no-such-round' })).status).toBe(404);
    const kind = (await use.decide('approve', 'Yes.')) && (await site.request(`/funding/${ROUND}`));
    expect(kind.headers.get('location')).toBe('/funding/flutterwave-series-a-2020-01');
    await moderator.form('/moderation/log', {
      correction: String((await use.log())[0].id),
    });
    expect((await site.request(`/funding/${ROUND}`)).status).toBe(200);
  });

  test('is removed when it was not confirmed for a week', async () => {
    await use.send({ field: 'date', value: '2019', email: 'never@readers.example' });
    const path = await use.pathInMail('never@readers.example', '/corrections/status');
    const sent = (ago: string) =>
      raw`
      update submissions set created_at = now() - ${ago}::interval
      where email = 'never@readers.example'`.execute(site.sql);
    await sent('6 days');
    await forgetFinders(site.sql);
    expect((await site.request(path)).status).toBe(200);
    await sent('8 days');
    await forgetFinders(site.sql);
    expect((await site.request(path)).status).toBe(404);
  });

  test('comes twenty times a day from one address', async () => {
    await raw`
      insert into submissions (email, kind, subject_kind, subject_id, name, content, created_at)
      select 'busy@readers.example', 'edit', 'funding', 1, 'x', '{}', ${site.now()} from generate_series(1, 20)`.execute(
      site.sql,
    );
    const answer = await use.report({
      field: 'date',
      value: '2019',
      email: 'Busy@readers.example',
    });
    expect(answer.status).toBe(429);
    await raw`delete from submissions where email = 'busy@readers.example'`.execute(site.sql);
  });
});

test('a moderator does not decide on what was reported with their own address, signed out', async () => {
  const [name, host] = moderator.email.split('@');
  await use.report({ value: '31000000', email: `${name?.toUpperCase()}+me@${host}` });
  const path = `/moderation/${await use.newestInQueue()}`;
  expect(await moderator.page(path)).not.toContain('name="action"');
  const given = { version: '1', seen: '', action: 'reject', reason: 'Mine' };
  expect((await moderator.form(path, given)).status).toBe(403);
});
