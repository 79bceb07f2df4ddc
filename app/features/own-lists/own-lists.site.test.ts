import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../../test/member.ts';
import { parseCsv } from '../../../test/parse-csv.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { subscribe } from '../../../test/subscribe.ts';
import { listAnswer, listsAnswer, rowsAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function make(member: Member, more: object = {}): Promise<string> {
  const answer = await member.post('/user/lists', { name: 'Mine', kind: 'startup', ...more });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()).data.uuid;
}
const add = (member: Member, uuid: string, body: object) =>
  member.post(`/user/lists/${uuid}/rows`, body);
const rowsOf = async (member: Member, uuid: string, query = '') =>
  member.api(`/user/lists/${uuid}${query}`);
const pathOf = (uuid: string) => `/dashboard/lists/${uuid}`;
/** The page's form, as it is when nothing was typed. */
function formOf(html: string): Record<string, string> {
  const form = /<form class="list-form".*?<\/form>/s.exec(html)?.[0] ?? '';
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of form.matchAll(
    /<input type="hidden" name="(mark-\d+)" value="([^"]*)"/g,
  )) {
    const id = name.slice('mark-'.length);
    fields[name] = value;
    fields[`status-${id}`] =
      new RegExp(`<select id="status-${id}".*?</select>`, 's')
        .exec(form)?.[0]
        .match(/<option selected="">([^<]*)/)?.[1] ?? '';
    fields[`note-${id}`] =
      new RegExp(`<textarea id="note-${id}"[^>]*>([^<]*)`).exec(form)?.[1] ?? '';
    fields[`due_on-${id}`] =
      new RegExp(`<input id="due_on-${id}"[^>]*?value="([^"]*)"`).exec(form)?.[1] ?? '';
  }
  return fields;
}

describe('calls', () => {
  test('a list keeps its rows in order, each once, with facts of the record', async () => {
    const member = await site.member();
    const uuid = await make(member, { name: ' For  Monday ', slugs: 'andela,jumia,andela' });
    const { data, meta } = rowsAnswer.parse(await rowsOf(member, uuid));
    expect(data.map(({ slug }) => slug)).toEqual(['andela', 'jumia']);
    expect(data[0]?.facts).toMatchObject({ country: expect.any(String) });
    expect(meta.list).toMatchObject({ name: 'For Monday', kind: 'startup', rows: 2 });
    expect(meta.list.statuses).toEqual(['To look at', 'In contact', 'Looking closer', 'Passed']);
    const { data: lists } = listsAnswer.parse(await member.api('/user/lists'));
    expect(lists.map((list) => list.uuid)).toEqual([uuid]);
  });

  test.each([
    ['added', ['jumia', 'andela', 'kuda']],
    ['name', ['andela', 'jumia', 'kuda']],
    ['due_on', ['kuda', 'jumia', 'andela']],
  ])('rows by %s, those without last', async (sort, slugs) => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['jumia', 'andela', 'kuda'] });
    await add(member, uuid, { slugs: ['kuda'], due_on: '2026-12-01' });
    await add(member, uuid, { slugs: ['jumia'], due_on: '2026-12-24' });
    const { data } = await rowsOf(member, uuid, `?sort=${sort}`);
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
  });

  test('what is added twice stays one row, and what is left out stays as it was', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela'] });
    const words = { status: 'In contact', note: 'Asked  for\nfigures', due_on: '2026-12-04' };
    expect((await add(member, uuid, { slugs: ['andela', 'jumia'], ...words })).status).toBe(200);
    expect((await add(member, uuid, { slugs: ['andela'], status: null })).status).toBe(200);
    const { data } = await rowsOf(member, uuid);
    expect(data).toMatchObject([
      { slug: 'andela', status: null, note: 'Asked for figures', due_on: '2026-12-04' },
      { slug: 'jumia', status: 'In contact' },
    ]);
    const row = `/api/user/lists/${uuid}/rows/${data[0].id}`;
    expect((await member.request(row, { method: 'DELETE' })).status).toBe(204);
    expect((await member.request(row, { method: 'DELETE' })).status).toBe(404);
    expect((await rowsOf(member, uuid)).data).toHaveLength(1);
  });

  test('lists hold investors and people too', async () => {
    const member = await site.member();
    const { data: found } = await site.api('/investors/search?sort=-total');
    const investors = await make(member, { kind: 'investor', slugs: [found[0].slug] });
    const { data: rows } = await rowsOf(member, investors);
    expect(rows[0]).toMatchObject({ name: found[0].name });
    expect(rows[0].facts.deals_count).toBe(found[0].deals_count);
    const { data: team } = await site.api('/startup/andela/team');
    const people = await make(member, { kind: 'person', slugs: [team[0].slug] });
    expect((await rowsOf(member, people)).data[0].facts.startups).toContain('Andela');
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'n'.repeat(81) }, 'name'],
    ['another kind', { kind: 'round' }, 'kind'],
    ['no status', { statuses: [] }, 'statuses'],
    ['a long status', { statuses: ['s'.repeat(41)] }, 'statuses'],
    ['what is no startup', { slugs: ['andela', 'nobody-at-all', "x' or 1"] }, 'slugs'],
  ])('a list with %s is refused, and says where', async (_what, body, field) => {
    const member = await site.member();
    const answer = await member.post('/user/lists', { name: 'Mine', kind: 'startup', ...body });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await member.api('/user/lists')).data).toEqual([]);
  });

  test('a row takes no day that does not exist, and no long note', async () => {
    const member = await site.member();
    const uuid = await make(member);
    for (const [field, value] of [
      ['due_on', '2026-02-30'],
      ['note', 'n'.repeat(501)],
      ['status', 's'.repeat(41)],
    ]) {
      const answer = await add(member, uuid, { slugs: ['andela'], [field ?? '']: value });
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
    }
    expect((await rowsOf(member, uuid)).data).toEqual([]);
  });

  test('others find nothing at its address, and change nothing', async () => {
    const member = await site.member();
    const other = await site.member();
    const uuid = await make(member, { slugs: ['andela'] });
    expect((await other.request(`/api/user/lists/${uuid}`)).status).toBe(404);
    expect((await other.post(`/user/lists/${uuid}`, { name: 'Theirs' })).status).toBe(404);
    expect((await add(other, uuid, { slugs: ['jumia'] })).status).toBe(404);
    const remove = { method: 'DELETE' };
    expect((await other.request(`/api/user/lists/${uuid}`, remove)).status).toBe(404);
    expect((await other.request(pathOf(uuid))).status).toBe(404);
    expect((await other.request(`${pathOf(uuid)}/rows.csv`)).status).toBe(404);
    expect((await site.request('/api/user/lists')).status).toBe(401);
    expect((await member.request(`/api/user/lists/${uuid}`, remove)).status).toBe(204);
    expect((await member.request(`/api/user/lists/${uuid}`)).status).toBe(404);
  });
});

describe('limits', () => {
  test('an account has five lists; the sixth is a 402 that says what a subscription gives', async () => {
    const member = await site.member();
    for (let made = 0; made < 5; made += 1) await make(member);
    const body = { name: 'One more', kind: 'startup' };
    const refused = await member.post('/user/lists', body);
    expect(refused.status).toBe(402);
    expect((await refused.json()).message).toContain('Pro gives 100');
    const lists = await member.page('/dashboard/lists');
    expect(lists).toContain('All 5 lists are in use');
    expect(lists).not.toMatch(/\{\w+\}<\/th>/);
    await subscribe(site.sql, member);
    expect((await member.post('/user/lists', body)).status).toBe(201);
  });

  test('a list of an account takes 200 rows; beyond them nothing is added', async () => {
    const member = await site.member();
    const slugs: string[] = [];
    for (let page = 1; slugs.length < 202; page += 1) {
      const { data } = await site.api(`/startups?page=${page}`);
      slugs.push(...data.map(({ slug }: { slug: string }) => slug));
    }
    const uuid = await make(member, { slugs: slugs.slice(0, 199) });
    const refused = await add(member, uuid, { slugs: slugs.slice(199, 202) });
    expect(refused.status).toBe(402);
    expect((await refused.json()).message).toContain('nothing was added');
    expect(
      listAnswer.parse(await (await add(member, uuid, { slugs: slugs.slice(0, 3) })).json()),
    ).toMatchObject({ data: { rows: 199 } });
    await subscribe(site.sql, member);
    expect((await add(member, uuid, { slugs: slugs.slice(199, 202) })).status).toBe(200);
  });
});

describe('the page', () => {
  test('what is typed beside rows is kept, and shown again', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela', 'jumia'] });
    const { data } = await rowsOf(member, uuid);
    const fields = formOf(await member.page(pathOf(uuid)));
    fields[`note-${data[1].id}`] = 'Call <them>';
    fields[`status-${data[1].id}`] = 'Passed';
    fields[`due_on-${data[1].id}`] = '2026-12-01';
    expect((await member.form(pathOf(uuid), { ...fields, do: 'save' })).status).toBe(303);
    const after = await rowsOf(member, uuid);
    expect(after.data).toMatchObject([
      { note: null, status: null },
      { note: 'Call <them>', status: 'Passed', due_on: '2026-12-01' },
    ]);
    const html = await member.page(`${pathOf(uuid)}?status=Passed`);
    expect(html).toContain('>Call &lt;them&gt;</textarea>');
    expect(html).not.toContain('href="/startup/andela"');
  });

  test('a wrong day is named at its row, and what was typed stays', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela'] });
    const { data } = await rowsOf(member, uuid);
    const fields = formOf(await member.page(pathOf(uuid)));
    fields[`due_on-${data[0].id}`] = 'tomorrow';
    fields[`note-${data[0].id}`] = 'typed';
    const answer = await member.form(pathOf(uuid), { ...fields, do: 'save' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(`<a href="#due_on-${data[0].id}">expected a day such as 2026-12-01</a>`);
    expect(html).toContain('>typed</textarea>');
    expect((await rowsOf(member, uuid)).data[0].note).toBeNull();
  });

  test('an older page overwrites nothing that was changed elsewhere since', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela', 'jumia'] });
    const { data } = await rowsOf(member, uuid);
    const older = formOf(await member.page(pathOf(uuid)));
    await add(member, uuid, { slugs: ['andela'], note: 'newer' });
    const untouched = await member.form(pathOf(uuid), {
      ...older,
      [`note-${data[1].id}`]: 'mine',
      do: 'save',
    });
    expect(untouched.status).toBe(303);
    const clash = await member.form(pathOf(uuid), {
      ...older,
      [`note-${data[0].id}`]: 'older',
      do: 'save',
    });
    expect(clash.status).toBe(409);
    expect(await clash.text()).toContain('left as they are there: Andela.');
    expect((await rowsOf(member, uuid)).data).toMatchObject([{ note: 'newer' }, { note: 'mine' }]);
  });

  test('selected rows get a status, are compared, taken along, and removed after a question', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela', 'jumia', 'paystack'] });
    const { data } = await rowsOf(member, uuid);
    const row = data.slice(0, 2).map(({ id }: { id: number }) => String(id));
    await member.form(pathOf(uuid), { row, to: 'Passed', do: 'set' });
    const { data: set } = await rowsOf(member, uuid, '?sort=status');
    expect(set.map(({ status }: { status: string }) => status)).toEqual(['Passed', 'Passed', null]);
    const compared = await member.form(pathOf(uuid), { row, do: 'compare' });
    expect(compared.headers.get('location')).toBe('/compare?startups=andela,jumia');
    const taken = await member.form(pathOf(uuid), { row, do: 'csv' });
    const csv = parseCsv(await (await member.request(taken.headers.get('location') ?? '')).text());
    expect(csv.slice(0, 2).map((cells) => cells.slice(0, 4))).toEqual([
      ['Name', 'Status', 'Note', 'Next step'],
      ['Andela', 'Passed', '', ''],
    ]);
    expect(csv).toHaveLength(3);
    const asked = await member.form(pathOf(uuid), { row, do: 'remove' });
    expect([asked.status, (await asked.text()).includes('Remove 2 rows from the list')]).toEqual([
      200,
      true,
    ]);
    expect((await rowsOf(member, uuid)).data).toHaveLength(3);
    await member.form(pathOf(uuid), { row, do: 'remove-sure' });
    expect((await rowsOf(member, uuid)).data).toHaveLength(1);
    const none = await member.form(pathOf(uuid), { do: 'set', to: 'Passed' });
    expect(await none.text()).toContain('Select at least one row first.');
  });

  test('own statuses and columns; rows keep a status that the list no longer offers', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela'] });
    await add(member, uuid, { slugs: ['andela'], status: 'Passed' });
    const settings = { name: 'Deals', statuses: 'Warm\r\nCold\r\nwarm', do: 'settings' };
    await member.form(pathOf(uuid), settings);
    await member.form(pathOf(uuid), { do: 'columns', columns: ['website', 'year_founded'] });
    const { meta, data } = await rowsOf(member, uuid);
    expect(meta.list).toMatchObject({
      name: 'Deals',
      statuses: ['warm', 'Cold'],
      columns: ['website', 'year_founded'],
    });
    expect(data[0].status).toBe('Passed');
    const html = await member.page(pathOf(uuid));
    expect(html).toContain('<option selected="">Passed</option>');
    expect(html).toMatch(/<th[^>]*>Website<\/th>/);
    expect(html).not.toMatch(/<th[^>]*>Latest round<\/th>/);
  });
});

describe('sharing', () => {
  test('by a secret address anybody reads it, without notes; revoked, it leads nowhere', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela'] });
    await add(member, uuid, { slugs: ['andela'], status: 'Passed', note: 'between us' });
    await member.form(pathOf(uuid), { do: 'share' });
    const { share_path: path } = (await rowsOf(member, uuid)).meta.list;
    const shared = await site.page(path);
    expect(shared).toContain('Andela');
    expect(shared).toContain('Passed');
    expect(shared).toContain('noindex');
    expect(shared).not.toContain('between us');
    expect(await (await site.request(`${path}/rows.csv`)).text()).not.toContain('between us');
    for (const file of ['csv', 'xlsx']) {
      const { headers } = await site.request(`${path}/rows.${file}`);
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
    await member.post(`/user/lists/${uuid}`, { shares_notes: true });
    expect(await site.page(path)).toContain('between us');
    expect((await site.request(`/list/${uuid}`)).status).toBe(404);
    await member.form(pathOf(uuid), { do: 'share', revoke: '1' });
    expect((await site.request(path)).status).toBe(404);
    expect((await site.request(`${path}/rows.csv`)).status).toBe(404);
    await member.form(pathOf(uuid), { do: 'share' });
    expect((await rowsOf(member, uuid)).meta.list.share_path).not.toBe(path);
  });
});

describe('what becomes of it', () => {
  test('own data has lists with their rows, and they end with the account', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['andela'] });
    await add(member, uuid, { slugs: ['andela'], note: 'mine alone' });
    const data = await (await member.request('/dashboard/account-settings/data.json')).json();
    expect(data.lists).toMatchObject([
      { name: 'Mine', rows: [{ name: 'Andela', note: 'mine alone' }] },
    ]);
    await member.form('/dashboard/account-settings/data', { password: member.password });
    const left = await site.sql
      .selectFrom('own_list_rows')
      .select('id')
      .where('note', '=', 'mine alone')
      .execute();
    expect(left).toEqual([]);
  });

  test('a row stays when its record is deleted, with what its owner wrote', async () => {
    const member = await site.member();
    const uuid = await make(member, { slugs: ['kuda'] });
    await add(member, uuid, { slugs: ['kuda'], note: 'kept' });
    await site.sql.deleteFrom('startups').where('slug', '=', 'kuda').execute();
    expect((await rowsOf(member, uuid)).data).toMatchObject([
      { slug: null, name: null, note: 'kept', facts: {} },
    ]);
    expect(await member.page(pathOf(uuid))).toContain('No longer in the record');
  });
});
