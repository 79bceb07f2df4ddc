// Which files are understood, before anything is written.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ImportKind, UnreadableFile } from './contract.ts';
import { type SurveyOptions, surveyFile } from './survey-file.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-survey-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function survey(kind: ImportKind, content: string, columns?: Record<string, string | null>) {
  const path = join(folder, content.startsWith('[') ? 'file.json' : 'file.csv');
  writeFileSync(path, content);
  return surveyFile(kind, path, { columns });
}

async function columnFor(kind: ImportKind, field: string, content: string) {
  const { headers, mapping } = await survey(kind, content);
  return headers[mapping.columnOf.get(field) ?? -1];
}

test.each<[ImportKind, string]>([
  ['startups', 'venture,country\n4000000,Kenya\n250000,Ghana\n,Mali\n'],
  ['startups', 'country,Venture\nKenya,"$1,234.50"\nGhana,1.9b\nMali,undisclosed\n'],
  ['startups', 'Company;country\n1;Kenya\n2;Ghana\n3;Mali\n'],
  ['startups', '[{"venture":4000000,"country":"Kenya"},{"venture":250000,"country":"Mali"}]'],
  ['rounds', 'venture,round,date\n4000000,Seed,2021\nUSD 31M,Series A,2022\n'],
  ['investors', 'fund,country\n€5m,Kenya\n$50 million,Ghana\n'],
])('%s: a column for names that holds numbers or amounts is refused: %j', async (kind, content) => {
  const refused = survey(kind, content);
  await expect(refused).rejects.toThrow(UnreadableFile);
  await expect(refused).rejects.toThrow(/holds numbers or amounts, no names/);
});

test('another column that holds names is taken instead', async () => {
  const content = 'venture,name,country\n4000000,Kasi Pay,Kenya\n250000,54gene,Nigeria\n';
  expect(await columnFor('startups', 'name', content)).toBe('name');
  const deals =
    'company,portfolio company,amount,round\n1,Kasi Pay,5000,Seed\n2,1618 Labs,6000,Seed\n3,54gene,7000,Seed\n';
  expect(await columnFor('rounds', 'startup', deals)).toBe('portfolio company');
});

test('names with figures in them are names, and so is what a mapping calls one', async () => {
  const content = 'venture,country\n54gene,Nigeria\n4G Capital,Kenya\n2020,Ghana\n';
  expect(await columnFor('startups', 'name', content)).toBe('venture');
  const { mapping } = await survey('startups', 'venture,country\n54,Kenya\n', { venture: 'name' });
  expect(mapping.columnOf.get('name')).toBe(0);
});

test.each([
  'title,type,country\nSavanna Seed,VC,Kenya\n',
  'Investor Name,Title\nSavanna Seed,Partner\n',
  'Organization/Person Name,Location\nSavanna Seed,Kenya\n',
  'VC Firm,HQ\nSavanna Seed,Kenya\n',
  'Full name,Stages\nSavanna Seed,Seed\n',
  'Fund Manager,website\nSavanna Seed,https://savanna.example\n',
])('investors: the name is in the first column of %j', async (content) => {
  expect(await columnFor('investors', 'name', content)).toBe(content.split(',')[0]);
});

const rounds = (content: string, options: Omit<SurveyOptions, 'columns'> = {}) => {
  const path = join(folder, 'rounds.csv');
  writeFileSync(path, content);
  return surveyFile('rounds', path, options);
};

test('a column of small numbers is asked about, once for the file', async () => {
  const content = 'startup,country,year,amount,round\nWave,Senegal,2025,90,Series B\n';
  await expect(rounds(content)).rejects.toThrow(
    /"amount" holds no amount above 90.*--unit millions/,
  );
  expect(await rounds(content, { unit: 1e6 })).toMatchObject({ unit: 1e6 });
  expect(await rounds(content.replace('amount', 'amount ($M)'))).toMatchObject({ unit: null });
  for (const cell of ['$90', '"1,5"', '12.34', '€ 500'])
    await expect(rounds(content.replace(',90,', `,${cell},`)), cell).rejects.toThrow(/--unit/);
  for (const cell of ['90000', '$90m', '$1.5m', 'undisclosed', '0'])
    expect(await rounds(content.replace(',90,', `,${cell},`))).toMatchObject({ rowsCount: 1 });
});

test('a list of totals is asked about, and never becomes rounds by itself', async () => {
  const content = 'Company,Country,Funding\nAcme,Kenya,$200M\nBolt Farm,Ghana,$3M\n';
  await expect(rounds(content)).rejects.toThrow(/"Funding".*totals.*--undated-rounds/);
  expect(await rounds(content, { areUndatedRounds: true })).toMatchObject({ rowsCount: 2 });
  const dated = 'Company,Total raised,Last funding date\nAcme,$200M,2024-05-01\n';
  await expect(rounds(dated)).rejects.toThrow(/says that it holds totals/);
  const deals = 'Company,Funding\nAcme,$200M\nAcme,$3M\nBolt Farm,$1M\n';
  expect(await rounds(deals)).toMatchObject({ rowsCount: 3 });
  expect(
    await rounds(content.replace('Country', 'Date').replace('Kenya', '2024-05')),
  ).toMatchObject({ rowsCount: 2 });
});

test.each<[ImportKind, string, Record<string, string>]>([
  [
    'rounds',
    "Entreprise;Montant levé;Tour de table;Date de l'annonce;Investisseurs;Lien\n",
    {
      startup: 'Entreprise',
      amount: 'Montant levé',
      round: 'Tour de table',
      announced_on: "Date de l'annonce",
      investors: 'Investisseurs',
      source_url: 'Lien',
    },
  ],
  [
    'rounds',
    'Empresa;Valor captado;Rodada;Data do anúncio;Investidores;Fonte\n',
    { startup: 'Empresa', amount: 'Valor captado', round: 'Rodada', source_url: 'Fonte' },
  ],
  [
    'rounds',
    'الشركة,المبلغ,الجولة,التاريخ,المستثمرون,المصدر\n',
    { startup: 'الشركة', amount: 'المبلغ', round: 'الجولة', announced_on: 'التاريخ' },
  ],
  [
    'startups',
    'Projet,Promoteur,Description,Pays\n',
    { name: 'Projet', founders: 'Promoteur', overview: 'Description', country: 'Pays' },
  ],
])('%s: headers in another language: %s', async (kind, content, expected) => {
  const { headers, mapping } = await survey(kind, content);
  const found = [...mapping.columnOf].map(([field, index]) => [field, headers[index]]);
  expect(Object.fromEntries(found)).toMatchObject(expected);
});

test('sources in several columns are read together', async () => {
  const content = 'startup,round,Source,Link,Source_URLs,Reference 2\nAcme,Seed,,,,\n';
  const { headers, mapping } = await survey('rounds', content);
  expect(headers[mapping.columnOf.get('source_url') ?? -1]).toBe('Source');
  expect(mapping.sources.map((index) => headers[index])).toEqual([
    'Link',
    'Source_URLs',
    'Reference 2',
  ]);
  expect(mapping.ignored).toEqual([]);
});

test('countries in codes are known by the column', async () => {
  const { hasCountryCodes } = await survey('startups', 'name,country\nA,NA\nB,KE\nC,NG\n');
  expect(hasCountryCodes).toBe(true);
  const named = await survey('startups', 'name,country\nA,NA\nB,Kenya\nC,Nigeria\n');
  expect(named.hasCountryCodes).toBe(false);
});
