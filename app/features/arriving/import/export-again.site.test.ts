// An export of all kinds, with every field filled and with awkward texts: read in again it changes
// nothing, and read into an empty database it gives the same export.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint, importText } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { formatCsv } from '../../../base/csv.ts';
import { METRICS } from '../../../base/enumerations.ts';
import { IMPORT_KINDS, type ImportKind } from './contract.ts';
import { EXPORT_FORMATS, type ExportFormat, exportRows } from './export-rows.server.ts';
import { FIELDS } from './fields.ts';

type Row = Readonly<Record<string, string>>;

const SOURCES = 'https://news.example/one?id=1, https://other.example/two';
const ABOUT_SOURCES = {
  source_url: SOURCES,
  publisher: 'The “Daily”; News',
  read_on: '2026-10-30',
};
const STARTUP: Row = {
  name: 'Salt, Sand & Sons',
  former_names: 'Salt and Sand; Salt, Inc',
  website: 'https://salt.example.org',
  public_ticker: 'NSE:SALT',
  tagline: '=2+2, "quoted"; and more',
  overview:
    'First line of what it does, which is long enough for an overview.\n\nSecond paragraph, with “marks”, a comma, and a | bar.',
  status: 'active',
  type: 'B2B',
  employee_range: '10-50',
  year_founded: '2015',
  country: 'Namibia',
  state: 'Khomas',
  city: 'Windhoek',
  business_models: 'Fees; Interest',
  operates_in: 'Namibia; Ghana; São Tomé and Príncipe',
  incorporated_in: 'United Kingdom',
  parent: 'Group and Partners, Ltd (60%, May 2023)',
  identifiers: 'wikidata:Q123, https://github.com/salt-sample',
  women_led: 'yes',
  industries: 'FinTech; E-commerce',
  twitter: 'saltsample',
  founders: 'Ama Sample; Kofi And Sons',
  ...ABOUT_SOURCES,
};
const ROUNDS: Row[] = [
  {
    startup: STARTUP.name ?? '',
    round: 'Debt Financing',
    announced_on: '2023-04',
    amount: 'NAD 2,500,000.50',
    usd_rate: '0.052',
    usd_rate_on: '2023-04-30',
    investors: "['Plug and Play', 'Mitsui & Co.', 'Acme, Inc.', 'NA Fund', 'Ledger by Example']",
    lead_investors: 'Norrsken22, LLC;',
    valuation_usd: '9000000',
    valuation_is: 'post',
    is_facility: 'yes',
    note: 'A line; another, “quoted”.',
    ...ABOUT_SOURCES,
  },
  { startup: STARTUP.name ?? '', round: 'Seed', announced_on: '2019', amount_usd: '100000' },
  { startup: STARTUP.name ?? '', round: 'Grant' },
];
const ROWS: Record<ImportKind, readonly Row[]> = {
  startups: [STARTUP, { name: 'Bare Bones', country: 'Kenya' }],
  rounds: ROUNDS,
  investors: [
    {
      name: 'Plug and Play, Africa',
      type: 'Venture Capital',
      country: 'Namibia',
      website: 'https://plug.example.org',
      stages: 'Seed; Series A',
      ...ABOUT_SOURCES,
    },
  ],
  news: [
    {
      title: '@Salt, “Sand” & Sons; raises',
      publisher: 'News, and More',
      url: 'https://news.example/salt?p=1',
      published_on: '2024-05',
      startups: 'Salt, Sand & Sons;',
    },
  ],
  metrics: METRICS.map((metric) => ({
    startup: STARTUP.name ?? '',
    measured_on: '2025-06-30',
    metric,
    value: '1200',
    ...ABOUT_SOURCES,
    source_url: 'https://news.example/one?id=1',
  })),
};

let site: TestSite;
let other: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  other = await openTestSite({ catalogue: 'empty' });
  for (const kind of IMPORT_KINDS) {
    const header = [...new Set(ROWS[kind].flatMap((row) => Object.keys(row)))];
    const cells = ROWS[kind].map((row) => header.map((field) => row[field] ?? ''));
    const { counts, report } = await importText(site.database, kind, formatCsv(header, cells));
    expect({ kind, report, created: counts.created }).toEqual({
      kind,
      report: [],
      created: ROWS[kind].length,
    });
  }
});
afterAll(async () => {
  await site.close();
  await other.close();
});

async function exportFile({ sql }: TestSite, kind: ImportKind, format: ExportFormat) {
  const pieces: Buffer[] = [];
  for await (const piece of exportRows(sql, kind, format)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

test.each(IMPORT_KINDS)('%s: every field is in the export', async (kind) => {
  const lines = (await exportFile(site, kind, 'jsonl')).toString('utf8').trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line));
  const fields = Object.keys(rows[0]);
  const isSaid = (value: unknown) => [value ?? []].flat().length > 0;
  expect(fields.filter((field) => !rows.some((row) => isSaid(row[field])))).toEqual([]);
  expect(fields.every((field) => field in FIELDS[kind])).toBe(true);
});

test.each(EXPORT_FORMATS)('read in again, %s changes nothing', async (format) => {
  const before = await fingerprint(site.database);
  for (const kind of IMPORT_KINDS) {
    const file = await exportFile(site, kind, format);
    const { counts, report } = await importText(site.database, kind, file, {
      name: `again.${format}`,
    });
    expect({ kind, ...counts, report }).toMatchObject({ created: 0, updated: 0, report: [] });
  }
  expect(await fingerprint(site.database)).toEqual(before);
});

test('read into an empty database, it gives the same export', async () => {
  for (const kind of IMPORT_KINDS) {
    const file = await exportFile(site, kind, 'csv');
    const { report } = await importText(other.database, kind, file);
    expect({ kind, report }).toEqual({ kind, report: [] });
  }
  for (const kind of IMPORT_KINDS)
    expect((await exportFile(other, kind, 'csv')).toString('utf8')).toBe(
      (await exportFile(site, kind, 'csv')).toString('utf8'),
    );
});
