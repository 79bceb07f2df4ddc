// POST /startups/{slug}/edits: what the form of a suggested edit does, for programs.

import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listingAnswer } from '../../arriving/listing/contract.ts';

const PATH = '/startups/kora/edits';
const EDIT = { field: 'year_founded', value: 2019, source_url: 'https://news.example.org/kora' };
let site: TestSite;
let member: Member;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  member = await site.member();
  await makeStartup(site.sql, { slug: 'kora', name: 'Kora', year_founded: 2015 });
});
afterAll(() => site.close());

const verify = () => raw`update users set email_verified_at = now()`.execute(site.sql);

test('asks for a session and a confirmed email address', async () => {
  const answer = await site.request(`/api${PATH}`, { method: 'POST', body: JSON.stringify(EDIT) });
  expect(answer.status).toBe(401);
  expect((await member.post(PATH, EDIT)).status).toBe(403);
});

test('answers 201; a moderator sees it, nothing is changed, and its sender finds it', async () => {
  await verify();
  const answer = await member.post(PATH, EDIT);
  expect(answer.status).toBe(201);
  const { data } = listingAnswer.strict().parse(await answer.json());
  expect(data.status).toBe('pending');
  expect((await site.api('/startup/kora')).data.year_founded).toBe(2015);
  expect((await member.api('/user/listings')).data).toMatchObject([{ uuid: data.uuid }]);
  await appoint(site.sql, member);
  expect(await member.page(`/moderation/${data.uuid}`)).toContain('2019');
});

test('with a token and without a cookie, and once under one Idempotency-Key', async () => {
  await verify();
  const send = (value: number) =>
    site.request(`/api${PATH}`, {
      method: 'POST',
      body: JSON.stringify({ ...EDIT, value }),
      headers: {
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'once',
      },
    });
  const [first, again, other] = [await send(2020), await send(2020), await send(2021)];
  expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
  expect((await again.json()).data.uuid).toBe((await first.json()).data.uuid);
});

test('says what is wrong, and of what there is none', async () => {
  await verify();
  const wrong = await member.post(PATH, { ...EDIT, value: 1066, source_url: '' });
  expect(wrong.status).toBe(422);
  expect(Object.keys((await wrong.json()).errors)).toEqual(['source_url']);
  const early = await member.post(PATH, { ...EDIT, value: 1066 });
  expect(Object.keys((await early.json()).errors)).toEqual(['value']);
  expect((await member.post('/startups/nobody/edits', EDIT)).status).toBe(404);
});
