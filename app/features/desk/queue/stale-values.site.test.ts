// Values that were right when they were sent: of places that do not fit now, and of removed people.

import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openModerator, useCorrections } from '../../../../test/corrections.ts';
import { makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { addFounder } from '../../../catalogue/write-startup.server.ts';
import { fieldsText, moderationText as text } from '../../../text/text.ts';
import { removePerson } from '../../people/remove-person.server.ts';
import { removeRecord } from '../removals/remove-record.server.ts';

let site: TestSite;
let use: ReturnType<typeof useCorrections>;
let startupId: number;
beforeAll(async () => {
  site = await openTestSite();
  use = useCorrections(site, await openModerator(site));
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`delete from startups where slug = 'stale-one'`.execute(site.sql);
  ({ id: startupId } = await makeStartup(site.sql, { slug: 'stale-one', name: 'Stale One' }));
  await raw`
    update startups set country_id = (select id from places where slug = 'nigeria')
    where id = ${startupId}`.execute(site.sql);
});

const report = async (field: string, value: string, kind = 'startup', slug = 'stale-one') =>
  expect((await use.report({ field, value }, slug, kind)).status).toBe(303);

async function refuse(message: string): Promise<void> {
  const logged = (await use.log()).length;
  const answer = await use.decide('approve', 'It says so.');
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(message)]);
  expect(await use.log()).toHaveLength(logged);
}

test('a state of another country than it has now is not corrected', async () => {
  await report('state', 'Lagos');
  await raw`
    update startups set country_id = (select id from places where slug = 'kenya')
    where id = ${startupId}`.execute(site.sql);
  await refuse(fieldsText.valueGone);
});

test('industries that are gone are not taken for none', async () => {
  await report('industries', 'Fintech, Payments');
  await raw`update industries set name = 'Paying' where slug = 'payments'`.execute(site.sql);
  await refuse(fieldsText.valueGone);
  await raw`update industries set name = 'Payments' where slug = 'payments'`.execute(site.sql);
});

test('who asked to be removed is not named again, in the public log neither', async () => {
  const founder = { name: 'Ama Gone', title: null, link: null };
  await addFounder(site.sql, startupId, founder, 0);
  expect(await removePerson(site.sql, 'ama-gone', site.now())).not.toBeNull();
  await report('founder', 'Ama Gone');
  await refuse(text.nameRemoved);

  const investor = await makeInvestor(site.sql, { slug: 'gone-fund', name: 'Gone Fund' });
  const round = await makeFunding(site.sql, { startup_id: startupId, slug: 'stale-one-seed' });
  await removeRecord(site.sql, 'investor', investor.slug, 'asked', site.now());
  await report('investors', 'Visa, Gone Fund (lead)', 'funding', round.slug);
  await refuse(text.nameRemoved);
});

test('an investor named twice, once as lead, led', async () => {
  const round = await makeFunding(site.sql, { startup_id: startupId, slug: 'stale-one-seed' });
  await report('investors', 'Visa, Partech, Visa (lead)', 'funding', round.slug);
  expect((await use.decide('approve', 'It says so.')).status).toBe(303);
  const { rows } = await raw`
    select i.slug, fi.is_lead from funding_investors fi join investors i on i.id = fi.investor_id
    where fi.funding_id = ${round.id} order by i.slug`.execute(site.sql);
  expect(rows).toEqual([
    { slug: 'partech', is_lead: false },
    { slug: 'visa', is_lead: true },
  ]);
});
