// Deciding on listings and edits. Who may, what each decision does, and that it is told.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { listStaleStartups } from '../../../test/stale-startups.ts';
import { listingText, moderationText as text } from '../../text/text.ts';
import { sendDigests } from '../notifications/notify.server.ts';

let site: TestSite;
let moderator: Member;
let other: Member;
let sender: Member;
let made = 0;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openMember('Nia Moderator', true);
  other = await openMember('Kofi Moderator', true);
  sender = await openMember('Sena Sender');
});
afterAll(() => site.close());

async function openMember(name: string, isModerator = false): Promise<Member> {
  const person = await site.member({ name });
  await raw`update users set email_verified_at = now(), is_moderator = ${isModerator}
    where email = ${person.email}`.execute(site.sql);
  return person;
}

function listing(more: Record<string, unknown> = {}) {
  const number = ++made;
  return {
    name: `Marula Works ${'abcdefghijklmnopqrstuvwxyz'[number % 26]}${number * 7919}`,
    website: `https://marula-${number}.example.org`,
    tagline: 'Cold storage for fishing villages',
    overview:
      'Rents cold rooms that run on the sun to fishing villages by the crate and the day, so that a good catch is not lost to a hot afternoon.',
    country: 'namibia',
    year_founded: 2022,
    industries: ['agritech', 'logistics'],
    type: 'B2B',
    employee_range: '2-10',
    role: 'Founder',
    confirmation: true,
    ...more,
  };
}

async function send(more: Record<string, unknown> = {}, by = sender): Promise<string> {
  // Five a day is the rule: each listing of these tests has its own day.
  await raw`update submissions set created_at = created_at - interval '2 days'`.execute(site.sql);
  const answer = await by.post('/startups', listing(more));
  expect(answer.status).toBe(201);
  return (await answer.json()).data.uuid;
}

async function sendEdit(fields: Record<string, string>, slug = 'flutterwave'): Promise<string> {
  const answer = await sender.form(`/startup/${slug}/suggest-edit`, {
    source_url: 'https://news.example.org/edit',
    ...fields,
  });
  expect(answer.status).toBe(303);
  return (
    new URL(answer.headers.get('location') ?? '', 'http://griot.test').searchParams.get('uuid') ??
    ''
  );
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

async function decide(
  uuid: string,
  action: string,
  reason = '',
  { by = moderator, html }: { by?: Member; html?: string } = {},
): Promise<Response> {
  const shown = html ?? (await by.page(`/moderation/${uuid}`));
  const version = hidden(shown, 'version');
  return by.form(`/moderation/${uuid}`, { action, reason, version, seen: hidden(shown, 'seen') });
}

async function mailsTo(person: Member) {
  const { rows } = await raw<{ subject: string; text: string }>`
    select subject, text from mails where to_address = ${person.email} and template in ('listing_review', 'notification')
    order by id`.execute(site.sql);
  return rows;
}

const statusOf = async (uuid: string) =>
  (await sender.api('/user/listings')).data.find((one: { uuid: string }) => one.uuid === uuid);

describe('only moderators decide', () => {
  test('visitors sign in first; to everybody else there is no such page', async () => {
    const uuid = await send();
    for (const path of [
      '/moderation',
      '/moderation/log',
      '/moderation/merge',
      `/moderation/${uuid}`,
    ]) {
      const visitor = await site.request(path);
      expect(visitor.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
      expect((await sender.request(path)).status).toBe(404);
      expect((await moderator.request(path)).status).toBe(200);
    }
    const forms = [
      [`/moderation/${uuid}`, { action: 'approve', version: '1', reason: '' }],
      ['/moderation/merge', { keep: 'andela', gone: 'jumia', reason: 'I want to' }],
      ['/moderation/log', { undo: uuid }],
    ] as const;
    for (const [path, fields] of forms) {
      expect((await sender.form(path, fields)).status).toBe(404);
      expect((await site.form(path, fields)).status).toBe(303);
      expect((await moderator.form(path, { ...fields, _xsrf: 'forged' })).status).toBe(403);
    }
    expect((await statusOf(uuid)).status).toBe('pending');
    expect((await site.request('/startup/jumia')).status).toBe(200);
  });

  test.each(['nonsense', '00000000-0000-0000-0000-000000000000'])(
    'a submission that does not exist is not found: %s',
    async (uuid) => {
      expect((await moderator.request(`/moderation/${uuid}`)).status).toBe(404);
      const fields = { action: 'approve', version: '1' };
      expect((await moderator.form(`/moderation/${uuid}`, fields)).status).toBe(404);
    },
  );

  test('nobody decides on what they sent themselves', async () => {
    const uuid = await send({}, moderator);
    const html = await moderator.page(`/moderation/${uuid}`);
    expect(html).toContain(text.ownSubmission);
    expect(html).not.toContain('name="action"');
    const version = hidden(await other.page(`/moderation/${uuid}`), 'version');
    const fields = { action: 'approve', version, reason: '', seen: '' };
    expect((await moderator.form(`/moderation/${uuid}`, fields)).status).toBe(403);
    expect((await decide(uuid, 'approve', '', { by: other })).status).toBe(303);
  });

  test('the log is never changed, only its references end with what they name', async () => {
    await expect(raw`update moderation_log set reason = 'other'`.execute(site.sql)).rejects.toThrow(
      'append-only',
    );
    await expect(raw`delete from moderation_log`.execute(site.sql)).rejects.toThrow('append-only');
    await expect(
      raw`update moderation_log set moderator_id = (select max(id) from users)
        where moderator_id <> (select max(id) from users)`.execute(site.sql),
    ).rejects.toThrow('append-only');
    await raw`update moderation_log set submission_id = null, moderator_id = null
      where id = (select max(id) from moderation_log)`.execute(site.sql);
  });
});

describe('a listing', () => {
  test('is published everywhere at once, and its sender is notified', async () => {
    const given = {
      state: 'Erongo',
      founders: [{ name: 'Hilma Shikongo', title: 'CEO', link: 'https://example.org/hilma' }],
      rounds: [
        {
          round: 'Seed',
          date: '2026-09',
          amount: 250_000_000,
          investors: 'TLcom Capital (lead), A Fund Nobody Knows Yet',
          source_url: 'https://news.example.org/marula',
        },
        { round: 'Grant', source_url: 'https://news.example.org/grant' },
      ],
    };
    const uuid = await send(given);
    expect(await moderator.page('/moderation')).toContain(`href="/moderation/${uuid}"`);
    const html = await moderator.page(`/moderation/${uuid}`);
    expect(html).toContain('Cold storage for fishing villages');
    expect(html).toContain(text.noDuplicates);
    const before = await site.api('/index');
    const answer = await decide(uuid, 'approve', 'Welcome.');
    expect(answer.status).toBe(303);

    const { name, startup } = await statusOf(uuid);
    const { data } = await site.api(`/startup/${startup.slug}`);
    expect(data).toMatchObject({
      name,
      country: 'Namibia',
      state: 'Erongo',
      year_founded: 2022,
      type: 'B2B',
      employee_range: '2-10',
      status: 'active',
      total_fundings: 250_000_000,
      fundings_count: 2,
      investors_count: 2,
      latest_round: 'Seed',
      founders: ['Hilma Shikongo'],
      last_funding_on: { date: '2026-09', precision: 'month' },
    });
    expect(data.industries.map(({ slug }: { slug: string }) => slug)).toEqual([
      'agritech',
      'logistics',
    ]);
    expect(data.sources.map(({ url }: { url: string }) => url)).toContain(data.website);
    expect(data.verified_at).not.toBeNull();
    const fundings = await site.api(`/startup/${startup.slug}/fundings`);
    expect(fundings.data[0]).toMatchObject({
      slug: `${startup.slug}-seed-2026-09`,
      source_url: 'https://news.example.org/marula',
      amount: 250_000_000,
    });
    expect(fundings.data[0].investors.map(({ slug }: { slug: string }) => slug)).toEqual([
      'tlcom-capital',
      'a-fund-nobody-knows-yet',
    ]);
    const counts = (await site.api('/index')).data.counts;
    expect(counts.startups).toBe(before.data.counts.startups + 1);
    expect(counts.fundings).toBe(before.data.counts.fundings + 2);
    const found = await site.api(`/suggest?q=${encodeURIComponent(name)}`);
    expect(found.data[0].slug).toBe(startup.slug);
    expect(await site.page('/sitemaps/startups-1.xml')).toContain(`/startup/${startup.slug}<`);
    expect(await site.page('/feeds/fundings.atom')).toContain(name);
    const ranking = await site.api('/rankings?by=early_stage_fundings');
    expect(ranking.map(({ slug }: { slug: string }) => slug)).toContain(startup.slug);

    const [mail] = (await mailsTo(sender)).slice(-1);
    expect(mail?.subject).toBe(`${listingText.mail.subjects.approve(name)} - Griot`);
    expect(mail?.text).toContain('Welcome.');
    expect(mail?.text).toContain(`/startup/${startup.slug}`);
    const log = await moderator.page('/moderation/log');
    expect(log).toContain('Nia Moderator');
    expect(log).toContain(text.did.approve);
  });

  test('a question is answered, in words or by changing what was sent', async () => {
    const uuid = await send();
    const unasked = await decide(uuid, 'ask', '');
    expect(unasked.status).toBe(422);
    expect(await unasked.text()).toContain(text.wrong.question);
    await decide(uuid, 'ask', 'Who founded it?\nAnd when?');
    const success = `/dashboard/add-startup-success?uuid=${uuid}`;
    expect(await sender.page(success)).toContain('Who founded it?');
    const [mail] = (await mailsTo(sender)).slice(-1);
    expect(mail?.text).toContain('And when?');
    expect((await sender.form(success, { answer: 'x' })).status).toBe(422);
    expect((await sender.form(success, { answer: 'Ndapewa did, in 2022.' })).status).toBe(303);
    expect((await sender.form(success, { answer: 'Again.' })).status).toBe(409);
    expect(await moderator.page(`/moderation/${uuid}`)).toContain('Ndapewa did, in 2022.');
    await decide(uuid, 'ask', 'And the tagline?');
    const form = `/dashboard/add-startup-form?listing=${uuid}`;
    const html = await sender.page(form);
    expect(html).toContain('Cold storage for fishing villages');
    const { name } = await statusOf(uuid);
    const fields = {
      name,
      website: hidden(html, 'website') || 'https://marula-changed.example.org',
      tagline: 'Cold rooms for fishing villages',
      overview: String(listing().overview),
    };
    const kept = await sender.form(form, fields);
    expect(kept.headers.get('location')).toBe(`/dashboard/add-startup-form?step=2&listing=${uuid}`);
    const sent = await sender.form(`${form}&step=5`, { confirmation: 'on' });
    expect(sent.headers.get('location')).toBe(success);
    expect((await statusOf(uuid)).status).toBe('pending');
    expect(await moderator.page(`/moderation/${uuid}`)).toContain(
      'Cold rooms for fishing villages',
    );
  });

  test('is rejected with a reason, and is decided then', async () => {
    const uuid = await send();
    expect((await decide(uuid, 'reject')).status).toBe(422);
    const html = await moderator.page(`/moderation/${uuid}`);
    expect((await decide(uuid, 'reject', 'It is no startup.')).status).toBe(303);
    expect(await sender.page(`/dashboard/add-startup-success?uuid=${uuid}`)).toContain(
      'It is no startup.',
    );
    expect((await decide(uuid, 'approve', '', { html })).status).toBe(409);
    expect((await sender.request(`/dashboard/add-startup-form?listing=${uuid}`)).status).toBe(409);
    expect(await moderator.page('/moderation?state=rejected')).toContain(uuid);
  });

  test('two moderators at once: one decides, the other learns who was first', async () => {
    const uuid = await send();
    const html = await moderator.page(`/moderation/${uuid}`);
    const seen = await other.page(`/moderation/${uuid}`);
    const answers = await Promise.all([
      decide(uuid, 'approve', '', { html }),
      decide(uuid, 'reject', 'No.', { by: other, html: seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const told = await answers.find(({ status }) => status === 409)?.text();
    expect(told).toMatch(/(Nia|Kofi) Moderator was quicker/);
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from moderation_log l join submissions s on s.id = l.submission_id
      where s.uuid = ${uuid}`.execute(site.sql);
    expect(rows[0]?.count).toBe(1);
  });

  test('that its sender changed meanwhile is not decided', async () => {
    const uuid = await send();
    const html = await moderator.page(`/moderation/${uuid}`);
    await raw`update submissions set version = version + 1 where uuid = ${uuid}`.execute(site.sql);
    const answer = await decide(uuid, 'approve', '', { html });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(text.changedMeanwhile);
  });

  test('of a domain that was published meanwhile is a 409, and nothing is half done', async () => {
    const website = 'https://twice.example.org';
    const stranger = await openMember('Thandi Third');
    const [first, second] = [await send({ website }), await send({ website }, stranger)];
    expect(await moderator.page(`/moderation/${second}`)).toContain(`href="/moderation/${first}"`);
    await decide(first, 'approve');
    const answer = await decide(second, 'approve');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('twice.example.org is listed already');
    expect(await moderator.page(`/moderation/${second}`)).toContain(text.reasons.domain);
  });

  test('whose name is taken gets its own slug', async () => {
    const uuid = await send({ name: 'Flutterwave', country: 'lesotho' });
    await decide(uuid, 'approve');
    expect((await statusOf(uuid)).startup.slug).toBe('flutterwave-lesotho');
  });

  test('with hostile text is shown harmlessly to moderators and, published, to everybody', async () => {
    const hostile = '<script>alert(1)</script> =cmd|x \u202egnp\u200b';
    const uuid = await send({
      name: `${hostile} ${made}`,
      tagline: hostile,
      overview: hostile.repeat(4),
      role: hostile,
      founders: [{ name: hostile, title: hostile }],
      rounds: [
        {
          round: 'Seed',
          investors: [`=1+1 ${hostile}`],
          source_url: 'https://n.example.org/"><b>',
        },
      ],
    });
    for (const html of [
      await moderator.page('/moderation'),
      await moderator.page(`/moderation/${uuid}`),
    ]) {
      expect(html).not.toContain('<script>alert');
      expect(html).not.toMatch(/[\u202e\u200b]/);
    }
    await decide(uuid, 'approve');
    const { startup } = await statusOf(uuid);
    for (const path of ['', '/team', '/fundings', '/competitors', '/news-activities']) {
      const html = await site.page(`/startup/${startup.slug}${path}`);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toMatch(/[\u202e\u200b]/);
    }
    const csv = await site.page(`/startup/${startup.slug}/fundings.csv`);
    expect(csv).not.toMatch(/"[=+@-][^"]/);
    expect(await site.page('/feeds/fundings.atom')).not.toContain('<script>alert');
  });
});

describe('an edit', () => {
  test('is read beside what is listed, and applied with its source', async () => {
    const uuid = await sendEdit({
      field: 'tagline',
      value: 'Payments across Africa',
      note: 'New.',
    });
    const html = await moderator.page(`/moderation/${uuid}`);
    const { data: before } = await site.api('/startup/flutterwave');
    expect(html).toContain('<ins dir="auto">Payments across Africa</ins>');
    expect(html).toContain('<del dir="auto">');
    expect(html).toContain('https://news.example.org/edit');
    await decide(uuid, 'approve');
    const { data: after } = await site.api('/startup/flutterwave');
    expect(after.tagline).toBe('Payments across Africa');
    expect(after.sources).toHaveLength(before.sources.length + 1);
    expect(await moderator.page('/moderation/log')).toContain('Payments across Africa');
  });

  test.each([
    ['name', 'Flutterwave Group', { name: 'Flutterwave Group' }],
    [
      'website',
      'https://flutterwave-group.example.org',
      { website: 'https://flutterwave-group.example.org' },
    ],
    ['year_founded', '2017', { year_founded: 2017 }],
    ['industries', 'SaaS, FinTech', { industries: [{ slug: 'saas' }, { slug: 'fintech' }] }],
    ['country', 'Kenya', { country: 'Kenya', state: null, hq_city: null }],
    ['state', 'nairobi', { state: 'Nairobi' }],
    ['type', 'b2c', { type: 'B2C' }],
    ['employee_range', '>5000', { employee_range: '>5000' }],
    ['status', 'Closed', { status: 'closed' }],
    ['ticker', 'nse:flw', { public_ticker: 'NSE:FLW' }],
    ['founder', 'Somebody Else', { founders: expect.arrayContaining(['Somebody Else']) }],
  ])('of %s is applied', async (field, value, expected) => {
    await raw`update submissions set created_at = created_at - interval '2 days'`.execute(site.sql);
    await decide(await sendEdit({ field, value }), 'approve');
    const { data } = await site.api('/startup/flutterwave');
    expect(data).toMatchObject(expected);
  });

  test('a former name finds it still', async () => {
    const found = await site.api('/suggest?q=Flutterwave');
    expect(found.data.map(({ slug }: { slug: string }) => slug)).toContain('flutterwave');
  });

  test('is not applied when the fact has changed since the moderator saw it', async () => {
    const uuid = await sendEdit({ field: 'tagline', value: 'Another line about it' });
    const html = await moderator.page(`/moderation/${uuid}`);
    await raw`update startups set tagline = 'Changed by somebody' where slug = 'flutterwave'`.execute(
      site.sql,
    );
    const answer = await decide(uuid, 'approve', '', { html });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(text.factChanged);
    expect(await moderator.page(`/moderation/${uuid}`)).toContain('It has changed since');
    await decide(uuid, 'reject', 'It is right as it is.');
    expect((await site.api('/startup/flutterwave')).data.tagline).toBe('Changed by somebody');
  });
});

describe('mails go by the setting my_listing_review', () => {
  test.each([
    ['off', { my_listing_review: 'off' }],
    ['paused', { my_listing_review: 'instant', pause_all: true }],
  ])('%s: none', async (_how, notifications) => {
    await sender.post('/user', { notifications });
    const before = (await mailsTo(sender)).length;
    await decide(await send(), 'reject', 'No.');
    expect(await mailsTo(sender)).toHaveLength(before);
    await sender.post('/user', {
      notifications: { my_listing_review: 'instant', pause_all: false },
    });
  });

  test('daily: one digest with what was decided, once', async () => {
    await sender.post('/user', { notifications: { my_listing_review: 'daily' } });
    const before = (await mailsTo(sender)).length;
    await decide(await send(), 'reject', 'Not yet.');
    await decide(await send(), 'reject', 'Not that one either.');
    expect(await mailsTo(sender)).toHaveLength(before);
    const morning = new Date('2026-11-02T08:00:00Z');
    const settings = { PRODUCT_NAME: 'Griot', SITE_URL: 'http://griot.test' };
    await sendDigests(site.sql, settings as never, morning);
    await sendDigests(site.sql, settings as never, morning);
    const mails = (await mailsTo(sender)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Not yet.');
    expect(mails[0]?.text).toContain('Not that one either.');
  });
});

test('all figures of startups are still right at the end', async () => {
  expect(await listStaleStartups(site.sql)).toEqual([]);
});
