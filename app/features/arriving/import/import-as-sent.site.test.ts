// Files as trackers and newsrooms send them: what is read, and what is listed instead of guessed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importText } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { formatCsv } from '../../../base/csv.ts';
import { type Sheet, xlsx } from '../../../base/xlsx.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const PLACES = [
  ['Abidjan', 'CI', 'Abidjan'],
  ['Bissau', 'GW', 'Bissau'],
  ['Kigali - Rwanda', 'RW', 'Kigali'],
  ['Accra (Ghana)', 'GH', 'Accra'],
  ['"Lagos, Nigeria; London, UK"', 'NG', 'Lagos'],
  ['"London, UK; Lagos, Nigeria"', 'NG', 'Lagos'],
  ['"Cape Town, SA"', 'ZA', 'Cape Town'],
  ['القاهرة، مصر', 'EG', 'Cairo'],
  ['N’Djaména – Tchad', 'TD', "N'Djamena"],
  ['Tananarive', 'MG', 'Antananarivo'],
  ['"Port Elizabeth, South Africa"', 'ZA', 'Gqeberha'],
] as const;
const UNCLEAR_PLACES = [
  'SA',
  '"Riyadh, SA"',
  '"Boston, MA"',
  '"Nairobi, Kenya & Kampala, Uganda"',
  '"Kinshasa, Congo"',
  '"Hargeisa, Somaliland"',
  '"Abidjan, Sénégal"',
];

test('places are read as people write them, and listed where they could be another', async () => {
  const rows = [...PLACES.map(([text]) => text), ...UNCLEAR_PLACES];
  const lines = rows.map((text, nth) => `Placed Here ${nth},${text}`);
  const { counts, report } = await importText(
    site.database,
    'startups',
    ['name,location', ...lines].join('\n'),
  );
  expect(counts).toMatchObject({ created: PLACES.length, rejected: UNCLEAR_PLACES.length });
  for (const { problem_reason } of report)
    expect(problem_reason).toMatch(/could be|several|which is right/);
  const found = await site.sql
    .selectFrom('startups as s')
    .innerJoin('places as country', 'country.id', 's.country_id')
    .leftJoin('places as city', 'city.id', 's.city_id')
    .select(['s.name', 'country.iso2', 'city.name as city'])
    .where('s.name', 'like', 'Placed Here %')
    .orderBy('s.id')
    .execute();
  expect(found.map(({ iso2, city }) => [iso2, city])).toEqual(
    PLACES.map(([, iso2, city]) => [iso2, city]),
  );
});

test('NA is Namibia in a column of codes', async () => {
  const codes = 'name,country\nCoded One,NA\nCoded Two,KE\nCoded Three,GH\n';
  expect((await importText(site.database, 'startups', codes)).counts).toMatchObject({ created: 3 });
  const names = 'name,country\nNamed One,NA\nNamed Two,Kenya\nNamed Three,Ghana\n';
  expect((await importText(site.database, 'startups', names)).counts).toMatchObject({ created: 2 });
});

test('rounds: signs by country, sources in two columns, investors as pandas writes them', async () => {
  const startups =
    'name,country,website\nDouala Pay,Cameroon,https://doualapay.example\nDakar Pay,Senegal,https://dakarpay.example\n';
  await importText(site.database, 'startups', startups);
  const file =
    "Entreprise;Pays;Montant levé;Tour de table;Date de l'annonce;Investisseurs;Source;Lien\n" +
    "Douala Pay;Cameroun;500 millions FCFA;Seed;mars 2024;['Stripe', ' Founders Fund'];TechCrunch;https://news.example/1\n" +
    'Dakar Pay;Sénégal;500 millions FCFA;Seed;mars 2024;Acme Here (lead, press);Ecofin;https://news.example/2\n' +
    'Dakar Pay;Sénégal;90;Series B;avril 2024;;;\n' +
    'Dakar Pay;Sénégal;$2m;Series A;mai 2025;;http://localhost/;\n';
  const { counts, report } = await importText(site.database, 'rounds', file);
  expect(counts).toMatchObject({ created: 3, rejected: 1, leftOut: 1 });
  expect(report.map(({ problem_reason }) => problem_reason)).toEqual([
    expect.stringMatching(/too little for a round/),
    expect.stringMatching(/not a web address/),
  ]);
  const { data } = await site.api('/startup/douala-pay/fundings');
  expect(data).toMatchObject([
    {
      round: 'Seed',
      source_url: 'https://news.example/1',
      investors: [{ name: 'Stripe' }, { name: 'Founders Fund' }],
    },
  ]);
  const rounds = await site.sql
    .selectFrom('fundings')
    .innerJoin('startups', 'startups.id', 'fundings.startup_id')
    .select(['startups.slug', 'reported_currency', 'reported_amount'])
    .where('reported_amount', 'is not', null)
    .where('startups.slug', 'in', ['douala-pay', 'dakar-pay'])
    .orderBy('startups.slug')
    .execute();
  expect(rounds).toMatchObject([
    { slug: 'dakar-pay', reported_currency: 'XOF', reported_amount: 500_000_000 },
    { slug: 'douala-pay', reported_currency: 'XAF', reported_amount: 500_000_000 },
  ]);
});

async function toWorkbook(sheets: Sheet[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsx(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const COVER: Sheet = { name: 'Cover', header: ['Deals of the year'], rows: [['by our desk']] };

test('a workbook is read as the same rows in a CSV file, from the sheet with known headers', async () => {
  const header = ['Name', 'Country', 'Founded', 'Tagline'];
  const rows = [
    ['Booked One', 'Kenya', 2019, 'Pays, fast'],
    ['Booked Two', 'Atlantis', 2020, 'Lends'],
  ];
  const sheets = [COVER, { name: 'Startups', header, rows }];
  const { counts, survey, report } = await importText(
    site.database,
    'startups',
    await toWorkbook(sheets),
    { name: 'book.xlsx' },
  );
  expect(survey).toMatchObject({ format: 'sheet', sheet: { name: 'Startups' }, rowsCount: 2 });
  expect(counts).toMatchObject({ created: 1, rejected: 1 });
  expect(report).toMatchObject([{ problem_line: '3', problem_column: 'Country' }]);
  const csv = formatCsv(header, rows);
  const again = await importText(site.database, 'startups', csv);
  expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 1, rejected: 1 });
});

test('a sheet can be named, and one that does not exist is refused with those that do', async () => {
  const sheets = ['Old', 'New'].map((name) => ({
    name,
    header: ['Name', 'Country'],
    rows: [[`Sheet ${name}`, 'Ghana']],
  }));
  const book = await toWorkbook([COVER, ...sheets]);
  const options = { name: 'book.xlsx', isDryRun: true };
  const read = (sheet?: string) =>
    importText(site.database, 'startups', book, { ...options, sheet });
  expect((await read()).survey.sheet?.name).toBe('Old');
  expect((await read('New')).survey.sheet?.name).toBe('New');
  await expect(read('Newer')).rejects.toThrow('Its sheets are "Cover", "Old", "New".');
  await expect(read('Cover')).rejects.toThrow('No column for name');
  await expect(importText(site.database, 'startups', 'name\nA\n', { sheet: 'x' })).rejects.toThrow(
    'is no workbook',
  );
});

test('amounts of a workbook count what their format shows', async () => {
  const header = ['Startup', 'Round', 'Date', 'Amount', 'Source'];
  const rows = [['Flutterwave', 'Seed', '2011-05-06', 1234567.5, 'https://sample.example/a']];
  const book = await toWorkbook([{ name: 'Rounds', header, rows }]);
  const { counts } = await importText(site.database, 'rounds', book, { name: 'book.xlsx' });
  expect(counts).toMatchObject({ created: 1, rejected: 0, leftOut: 0 });
  const round = await site.sql
    .selectFrom('fundings')
    .select(['amount_usd', 'announced_on', 'announced_precision'])
    .where('slug', '=', 'flutterwave-seed-2011-05')
    .executeTakeFirst();
  expect(round).toMatchObject({ amount_usd: 1234567.5, announced_precision: 'day' });
});

test('old and locked workbooks are refused with what to do', async () => {
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await expect(importText(site.database, 'startups', old)).rejects.toThrow('save it as .xlsx');
});
