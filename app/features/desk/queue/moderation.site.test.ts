import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../test/databases.ts';
import { useModeration } from '../../../../test/moderation-site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import { untilLockIsAwaited } from '../../../../test/until-lock-is-awaited.ts';
import { listingText, moderationText as text } from '../../../text/text.ts';

const kit = useModeration();
const { openMember, listing, send, hidden, decide, mailsTo, statusOf } = kit;

describe('only moderators decide', () => {
  test('visitors sign in first; to everybody else there is no such page', async () => {
    const uuid = await send();
    for (const path of [
      '/moderation',
      '/moderation/log',
      '/moderation/merge',
      `/moderation/${uuid}`,
    ]) {
      const visitor = await kit.site.request(path);
      expect(visitor.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
      expect((await kit.sender.request(path)).status).toBe(404);
      expect((await kit.moderator.request(path)).status).toBe(200);
    }
    const forms = [
      [`/moderation/${uuid}`, { action: 'approve', version: '1', reason: '' }],
      ['/moderation/merge', { keep: 'andela', gone: 'jumia', reason: 'I want to' }],
      ['/moderation/log', { undo: uuid }],
    ] as const;
    for (const [path, fields] of forms) {
      expect((await kit.sender.form(path, fields)).status).toBe(404);
      expect((await kit.site.form(path, fields)).status).toBe(303);
      expect((await kit.moderator.form(path, { ...fields, _xsrf: 'forged' })).status).toBe(403);
    }
    expect((await statusOf(uuid)).status).toBe('pending');
    expect((await kit.site.request('/startup/jumia')).status).toBe(200);
  });

  test.each(['nonsense', '00000000-0000-0000-0000-000000000000'])(
    'a submission that does not exist is not found: %s',
    async (uuid) => {
      expect((await kit.moderator.request(`/moderation/${uuid}`)).status).toBe(404);
      const fields = { action: 'approve', version: '1' };
      expect((await kit.moderator.form(`/moderation/${uuid}`, fields)).status).toBe(404);
    },
  );

  test('nobody decides on what they sent themselves', async () => {
    const uuid = await send({}, kit.moderator);
    const html = await kit.moderator.page(`/moderation/${uuid}`);
    expect(html).toContain(text.ownSubmission);
    expect(html).not.toContain('name="action"');
    const version = hidden(await kit.other.page(`/moderation/${uuid}`), 'version');
    const fields = { action: 'approve', version, reason: '', seen: '' };
    expect((await kit.moderator.form(`/moderation/${uuid}`, fields)).status).toBe(403);
    expect((await decide(uuid, 'approve', '', { by: kit.other })).status).toBe(303);
  });

  test('the log is never changed, only its references end with what they name', async () => {
    await expect(
      raw`update moderation_log set reason = 'other'`.execute(kit.site.sql),
    ).rejects.toThrow('append-only');
    await expect(raw`delete from moderation_log`.execute(kit.site.sql)).rejects.toThrow(
      'append-only',
    );
    await expect(
      raw`update moderation_log set moderator_id = (select max(id) from users)
        where moderator_id <> (select max(id) from users)`.execute(kit.site.sql),
    ).rejects.toThrow('append-only');
    await raw`update moderation_log set submission_id = null, moderator_id = null
      where id = (select max(id) from moderation_log)`.execute(kit.site.sql);
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
    expect(await kit.moderator.page('/moderation')).toContain(`href="/moderation/${uuid}"`);
    const html = await kit.moderator.page(`/moderation/${uuid}`);
    expect(html).toContain('Cold storage for fishing villages');
    expect(html).toContain(text.noDuplicates);
    const before = await kit.site.api('/index');
    const answer = await decide(uuid, 'approve', 'Welcome.');
    expect(answer.status).toBe(303);

    const { name, startup } = await statusOf(uuid);
    const { data } = await kit.site.api(`/startup/${startup.slug}`);
    expect(data).toMatchObject({
      name,
      country: 'Namibia',
      state: 'Erongo',
      year_founded: 2022,
      type: 'B2B',
      employee_range: '2-10',
      status: null,
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
    const fundings = await kit.site.api(`/startup/${startup.slug}/fundings`);
    expect(fundings.data[0]).toMatchObject({
      slug: `${startup.slug}-seed-2026-09`,
      source_url: 'https://news.example.org/marula',
      amount: 250_000_000,
    });
    expect(fundings.data[0].investors.map(({ slug }: { slug: string }) => slug)).toEqual([
      'tlcom-capital',
      'a-fund-nobody-knows-yet',
    ]);
    const counts = (await kit.site.api('/index')).data.counts;
    expect(counts.startups).toBe(before.data.counts.startups + 1);
    expect(counts.fundings).toBe(before.data.counts.fundings + 2);
    const found = await kit.site.api(`/suggest?q=${encodeURIComponent(name)}`);
    expect(found.data[0].slug).toBe(startup.slug);
    expect(await kit.site.page('/sitemaps/startups-1.xml')).toContain(`/startup/${startup.slug}<`);
    expect(await kit.site.page('/feeds/fundings.atom')).toContain(name);
    const ranking = await kit.site.api('/rankings?by=early_stage_fundings');
    expect(ranking.map(({ slug }: { slug: string }) => slug)).toContain(startup.slug);

    const [mail] = (await mailsTo(kit.sender)).slice(-1);
    expect(mail?.subject).toBe(`${listingText.mail.subjects.approve(name)} - Griot`);
    expect(mail?.text).toContain('Welcome.');
    expect(mail?.text).toContain(`/startup/${startup.slug}`);
    const log = await kit.moderator.page('/moderation/log');
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
    expect(await kit.sender.page(success)).toContain('Who founded it?');
    const [mail] = (await mailsTo(kit.sender)).slice(-1);
    expect(mail?.text).toContain('And when?');
    expect((await kit.sender.form(success, { answer: 'x' })).status).toBe(422);
    expect((await kit.sender.form(success, { answer: 'Ndapewa did, in 2022.' })).status).toBe(303);
    expect((await kit.sender.form(success, { answer: 'Again.' })).status).toBe(409);
    expect(await kit.moderator.page(`/moderation/${uuid}`)).toContain('Ndapewa did, in 2022.');
    await decide(uuid, 'ask', 'And the tagline?');
    const form = `/dashboard/add-startup-form?listing=${uuid}`;
    const html = await kit.sender.page(form);
    expect(html).toContain('Cold storage for fishing villages');
    const { name } = await statusOf(uuid);
    const fields = {
      name,
      website: hidden(html, 'website') || 'https://marula-changed.example.org',
      tagline: 'Cold rooms for fishing villages',
      overview: String(listing().overview),
    };
    const kept = await kit.sender.form(form, fields);
    expect(kept.headers.get('location')).toBe(`/dashboard/add-startup-form?step=2&listing=${uuid}`);
    const sent = await kit.sender.form(`${form}&step=5`, { confirmation: 'on' });
    expect(sent.headers.get('location')).toBe(success);
    expect((await statusOf(uuid)).status).toBe('pending');
    expect(await kit.moderator.page(`/moderation/${uuid}`)).toContain(
      'Cold rooms for fishing villages',
    );
  });

  test.skipIf(!isOnPostgres())('is not sent again while it is decided', async () => {
    const uuid = await send();
    const form = `/dashboard/add-startup-form?listing=${uuid}&step=5`;
    let again = Promise.resolve(new Response());
    await kit.site.sql.transaction().execute(async (sql) => {
      await raw`select id from submissions where uuid = ${uuid} for update`.execute(sql);
      again = kit.sender.form(form, { confirmation: 'on' });
      await untilLockIsAwaited(kit.site.sql);
      await raw`update submissions set state = 'published' where uuid = ${uuid}`.execute(sql);
    });
    expect((await again).status).toBe(409);
    expect((await statusOf(uuid)).status).toBe('published');
  });

  test('is rejected with a reason, and is decided then', async () => {
    const uuid = await send();
    expect((await decide(uuid, 'reject')).status).toBe(422);
    const html = await kit.moderator.page(`/moderation/${uuid}`);
    expect((await decide(uuid, 'reject', 'It is no startup.')).status).toBe(303);
    expect(await kit.sender.page(`/dashboard/add-startup-success?uuid=${uuid}`)).toContain(
      'It is no startup.',
    );
    expect((await decide(uuid, 'approve', '', { html })).status).toBe(409);
    expect((await kit.sender.request(`/dashboard/add-startup-form?listing=${uuid}`)).status).toBe(
      409,
    );
    expect(await kit.moderator.page('/moderation?state=rejected')).toContain(uuid);
  });

  test('two moderators at once: one decides, the other learns who was first', async () => {
    const uuid = await send();
    const html = await kit.moderator.page(`/moderation/${uuid}`);
    const seen = await kit.other.page(`/moderation/${uuid}`);
    const answers = await Promise.all([
      decide(uuid, 'approve', '', { html }),
      decide(uuid, 'reject', 'No.', { by: kit.other, html: seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const told = await answers.find(({ status }) => status === 409)?.text();
    expect(told).toMatch(/(Nia|Kofi) Moderator was quicker/);
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from moderation_log l join submissions s on s.id = l.submission_id
      where s.uuid = ${uuid}`.execute(kit.site.sql);
    expect(rows[0]?.count).toBe(1);
  });

  test('that its sender changed meanwhile is not decided', async () => {
    const uuid = await send();
    const html = await kit.moderator.page(`/moderation/${uuid}`);
    await raw`update submissions set version = version + 1 where uuid = ${uuid}`.execute(
      kit.site.sql,
    );
    const answer = await decide(uuid, 'approve', '', { html });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(text.changedMeanwhile);
  });

  test('of a domain that was published meanwhile is a 409, and nothing is half done', async () => {
    const website = 'https://twice.example.org';
    const stranger = await openMember('Thandi Third');
    const [first, second] = [await send({ website }), await send({ website }, stranger)];
    expect(await kit.moderator.page(`/moderation/${second}`)).toContain(
      `href="/moderation/${first}"`,
    );
    await decide(first, 'approve');
    const answer = await decide(second, 'approve');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('twice.example.org is listed already');
    expect(await kit.moderator.page(`/moderation/${second}`)).toContain(text.reasons.domain);
  });

  test('whose name is taken gets its own slug', async () => {
    const uuid = await send({ name: 'Flutterwave', country: 'lesotho' });
    await decide(uuid, 'approve');
    expect((await statusOf(uuid)).startup.slug).toBe('flutterwave-lesotho');
  });

  test('with hostile text is shown harmlessly to moderators and, published, to everybody', async () => {
    const hostile = '<script>alert(1)</script> =cmd|x \u202egnp\u200b';
    const uuid = await send({
      name: `${hostile} ${kit.made}`,
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
      await kit.moderator.page('/moderation'),
      await kit.moderator.page(`/moderation/${uuid}`),
    ]) {
      expect(html).not.toContain('<script>alert');
      expect(html).not.toMatch(/[\u202e\u200b]/);
    }
    await decide(uuid, 'approve');
    const { startup } = await statusOf(uuid);
    for (const path of ['', '/team', '/fundings', '/competitors', '/news-activities']) {
      const html = await kit.site.page(`/startup/${startup.slug}${path}`);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toMatch(/[\u202e\u200b]/);
    }
    const csv = await kit.site.page(`/startup/${startup.slug}/fundings.csv`);
    expect(csv).not.toMatch(/"[=+@-][^"]/);
    expect(await kit.site.page('/feeds/fundings.atom')).not.toContain('<script>alert');
  });
});

test('all figures of startups are still right at the end', async () => {
  expect(await listStaleStartups(kit.site.sql)).toEqual([]);
});
