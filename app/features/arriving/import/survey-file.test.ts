// Which files are understood, before anything is written.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ImportKind, UnreadableFile } from './contract.ts';
import { surveyFile } from './survey-file.server.ts';

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
