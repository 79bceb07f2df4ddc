import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useModeration } from '../../../../test/moderation-site.ts';
import { moderationText as text } from '../../../text/text.ts';
import { sendDigests } from '../../messages/notifications/notify.server.ts';

const kit = useModeration();
const { send, decide, mailsTo, sendEdit } = kit;

describe('an edit', () => {
  test('is read beside what is listed, and applied with its source', async () => {
    const uuid = await sendEdit({
      field: 'tagline',
      value: 'Payments across Africa',
      note: 'New.',
    });
    const html = await kit.moderator.page(`/moderation/${uuid}`);
    const { data: before } = await kit.site.api('/startup/flutterwave');
    expect(html).toContain('<ins dir="auto">Payments across Africa</ins>');
    expect(html).toContain('<del dir="auto">');
    expect(html).toContain('https://news.example.org/edit');
    await decide(uuid, 'approve', 'Its site says so.');
    const { data: after } = await kit.site.api('/startup/flutterwave');
    expect(after.tagline).toBe('Payments across Africa');
    expect(after.sources).toHaveLength(before.sources.length + 1);
    expect(await kit.moderator.page('/moderation/log')).toContain('Payments across Africa');
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
    await raw`update submissions set created_at = created_at - interval '2 days'`.execute(
      kit.site.sql,
    );
    await decide(await sendEdit({ field, value }), 'approve', 'Its site says so.');
    const { data } = await kit.site.api('/startup/flutterwave');
    expect(data).toMatchObject(expected);
  });

  test('a former name finds it still', async () => {
    const found = await kit.site.api('/suggest?q=Flutterwave');
    expect(found.data.map(({ slug }: { slug: string }) => slug)).toContain('flutterwave');
  });

  test('is not applied when the fact has changed since the moderator saw it', async () => {
    const uuid = await sendEdit({ field: 'tagline', value: 'Another line about it' });
    const html = await kit.moderator.page(`/moderation/${uuid}`);
    await raw`update startups set tagline = 'Changed by somebody' where slug = 'flutterwave'`.execute(
      kit.site.sql,
    );
    const answer = await decide(uuid, 'approve', '', { html });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(text.factChanged);
    expect(await kit.moderator.page(`/moderation/${uuid}`)).toContain('It has changed since');
    await decide(uuid, 'reject', 'It is right as it is.');
    expect((await kit.site.api('/startup/flutterwave')).data.tagline).toBe('Changed by somebody');
  });
});

describe('mails go by the setting my_listing_review', () => {
  test.each([
    ['off', { my_listing_review: 'off' }],
    ['paused', { my_listing_review: 'instant', pause_all: true }],
  ])('%s: none', async (_how, notifications) => {
    await kit.sender.post('/user', { notifications });
    const before = (await mailsTo(kit.sender)).length;
    await decide(await send(), 'reject', 'No.');
    expect(await mailsTo(kit.sender)).toHaveLength(before);
    await kit.sender.post('/user', {
      notifications: { my_listing_review: 'instant', pause_all: false },
    });
  });

  test('daily: one digest with what was decided, once', async () => {
    await kit.sender.post('/user', { notifications: { my_listing_review: 'daily' } });
    const before = (await mailsTo(kit.sender)).length;
    await decide(await send(), 'reject', 'Not yet.');
    await decide(await send(), 'reject', 'Not that one either.');
    expect(await mailsTo(kit.sender)).toHaveLength(before);
    const morning = new Date('2026-11-02T08:00:00Z');
    const settings = { PRODUCT_NAME: 'Griot', SITE_URL: 'http://griot.test' };
    await sendDigests(kit.site.sql, settings as never, morning);
    await sendDigests(kit.site.sql, settings as never, morning);
    const mails = (await mailsTo(kit.sender)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Not yet.');
    expect(mails[0]?.text).toContain('Not that one either.');
  });
});
