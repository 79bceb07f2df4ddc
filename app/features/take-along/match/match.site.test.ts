import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCsv } from '../../../../test/parse-csv.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { xlsx } from '../../../base/xlsx.ts';
import { zip } from '../../../base/zip.ts';
import { ASKED_AT_ONCE } from '../../../data/database.ts';
import { poolSemaphore } from '../../../data/pool-semaphore.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_URL: 'https://griot.test' } });
});
afterAll(() => site.close());

const LIST = 'Company,Country,Note\nFLUTTERWAVE INC,Nigeria,"a, b"\nAndla,,\nQqzzxx Wvvk,,lost\n';
const match = async (names: string, kind = 'startup') => {
  const answer = await site.form('/match', { names, kind });
  return { status: answer.status, html: await answer.text() };
};
const takeFile = async (path: string, fields: Record<string, string>) => {
  const answer = await site.form(path, fields);
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

test('a list comes back with what is certain, what to check and what is not found', async () => {
  const { status, html } = await match(LIST);
  expect(status).toBe(200);
  expect(html).toContain('1 name matched with certainty');
  expect(html).toContain('1 name to check');
  expect(html).toContain('1 name not found');
  expect(html).toContain('Qqzzxx Wvvk');
  expect(html).toMatch(/<select[^>]* name="row-1"[^>]*aria-label="On record for Andla"/);
  expect(html).toMatch(/<option value="startup:andela"/);
});

test('the file has the pasted columns, slugs and figures of what was chosen', async () => {
  const fields = {
    names: LIST,
    kind: 'startup',
    'row-0': 'startup:flutterwave',
    'row-1': 'startup:andela',
    'row-2': '',
  };
  const { headers, bytes } = await takeFile('/match.csv', fields);
  expect(headers.get('content-disposition')).toContain('matched-names__griot.csv');
  expect(headers.get('cache-control')).toBe('private, no-store');
  const [head = [], first = [], second = [], third = []] = parseCsv(bytes.toString('utf8'));
  expect(head.slice(0, 5)).toEqual(['Company', 'Country', 'Note', 'Griot slug', 'Name on record']);
  const { data } = await site.api('/startup/flutterwave');
  expect(first.slice(0, 5)).toEqual([
    'FLUTTERWAVE INC',
    'Nigeria',
    'a, b',
    'flutterwave',
    'Flutterwave',
  ]);
  expect(first[head.indexOf('Total raised (USD)')]).toBe(String(data.total_fundings));
  expect(first.at(-1)).toBe('https://griot.test/startup/flutterwave');
  expect(second[3]).toBe('andela');
  expect(third.slice(0, 3)).toEqual(['Qqzzxx Wvvk', '', 'lost']);
  expect(third.slice(3).join('')).toBe('');
});

test('the same as a workbook, with where it comes from', async () => {
  const fields = { names: 'Andela', kind: 'startup', 'row-0': 'startup:andela' };
  const { headers, bytes, status } = await takeFile('/match.xlsx', fields);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('matched-names__griot.xlsx');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

async function sendWorkbook(bytes: Buffer) {
  const body = new FormData();
  body.set('kind', 'startup');
  body.set('file', new File([new Uint8Array(bytes)], 'names.xlsx'));
  const headers = { origin: 'https://griot.test' };
  const answer = await site.request('/match', { method: 'POST', body, headers });
  return { status: answer.status, html: await answer.text() };
}

test('a workbook is matched as its cells pasted', async () => {
  const rows = [
    ['FLUTTERWAVE INC', 'Nigeria'],
    ['Andla', ''],
  ];
  const pieces: Buffer[] = [];
  for await (const piece of xlsx([{ name: 'A', header: ['Company', 'Pays'], rows }])) {
    pieces.push(Buffer.from(piece));
  }
  const { status, html } = await sendWorkbook(Buffer.concat(pieces));
  expect(status).toBe(200);
  expect(html).toContain('1 name matched with certainty');
  expect(html).toContain('1 name to check');
  const cut = await sendWorkbook(Buffer.concat(pieces).subarray(0, 200));
  expect(cut.status).toBe(422);
  expect(cut.html).toContain('names.xlsx cannot be read as a workbook');
});

/** Its one sheet as XML. */
async function sendSheet(content: Iterable<string>) {
  const id = 'r:id="a" name="A"';
  const pieces: Uint8Array[] = [];
  const parts = [
    { name: 'xl/workbook.xml', content: [`<workbook><sheets><sheet ${id}/></sheets></workbook>`] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: ['<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>'],
    },
    { name: 'xl/sheet.xml', content },
  ];
  for await (const piece of zip(parts)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  expect(bytes.length).toBeLessThan(200_000);
  return sendWorkbook(bytes);
}

test('a small workbook that unpacks to much more than names is refused', async () => {
  const cells = Array.from({ length: 20 }, () => '<row/>'.repeat(200_000));
  const { status, html } = await sendSheet(cells);
  expect(status).toBe(422);
  expect(html).toContain('names.xlsx is too large for a workbook');
});

test('what a small workbook unpacks to is neither held nor sent back', async () => {
  const row = '<row><c r="AX1" t="inlineStr"><is><t>x</t></is></c></row>';
  const { status, html } = await sendSheet(['<worksheet>', row.repeat(150_000), '</worksheet>']);
  expect(status).toBe(422);
  expect(html).toContain('at most 900,000 are read');
  expect(html.length).toBeLessThan(100_000);
});

test('others get their turns at the database between the names of a long list', async () => {
  const pool = poolSemaphore(site.database.searchSql, 'search');
  const isOver = Promise.withResolvers<void>();
  // One place is left, for the list and for the others.
  const taken = Array.from({ length: ASKED_AT_ONCE - 1 }, () => pool.run(() => isOver.promise));
  const matched = match('Qzx wvk\n'.repeat(200)).finally(isOver.resolve);
  let [turns, isDone] = [0, false];
  isOver.promise.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await pool.run(async () => {
      await nextTurn();
      // The list waits for its next part.
      if (pool.waiting > 0) turns += 1;
    });
  }
  expect((await matched).status).toBe(200);
  await Promise.all(taken);
  expect(turns).toBeGreaterThan(30);
});

test('investors are matched, too, and country tells namesakes apart', async () => {
  const { html } = await match('Partech', 'investor');
  expect(html).toContain('1 name matched with certainty');
  const { bytes } = await takeFile('/match.csv', {
    names: 'Partech',
    kind: 'investor',
    'row-0': 'investor:partech',
  });
  expect(bytes.toString('utf8')).toContain('https://griot.test/investor/partech');
});

test.each([
  ['', 'Paste at least one name'],
  ['Name\n\n', 'Paste at least one name'],
  ['Andela\n'.repeat(2_001), 'Paste at most 2,000 rows at a time: these are 2,001. An account and'],
  ['1. a\n'.repeat(60_000), 'Paste at most 2,000 rows at a time: these are 60,000'],
  ['a,'.repeat(60_000), 'Paste at most 2,000 rows at a time: these are 60,000'],
  ['k'.repeat(1_000_000), 'The list has 1,000,000 characters, and at most 900,000 are read'],
  [`Andela\n${'\ufdfa'.repeat(301)}`, 'The name in row 2 has 301 characters, and at most 300 are'],
  [`Andela\n${'\t'.repeat(200_000)}`, 'Paste at most 50 columns: one of these rows has 200,001'],
  [
    `Name${'\t'.repeat(200_000)}\nAndela`,
    'Paste at most 50 columns: one of these rows has 200,001',
  ],
])('%# is refused with what is wrong', async (names, words) => {
  const { status, html } = await match(names);
  expect(status).toBe(422);
  expect(html).toContain('There is a problem');
  expect(html).toContain(words);
  expect((await takeFile('/match.csv', { names, kind: 'startup' })).status).toBe(422);
});

test('choices that do not exist leave their cells empty', async () => {
  const fields = { names: 'Andela', kind: 'planet', 'row-0': "startup:x' or 1=1" };
  const { bytes, status } = await takeFile('/match.csv', fields);
  expect(status).toBe(200);
  expect(parseCsv(bytes.toString('utf8'))[1]?.slice(0, 3)).toEqual(['Andela', '', '']);
});

test('forms of other sites are refused, and names are not read as code', async () => {
  const body = new URLSearchParams({ names: 'Andela', kind: 'startup' });
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
  for (const path of ['/match', '/match.csv']) {
    expect((await site.request(path, { method: 'POST', body, headers })).status).toBe(403);
  }
  const { html } = await match('<script>alert(1)</script>');
  expect(html).not.toContain('<script>alert');
});

test('a long list is matched in parts, and the choices are in the file', async () => {
  const unknown = Array.from({ length: 1_097 }, (_, at) => `Qzx${at}`);
  const names = ['Andela', ...unknown.slice(0, 599), 'Kuda', ...unknown.slice(599)].join('\n');
  const partOf = async (fields: Record<string, string>) =>
    (await site.form('/match', { names, kind: 'startup', ...fields })).text();
  const first = await partOf({});
  expect(first).toContain('Rows 1 to 500 of 1,099.');
  expect(first).toContain('name="row-0"');
  expect(first).not.toContain('name="row-600"');
  expect(first).toMatch(/<button value="500"[^>]*name="first" formAction="\/match">/);

  const second = await partOf({ first: '500', 'row-0': 'startup:andela' });
  expect(second).toContain('Rows 501 to 1,000 of 1,099.');
  expect(second).toContain('name="row-600"');
  expect(second).toContain('type="hidden" name="row-0" value="startup:andela"');
  expect(second).toContain('Match the next 99 rows');

  const last = await partOf({ first: '1000' });
  expect(last).not.toContain('name="first"');
  const { bytes } = await takeFile('/match.csv', {
    names,
    kind: 'startup',
    'row-0': 'startup:andela',
    'row-600': 'startup:kuda',
  });
  const rows = parseCsv(bytes.toString('utf8'));
  expect(rows).toHaveLength(1_100);
  expect(rows[1]?.slice(0, 2)).toEqual(['Andela', 'andela']);
  expect(rows[601]?.slice(0, 2)).toEqual(['Kuda', 'kuda']);
});
