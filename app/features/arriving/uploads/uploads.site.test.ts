// A newsroom's spreadsheet, imported in the browser and undone; a member's, submitted.
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { everythingRecorded, importText } from '../../../../test/import.ts';
import { useModeration } from '../../../../test/moderation-site.ts';
import { openTestSite } from '../../../../test/site.ts';
import { bookOf, fieldsOf, textOf, uploadsOf } from '../../../../test/uploads-site.ts';
import type { Sheet } from '../../../base/xlsx.ts';
import * as fr from '../../../text/fr/index.ts';
import { findRun, forgetOldChanges, listRuns } from '../import/runs.server.ts';
import { forgetOldUploads } from './uploads.server.ts';

const kit = useModeration();
const { upload, take, work } = uploadsOf(() => kit.site);

const DEALS = 300;
const newsroomSheet = (): Sheet => ({
  name: 'Deals 2024',
  header: ['Company', 'HQ', 'Deal date', 'Raised ($)', 'Stage', 'Backers', 'Link'],
  rows: Array.from({ length: DEALS }, (_, nth) => [
    `Newsroom ${'abcdefghijklmnopqrstuvwxyz'[nth % 26]}${nth * 7919}`,
    ['Kenya', 'Nigeria', 'Egypt', 'Ghana'][nth % 4] ?? '',
    `2024-${String((nth % 12) + 1).padStart(2, '0')}-11`,
    250_000 + nth * 1_000,
    ['Seed', 'Series A', 'Grant'][nth % 3] ?? '',
    `Newsroom Capital ${nth % 20}; Partech`,
    `https://newsroom.example/deals/${nth}`,
  ]),
});

test('a newsroom imports 300 deals from a workbook, undoes it, and nothing is left', async () => {
  const { moderator, site } = kit;
  const before = await everythingRecorded(site.database);
  const { status, at } = await upload(moderator, await bookOf(newsroomSheet()));
  expect(status).toBe(303);
  const looked = fieldsOf(await moderator.page(at), 'check');
  expect([0, 1, 2, 3, 4, 5, 6].map((nth) => looked[`field[${nth}]`])).toEqual([
    'startup',
    'country',
    'announced_on',
    'amount',
    'round',
    'investors',
    'source_url',
  ]);
  expect((await take(moderator, at, 'check')).status).toBe(303);
  expect(await everythingRecorded(site.database)).toEqual(before);
  const checked = textOf(await moderator.page(at));
  expect(checked).toContain('Startups 300 0 0 0 0');
  expect(checked).toContain('Rounds 300 0 0 0 0');

  expect((await take(moderator, at, 'import')).status).toBe(303);
  const imported = textOf(await moderator.page(at));
  expect(imported).toContain('What was imported');
  const { data } = await site.api('/startup/newsroom-a0');
  expect(data).toMatchObject({ name: 'Newsroom a0', total_fundings: 250_000 });
  expect(await site.page('/startup/newsroom-a0')).toContain('Newsroom a0');

  expect((await take(moderator, at, 'undo')).status).toBe(303);
  expect(textOf(await moderator.page(at))).toContain('Nothing of this file is left');
  expect(await everythingRecorded(site.database)).toEqual(before);
  expect((await site.request('/startup/newsroom-a0')).status).toBe(404);
  expect(textOf(await moderator.page('/moderation/log'))).toContain('took back the import of');
});

test('what a file does not say is asked, and columns can be set', async () => {
  const { moderator } = kit;
  const sheet: Sheet = {
    name: 'Odd',
    header: ['Who', 'Land', 'When', 'Raised', 'Stage'],
    rows: [
      ['Oddly Told One', 'Kenya', '2023-05', 1.5, 'Seed'],
      ['Oddly Told Two', 'Atlantis', '2023-06', 2.5, 'Seed'],
    ],
  };
  const { at } = await upload(
    moderator,
    await bookOf({ name: 'Cover', header: ['Our deals'], rows: [] }, sheet),
  );
  const asked = textOf(await moderator.page(at));
  expect(asked).toContain('Say which column holds this');
  expect(asked).not.toMatch(/--[a-z]|griot /);
  await take(moderator, at, 'check', { 'field[0]': 'startup', 'field[1]': 'country' });
  // The unit was not given.
  expect(textOf(await moderator.page(at))).toContain('The amounts under “Raised” are all small');
  await take(moderator, at, 'check', { unit: 'millions', source_url: 'https://odd.example/list' });
  const html = textOf(await moderator.page(at));
  expect(html).toContain('Startups 1 0 0 1 0');
  expect(html).toContain('line 3: Atlantis');
  await take(moderator, at, 'import');
  const { data } = await kit.site.api('/startup/oddly-told-one/fundings');
  expect(data[0]).toMatchObject({ amount: 1_500_000 });
  await take(moderator, at, 'undo');
});

test('a problem says what to do where it is read: a question here, an option for the command', async () => {
  const { moderator, site } = kit;
  const rows = [
    'startup,country,date,amount,round',
    'Stepwise One,Kenya,2023-05-01,2500000,Seed',
    'Stepwise Two,Kenya,2023-05-02,90,Series B',
    'Stepwise Three,Kenya,2023-05-03,$1.234,Seed',
  ].join('\n');
  const { at } = await upload(moderator, new File([rows], 'steps.csv'));
  await take(moderator, at, 'check');
  const html = await moderator.page(at);
  expect(html).toContain('<a href="#unit">Say below what amounts without a unit count.</a>');
  expect(html).toContain('<a href="#decimals">Say below how the file writes decimals.</a>');
  expect(textOf(html)).not.toMatch(/--[a-z]|griot /);
  await take(moderator, at, 'check', { decimals: 'comma' });
  expect(await moderator.page(at)).not.toContain('href="#decimals"');

  await importText(site.database, 'startups', 'name,country\nStepwise Two,Kenya\n');
  const { report } = await importText(site.database, 'rounds', rows);
  const reasons = report.map(({ problem_reason }) => problem_reason).join(' ');
  expect(reasons).toContain('say --unit thousands, --unit millions or --unit ones');
  expect(reasons).toContain('say which with --decimals dot or --decimals comma');
});

test('a member offers a file; a moderator sees what it changes, and imports or declines it', async () => {
  const { sender, moderator, site } = kit;
  const rows = [['Offered Works', 'Kenya', 'Lends to people who fish']];
  const offer = () => bookOf({ name: 'A', header: ['Name', 'Country', 'Tagline'], rows });
  const first = await upload(sender, await offer(), 'startups', '/import');
  expect(first.status).toBe(303);
  await take(sender, first.at, 'check');
  expect(fieldsOf(await sender.page(first.at), 'import')).toEqual({});
  const forged = { ...fieldsOf(await sender.page(first.at), 'send'), step: 'import' };
  await sender.form(first.at, forged);
  await take(sender, first.at, 'send');
  const queue = await moderator.page('/moderation');
  const path = `/moderation/import/${first.at.split('/').at(-1)}`;
  expect(queue).toContain(path);
  expect(textOf(await moderator.page(path))).toContain('Startups 1 0 0 0 0');
  expect((await take(moderator, path, 'decline', { reason: '' })).status).toBe(422);
  await take(moderator, path, 'decline', { reason: 'It names no source' });
  expect(textOf(await sender.page(first.at))).toContain('It names no source');
  expect((await site.request('/api/startup/offered-works')).status).toBe(404);

  const second = await upload(sender, await offer(), 'startups', '/import');
  await take(sender, second.at, 'check');
  await take(sender, second.at, 'send');
  await take(moderator, `/moderation/import/${second.at.split('/').at(-1)}`, 'import');
  expect((await site.request('/api/startup/offered-works')).status).toBe(200);
});

test('files are refused with what is wrong', async () => {
  const { moderator } = kit;
  const wrongs: Array<[File, string]> = [
    [new File([], 'empty.xlsx'), 'Choose a file'],
    [new File(['%PDF-1.7 and more of it'], 'a.pdf'), 'a.pdf is a PDF'],
    [new File([Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])], 'cut.xlsx'), 'cut short or damaged'],
    [new File([`name,country\n${'A,Kenya\n'.repeat(5_001)}`], 'long.csv'), 'more than 5,000 rows'],
    [new File(['x'.repeat(7 * 1_048_576)], 'big.csv'), 'larger than 6 MB'],
  ];
  for (const [file, words] of wrongs) {
    const { status, html } = await upload(moderator, file);
    expect([status, textOf(html)]).toEqual([422, expect.stringContaining(words)]);
  }
});

test('a file whose columns are given later has no more rows than others', async () => {
  const { sender, site } = kit;
  const file = new File([`aa,bb\n${'Untold,Kenya\n'.repeat(1_001)}`], 'untold.csv');
  const { status, at } = await upload(sender, file, 'startups', '/import');
  expect(status).toBe(303);
  await take(sender, at, 'check', { 'field[0]': 'name', 'field[1]': 'country' });
  const { rows } = await raw`
    select state, reason from import_uploads where uuid = ${at.split('/').at(-1)}`.execute(
    site.sql,
  );
  expect(rows).toMatchObject([
    { state: 'failed', reason: expect.stringContaining('more than 1,000 rows') },
  ]);
});

test('others see nothing of it', async () => {
  const { sender, moderator, site } = kit;
  const csv = () => new File(['name,country\nA,Kenya\n'], 'a.csv');
  const { at } = await upload(moderator, csv(), 'startups');
  const uuid = at.split('/').at(-1);
  expect((await sender.request(`/import/${uuid}`)).status).toBe(404);
  expect((await sender.request(`/moderation/import/${uuid}`)).status).toBe(404);
  expect((await sender.request('/moderation/import')).status).toBe(404);
  expect((await site.request('/import')).status).toBe(303);
});

test('without a confirmed address a member sees how to confirm it, and no form', async () => {
  const member = await kit.site.member();
  const html = await member.page('/import');
  expect(html).toContain('href="/verify-email"');
  expect(html).not.toContain('type="file"');
  const file = new File(['name,country\nA,Kenya\n'], 'a.csv');
  expect((await upload(member, file, 'startups', '/import')).status).toBe(403);
});

test('a member offers five files a day; the sixth has to wait', async () => {
  const limited = await openTestSite({ env: { RATE_LIMITS: 'on' } });
  try {
    const member = await limited.member({ name: 'Lima Limited' });
    await raw`update users set email_verified_at = now()`.execute(limited.sql);
    const csv = () => new File(['name,country\nA,Kenya\n'], 'a.csv');
    for (let nth = 0; nth < 5; nth++) {
      expect((await upload(member, csv(), 'startups', '/import')).status).toBe(303);
    }
    const { status, html } = await upload(member, csv(), 'startups', '/import');
    expect([status, textOf(html)]).toEqual([
      429,
      expect.stringContaining('You uploaded 5 files today'),
    ]);
  } finally {
    await limited.close();
  }
});

test('a file that nobody imported is forgotten after a month, an undo after half a year', async () => {
  const { moderator, site } = kit;
  const { at } = await upload(moderator, await bookOf(newsroomSheet()));
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  await forgetOldUploads(site.sql, later(20));
  expect((await moderator.request(at)).status).toBe(200);
  await forgetOldUploads(site.sql, later(40));
  expect((await moderator.request(at)).status).toBe(404);

  await importText(site.database, 'startups', 'name,country\nKept For A While,Kenya\n');
  const [newest] = await listRuns(site.sql, 1);
  expect(newest).toMatchObject({ kind: 'startups', created: 1, can_undo: true });
  await forgetOldChanges(site.sql, later(100));
  expect(await findRun(site.sql, newest?.id ?? 0)).toMatchObject({ can_undo: true });
  await forgetOldChanges(site.sql, later(200));
  expect(await findRun(site.sql, newest?.id ?? 0)).toMatchObject({ can_undo: false });
});

test('own files are in the export of own data, and end with the account', async () => {
  const site = await openTestSite();
  try {
    const member = await site.member({ password: 'a long enough secret here' });
    await raw`update users set email_verified_at = now() where email = ${member.email}`.execute(
      site.sql,
    );
    const file = new File(['name,country\nOwnedly,Kenya\n'], 'own.csv');
    expect((await upload(member, file, 'startups', '/import')).status).toBe(303);
    const exported = await member.request('/dashboard/account-settings/data.json');
    const { uploads } = await exported.json();
    expect(uploads).toMatchObject([{ file_name: 'own.csv', kind: 'startups', state: 'open' }]);
    const content = Buffer.from(uploads[0].content_base64, 'base64').toString();
    expect(content).toContain('Ownedly,Kenya');
    const gone = await member.post('/user/delete', { password: member.password });
    expect(gone.ok).toBe(true);
    const { rows } = await raw`select 1 from import_uploads`.execute(site.sql);
    expect(rows).toEqual([]);
  } finally {
    await site.close();
  }
});

test('own files are exported one at a time, and the export of all five times in a quarter hour', async () => {
  const site = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  try {
    const member = await site.verifiedMember();
    const words = 'x'.repeat(1_000_000);
    for (const name of ['a', 'b', 'c']) {
      const file = new File([`name,country,description\n${name},Kenya,${words}\n`], `${name}.csv`);
      expect((await upload(member, file, 'startups', '/import')).status).toBe(303);
    }
    const ask = () => member.request('/dashboard/account-settings/data.json');
    const pieces: Buffer[] = [];
    for await (const piece of (await ask()).body ?? []) pieces.push(Buffer.from(piece));
    const { uploads } = JSON.parse(Buffer.concat(pieces).toString());
    expect(uploads).toHaveLength(3);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2_000_000);
    for (let count = 1; count < 5; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  } finally {
    await site.close();
  }
});

test('a member checks files ten times in a quarter of an hour', async () => {
  const site = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  try {
    const { take } = uploadsOf(() => site);
    const member = await site.verifiedMember();
    const file = new File(['name,country\nOften Works,Kenya\n'], 'often.csv');
    const { at } = await upload(member, file, 'startups', '/import');
    for (let count = 0; count < 10; count += 1) {
      expect((await take(member, at, 'check')).status).toBe(303);
    }
    expect((await take(member, at, 'check')).status).toBe(429);
  } finally {
    await site.close();
  }
});

test('moderators do not wait for what members check', async () => {
  const { sender, moderator, site } = kit;
  const small = (name: string) => new File([`name,country\n${name},Kenya\n`], `${name}.csv`);
  for (const [by, name] of [
    [sender, 'Patient'],
    [moderator, 'Urgent'],
  ] as const) {
    const path = by === moderator ? '/moderation/import' : '/import';
    const { at } = await upload(by, small(name), 'startups', path);
    await by.form(at, fieldsOf(await by.page(at), 'check'));
  }
  await work();
  const { rows } = await raw<{ name: string }>`
    select file_name as name from import_uploads where file_name in ('Patient.csv', 'Urgent.csv')
    order by changed_at`.execute(site.sql);
  expect(rows.map(({ name }) => name)).toEqual(['Urgent.csv', 'Patient.csv']);
});

test('a file is read once for all views of its page, and again when its answers change', async () => {
  const { sender, site } = kit;
  const file = new File(['name,country\nRead Once,Kenya\n'], 'once.csv');
  const { at } = await upload(sender, file, 'startups', '/import');
  const first = await sender.page(at);
  const other = Buffer.from('name,country\nRead Again,Kenya\n');
  await raw`
    update import_uploads set content = ${other} where uuid = ${at.split('/').at(-1)}`.execute(
    site.sql,
  );
  expect(await sender.page(at)).toBe(first);
  await take(sender, at, 'check');
  expect(await sender.page(at)).toContain('Read Again');
});

test('what is wrong with a file is said in the language of the page that it was sent on', async () => {
  const { moderator } = kit;
  const file = new File(['name,country\nFar Away Pay,Atlantis\n'], 'far.csv');
  const { at } = await upload(moderator, file, 'startups', '/fr/moderation/import');
  await take(moderator, at, 'check');
  expect(textOf(await moderator.page(at))).toContain(fr.readingText.notAfrican);
});
