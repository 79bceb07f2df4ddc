// Nobody decides on their own submissions, whichever way they try.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openModerator, ROUND, SOURCE, useCorrections } from '../../../../test/corrections.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { moderationText as text } from '../../../text/text.ts';

let site: TestSite;
let moderator: Member;
let other: Member;
let use: ReturnType<typeof useCorrections>;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  other = await openModerator(site);
  use = useCorrections(site, other);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['submissions', 'claims']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

const boxes = (html: string) =>
  [...html.matchAll(/<input[^>]*name="chosen\[\]"[^>]*>/g)].map(([box]) => ({
    value: /value="([^"]*)"/.exec(box)?.[1] ?? '',
    isDisabled: box.includes('disabled=""'),
  }));

test('a claim of their own is decided by another moderator', async () => {
  await raw`
    insert into claims (user_id, startup_id, domain, method, verified_at)
    select u.id, s.id, s.domain, 'mail', now() from users u, startups s
    where u.email = ${moderator.email} and s.slug = 'andela'`.execute(site.sql);
  const [own] = boxes(await moderator.page('/moderation'));
  expect(own?.isDisabled).toBe(true);
  for (const action of ['approve', 'reject']) {
    const fields = { 'chosen[]': [own?.value ?? ''], action, reason: 'It is mine' };
    const answer = await moderator.form('/moderation', fields);
    expect([action, answer.status]).toEqual([action, 409]);
    expect(await answer.text()).toContain(text.ownClaim);
  }
  const [seen] = boxes(await other.page('/moderation'));
  expect(seen).toEqual({ value: own?.value, isDisabled: false });
  const fields = { 'chosen[]': [own?.value ?? ''], action: 'approve', reason: '' };
  expect((await other.form('/moderation', fields)).status).toBe(303);
});

test('a report that they sent without signing in cannot be ticked either', async () => {
  await use.report({ email: moderator.email.toUpperCase() });
  expect(boxes(await moderator.page('/moderation'))).toMatchObject([{ isDisabled: true }]);
  expect(boxes(await other.page('/moderation'))).toMatchObject([{ isDisabled: false }]);
});

test('a correction that they found is neither undone nor restored by them', async () => {
  await moderator.form(`/funding/${ROUND}/suggest-edit`, {
    ...{ field: 'amount', value: '31000000', source_url: SOURCE },
  });
  expect((await use.decide('approve', 'It says so.')).status).toBe(303);
  const refuse = async () => {
    const [{ id }] = await use.log();
    const inLog = await moderator.form('/moderation/log', { correction: String(id) });
    expect([inLog.status, await inLog.text()]).toEqual([
      403,
      expect.stringContaining(text.ownCorrection),
    ]);
    const path = `/moderation/edit?about=funding:${ROUND}`;
    const inForm = await moderator.form(path, { correction: String(id), reason: 'Mine' });
    expect(await inForm.text()).toContain(text.ownCorrection);
    return id;
  };
  const id = await refuse();
  expect((await other.form('/moderation/log', { correction: String(id) })).status).toBe(303);
  await refuse();
});

test('pages of the record need the second step, too, and decide on their own sources only', async () => {
  const late = await openModerator(site);
  await raw`
    update sessions s set second_step_at = null from users u
    where u.id = s.user_id and u.email = ${late.email}`.execute(site.sql);
  const { data } = await site.api(`/funding/${ROUND}`);
  const { url } = data.sources[0];
  const [round, startup] = [`/funding/${ROUND}`, '/startup/andela'];
  const doors = [
    [round, { checked: url }],
    [round, { prefer: url }],
    [startup, { logo: 'remove' }],
    [startup, { scan: 'now' }],
  ] as const;
  for (const [path, fields] of doors) {
    const answer = await late.form(path, fields);
    expect([path, answer.headers.get('location')]).toEqual([
      path,
      '/dashboard/account-settings/second-step',
    ]);
  }
  const { data: others } = await site.api('/startup/andela/fundings');
  for (const path of [`/funding/${others[0].slug}`, startup]) {
    expect([path, (await moderator.form(path, { checked: url })).status]).toEqual([path, 404]);
  }
  expect((await moderator.form(round, { checked: url })).status).toBe(303);
});
