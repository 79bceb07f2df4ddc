// New results: each is found once, however it is written and whenever the worker is killed.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../test/databases.ts';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { importText } from '../../../../test/import.ts';
import type { Member } from '../../../../test/member.ts';
import { writePlans } from '../../../../test/plans-file.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { findNew, findNewInAll, forgetOldItems } from './find-new.server.ts';

const SITE_URL = 'https://griot.example';

let site: TestSite;
let owner: Member;
let kenya: number;
let ghana: number;
const log = { info() {}, warn() {}, error: (fields: object) => expect(fields).toBe('no error') };
const find = () => findNew(site.sql, log);

beforeAll(async () => {
  const PLANS_FILE = writePlans([]);
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL, PLANS_FILE } });
  kenya = await makeCountry(site.sql);
  ghana = await makeCountry(site.sql, 'ghana', 'Ghana', 'GH');
  owner = await site.member();
  await raw`update users set email_verified_at = now()`.execute(site.sql);
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`delete from alerts`.execute(site.sql);
  await raw`delete from mails`.execute(site.sql);
  await find();
});

async function follow(of: string, member = owner, name = of): Promise<void> {
  const fields = { of, name, frequency: 'instant', by_mail: 'on' };
  const answer = await member.form('/dashboard/alerts/new', fields);
  expect([of, answer.status]).toEqual([of, 303]);
}

/** Ids found by address. */
async function foundBy(): Promise<Record<string, number[]>> {
  const { rows } = await raw<{ address: string; ids: number[] }>`
    select address, array(select item_id from alert_items where alert_id = a.id order by item_id) as ids
    from alerts a order by id`.execute(site.sql);
  return Object.fromEntries(rows.map(({ address, ids }) => [address, ids]));
}

describe('what is new', () => {
  test('what a list had when it was saved is not; what comes is, once', async () => {
    const startup = await makeStartup(site.sql, { country_id: kenya, industries: ['payments'] });
    await makeFunding(site.sql, { startup_id: startup.id, amount_usd: 9_000_000 });
    const lists = [
      '/rounds?country=kenya',
      '/rounds?amount=5M..',
      '/rounds?industry=payments',
      '/rounds?country=ghana',
    ];
    for (const list of lists) await follow(list);
    const { id } = await makeFunding(site.sql, { startup_id: startup.id, amount_usd: 6_000_000 });
    expect(await find()).toBe(3);
    expect(await find()).toBe(0);
    await raw`update fundings set note = 'Again' where id = ${id}`.execute(site.sql);
    expect(await find()).toBe(0);
    expect(await foundBy()).toEqual({
      [lists[0] ?? '']: [id],
      [lists[1] ?? '']: [id],
      [lists[2] ?? '']: [id],
      [lists[3] ?? '']: [],
    });
  });

  test('a correction that makes a round match; undone and done again it is not new twice', async () => {
    const startup = await makeStartup(site.sql, { country_id: ghana });
    const { id } = await makeFunding(site.sql, { startup_id: startup.id, amount_usd: 400_000 });
    await follow('/rounds?amount=4M..');
    await follow('/rounds?country=ghana&amount=4M..');
    const correct = async (usd: number) => {
      await raw`update fundings set amount_usd = ${usd} where id = ${id}`.execute(site.sql);
      return find();
    };
    expect(await correct(4_000_000)).toBe(2);
    expect(await correct(400_000)).toBe(0);
    expect(await correct(4_000_000)).toBe(0);
  });

  test('facts of the startup and its investors make its rounds match', async () => {
    const startup = await makeStartup(site.sql, { country_id: ghana });
    const { id } = await makeFunding(site.sql, { startup_id: startup.id });
    const fund = await makeInvestor(site.sql, { slug: 'volta-fund', name: 'Volta Fund' });
    await follow('/rounds?country=kenya');
    await follow('/rounds?investor=volta-fund');
    await follow('/startups?investor=volta-fund');
    await follow('/investors?place=kenya');
    await raw`update startups set country_id = ${kenya} where id = ${startup.id}`.execute(site.sql);
    expect(await find()).toBe(1);
    await raw`insert into funding_investors (funding_id, investor_id, is_lead, position)
      values (${id}, ${fund.id}, true, 0)`.execute(site.sql);
    await find();
    expect(Object.values(await foundBy())).toEqual([[id], [id], [startup.id], [fund.id]]);
  });

  test('startups, investors, exits, advanced searches and questions', async () => {
    await follow('/startups?country=ghana');
    await follow('/advanced-search?f[0][column]=country&f[0][operator]=equals&f[0][query_1]=ghana');
    await follow('/exits?country=ghana');
    await follow('/investors?q=savannah');
    await follow('/search?q=rounds+in+ghana');
    await follow('/search?q=startups+in+ghana');
    await follow('/search?q=rounds+of+startups+founded+since+2015');
    await follow('/search?q=investors+in+ghana');
    const { id } = await makeStartup(site.sql, { country_id: ghana, year_founded: 2016 });
    const round = await makeFunding(site.sql, { startup_id: id });
    const investor = await makeInvestor(site.sql, { name: 'Savannah Capital' });
    const { rows } = await raw<{ id: number }>`
      insert into startup_events (startup_id, kind) values (${id}, 'listed') returning id`.execute(
      site.sql,
    );
    await find();
    const found = Object.values(await foundBy());
    expect(found.slice(0, 7)).toEqual([
      [id],
      [id],
      [rows[0]?.id],
      [investor.id],
      [round.id],
      [id],
      [round.id],
    ]);
  });

  test('an import, of startups and of rounds', async () => {
    const startup = await makeStartup(site.sql, { slug: 'sika', name: 'Sika', country_id: ghana });
    await follow('/rounds?country=ghana');
    await follow('/startups?country=ghana');
    const rounds =
      'startup,round,date,amount\nSika,Seed,2026-03,2000000\nSika,Series A,2026-08,9000000\n';
    await importText(site.database, 'rounds', rounds);
    await importText(
      site.database,
      'startups',
      'name,country,website\nAdom,Ghana,https://adom.example\n',
    );
    await find();
    const { rows } = await raw<{ id: number }>`
      select id from fundings where startup_id = ${startup.id} order by id`.execute(site.sql);
    const added = await site.sql
      .selectFrom('startups')
      .select('id')
      .where('name', '=', 'Adom')
      .execute();
    expect(Object.values(await foundBy())).toEqual([rows.map(({ id }) => id), [added[0]?.id]]);
    await importText(site.database, 'rounds', rounds);
    expect(await find()).toBe(0);
  });

  test('a list that begins to match by itself is found by the daily check of the whole', async () => {
    const startup = await makeStartup(site.sql, { country_id: kenya });
    await follow('/rounds?country=kenya&amount=1..2');
    await raw`delete from alert_changes`.execute(site.sql);
    const { id } = await makeFunding(site.sql, { startup_id: startup.id, amount_usd: 2 });
    await raw`delete from alert_changes`.execute(site.sql);
    expect(await find()).toBe(0);
    expect(await findNewInAll(site.sql, log)).toBe(1);
    expect(Object.values(await foundBy())).toEqual([[id]]);
    await raw`update alert_items set found_at = now() - interval '61 days'`.execute(site.sql);
    await forgetOldItems(site.sql);
    expect(await findNewInAll(site.sql, log)).toBe(0);
  });

  test('a list that can no longer be read holds up no other', async () => {
    const startup = await makeStartup(site.sql, { country_id: kenya });
    await follow('/rounds?country=kenya');
    await follow('/rounds');
    await raw`update alerts set address = '/rounds?country=nowhere' where address like '%kenya'`.execute(
      site.sql,
    );
    await makeFunding(site.sql, { startup_id: startup.id });
    const said: object[] = [];
    expect(
      await findNew(site.sql, { info() {}, warn() {}, error: (fields) => said.push(fields) }),
    ).toBe(1);
    expect(said).toMatchObject([{ status: 422 }]);
  });

  test.runIf(isOnPostgres())(
    'a slow transaction that commits after later ones is not missed',
    async () => {
      const one = await makeStartup(site.sql, { country_id: kenya });
      const two = await makeStartup(site.sql, { country_id: kenya });
      let commit = () => {};
      const committed = new Promise<void>((resolve) => {
        commit = resolve;
      });
      let written = () => {};
      const isWritten = new Promise<void>((resolve) => {
        written = resolve;
      });
      const slow = site.sql.transaction().execute(async (transaction) => {
        await raw`insert into startup_events (startup_id, kind) values (${one.id}, 'listed')`.execute(
          transaction,
        );
        written();
        await committed;
      });
      await isWritten;
      await follow('/exits');
      await raw`insert into startup_events (startup_id, kind) values (${two.id}, 'listed')`.execute(
        site.sql,
      );
      expect(await find()).toBe(1);
      commit();
      await slow;
      expect(await find()).toBe(1);
    },
  );
});

test.each(['investor', 'person'])('of a list with a %s: the rounds that are its', async (kind) => {
  const { sql } = site;
  const startup = await makeStartup(sql, { country_id: kenya });
  const investor = await makeInvestor(sql);
  const person = await sql
    .insertInto('people')
    .values({ slug: 'listed-person', name: 'Listed Person' })
    .onConflict((is) => is.column('slug').doUpdateSet({ name: 'Listed Person' }))
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  await sql
    .insertInto('startup_people')
    .values({ startup_id: startup.id, person_id: person.id, is_founder: true })
    .execute();
  const slugs = [kind === 'investor' ? investor.slug : person.slug];
  const made = await owner.post('/user/lists', { name: `With a ${kind}`, kind, slugs });
  const { uuid } = (await made.json()).data;
  await follow(`/dashboard/lists?list=${uuid}`);
  await find();
  const { id } = await makeFunding(sql, {
    startup_id: startup.id,
    investors: [{ id: investor.id }],
  });
  await raw`update fundings set created_at = ${new Date('2030-01-01')} where id = ${id}`.execute(
    sql,
  );
  expect(await find()).toBe(1);
  expect(await find()).toBe(0);
});

test('of a list: rounds recorded since a startup or investor is on it, and none of its past', async () => {
  const { sql } = site;
  const listed = await makeStartup(sql, { slug: 'listed', country_id: kenya });
  const later = await makeStartup(sql, { slug: 'listed-later', country_id: kenya });
  const past = new Date('2020-01-01');
  await makeFunding(sql, { startup_id: listed.id, slug: 'listed-past' });
  await makeFunding(sql, { startup_id: later.id, slug: 'later-past' });
  await raw`update fundings set created_at = ${past} where slug in ('listed-past', 'later-past')`.execute(
    sql,
  );
  const made = await owner.post('/user/lists', {
    name: 'Watched',
    kind: 'startup',
    slugs: ['listed'],
  });
  const { uuid } = (await made.json()).data;
  await follow(`/dashboard/lists?list=${uuid}`);
  await find();
  await owner.post(`/user/lists/${uuid}/rows`, { slugs: ['listed-later'] });
  await makeFunding(sql, { startup_id: listed.id, slug: 'listed-new' });
  await makeFunding(sql, { startup_id: later.id, slug: 'later-new' });
  await raw`update fundings set created_at = ${new Date('2030-01-01')} where slug in ('listed-new', 'later-new')`.execute(
    sql,
  );
  expect(await find()).toBe(2);
  expect(await find()).toBe(0);
  await owner.request(`/api/user/lists/${uuid}`, { method: 'DELETE' });
  await makeFunding(sql, { startup_id: listed.id, slug: 'listed-last' });
  expect(await find()).toBe(0);
});

test('of a list: nobody but its owner, though messages and feeds of its alerts say its UUID', async () => {
  const made = await owner.post('/user/lists', { name: 'Our deals', kind: 'startup', slugs: [] });
  const address = `/dashboard/lists?list=${(await made.json()).data.uuid}`;
  const other = await site.member();
  const pages = [
    await site.request(address.replace('/lists', '/lists.atom').replace('/', '/feeds/list/')),
    await other.request(`/dashboard/alerts/new?of=${encodeURIComponent(address)}`),
    await other.form('/dashboard/alerts/new', { of: address, name: 'x', frequency: 'daily' }),
  ];
  for (const page of pages) {
    expect(page.status).toBe(422);
    expect(await page.text()).not.toContain('Our deals');
  }
});
