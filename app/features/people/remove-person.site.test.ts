import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { importText } from '../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { addFounder } from '../../catalogue/write-startup.server.ts';
import { readmitRecord } from '../desk/removals/remove-record.server.ts';
import { findNamed, removePerson } from './remove-person.server.ts';

let site: TestSite;
let startupId = 0;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const startup = await makeStartup(site.sql, {
    slug: 'zuri-grain',
    name: 'Zuri Grain',
    overview: 'Ama Boateng began it in her kitchen.',
  });
  startupId = startup.id;
  await add('Ama Boateng');
  await add('Kofi Mensah');
});
afterAll(() => site.close());

const add = (name: string) =>
  addFounder(site.sql, startupId, { name, title: 'Founder', link: null }, 0);

async function listPeople() {
  const { rows } = await raw<{ name: string }>`select name from people order by name`.execute(
    site.sql,
  );
  return rows.map(({ name }) => name);
}

test('who asks to be removed is gone from pages and API, and nothing brings them back', async () => {
  expect(await site.page('/startup/zuri-grain/team')).toContain('Ama Boateng');
  await raw`
    insert into corrections (kind, entity_id, subject, field, before, after, source_url, received_at, decided_at)
    select 'person', id, name, 'name', name, name, 'https://news.example.org/ama', now(), now()
    from people where slug = 'ama-boateng'`.execute(site.sql);
  await raw`update people set name = 'Ama B.' where slug = 'ama-boateng'`.execute(site.sql);
  await raw`update people set name = 'Ama Boateng' where slug = 'ama-boateng'`.execute(site.sql);
  expect(await site.page('/corrections')).toContain('Ama Boateng');
  expect(await removePerson(site.sql, 'ama-boateng', new Date())).toEqual({
    name: 'Ama Boateng',
    startups: ['zuri-grain'],
    investors: [],
    stillNamedIn: ['zuri-grain'],
  });
  expect((await site.request('/person/ama-boateng')).status).toBe(404);
  expect((await site.request('/api/person/ama-boateng')).status).toBe(404);
  expect(await site.page('/corrections')).not.toContain('Ama');
  const { rows: kept } = await raw`select * from fact_changes`.execute(site.sql);
  expect(JSON.stringify(kept)).not.toContain('Ama');
  expect(JSON.stringify(await site.api('/startup/zuri-grain/team'))).not.toContain('Ama');

  await add('AMA BOATENG');
  const file = 'name,country,founders\nZuri Grain,Kenya,"Ama Boateng; Esi Owusu"\n';
  await importText(site.database, 'startups', file);
  expect((await importText(site.database, 'startups', file)).counts).toMatchObject({
    unchanged: 1,
  });
  expect(await listPeople()).toEqual(['Esi Owusu', 'Kofi Mensah']);
  const { rows } = await raw`select * from removed_people`.execute(site.sql);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('ama');
});

test('a namesake elsewhere is somebody else; a renamed startup remembers', async () => {
  const elsewhere = await makeStartup(site.sql, { slug: 'lagos-lanes', name: 'Lagos Lanes' });
  const founder = { name: 'Ama Boateng', title: null, link: null };
  await addFounder(site.sql, elsewhere.id, founder, 0);
  await raw`update startups set slug = 'zuri' where id = ${startupId}`.execute(site.sql);
  await raw`
    insert into slug_history (kind, old_slug, entity_id) values ('startup', 'zuri-grain', ${startupId})
    on conflict do nothing`.execute(site.sql);
  await add('Ama Boateng');
  expect(await listPeople()).toEqual(['Ama Boateng', 'Esi Owusu', 'Kofi Mensah']);
  expect(await removePerson(site.sql, 'nobody-at-all', new Date())).toBeNull();
});

test('an investor of the same name stays, unless the operator says that it is them', async () => {
  const csv = (name: string) => `name\n${name}\n`;
  await importText(site.database, 'investors', csv('Kofi Mensah'));
  expect(await removePerson(site.sql, 'kofi-mensah', new Date())).toMatchObject({
    startups: ['zuri'],
    investors: ['kofi-mensah'],
  });
  expect((await site.request('/investor/kofi-mensah')).status).toBe(200);
  expect(await findNamed(site.sql, 'kofi-mensah')).toBeNull();
  const isInvestor = true;
  expect(await removePerson(site.sql, 'kofi-mensah', new Date(), { isInvestor })).toMatchObject({
    name: 'Kofi Mensah',
    startups: [],
  });
  expect((await site.request('/investor/kofi-mensah')).status).toBe(404);
  await importText(site.database, 'investors', csv('KOFI MENSAH'));
  const { rows: investors } = await raw`select * from investors`.execute(site.sql);
  expect(investors).toEqual([]);

  const { rows: kept } = await raw<{ slug: string }>`
    select slug, reason from removals union all select subject, reason from moderation_log`.execute(
    site.sql,
  );
  expect(JSON.stringify(kept)).not.toMatch(/kofi/i);
  const [{ slug: calledSince = '' } = {}] = kept;
  expect(await readmitRecord(site.sql, 'investor', calledSince, new Date())).toBe(true);
});
