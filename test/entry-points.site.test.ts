// A fact of a startup is stored in the same form by each way in: an import, a listing,
// or corrections one by one. An export can be read in again.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCsv } from '../app/base/csv.ts';
import { type Capability, type Field, reasonAgainst } from '../app/catalogue/field.ts';
import { STARTUP } from '../app/catalogue/startup.ts';
import { exportRows } from '../app/features/arriving/import/export-rows.server.ts';
import { publishListing } from '../app/features/desk/queue/decide.server.ts';
import { openModerator, useCorrections } from './corrections.ts';
import { importText } from './import.ts';
import type { Member } from './member.ts';
import { parseCsv } from './parse-csv.ts';
import { openTestSite, type TestSite } from './site.ts';

/** As people write it, not as it is stored. */
const SAID: Readonly<Record<string, string>> = {
  tagline: '  Payments for   market traders ',
  overview:
    'Example Pay lets market traders take payments by telephone, and pays them out the same evening, every day of the week.',
  country: 'KE',
  state: ' nairobi',
  city: 'NAIROBI',
  industries: 'Payments',
  type: 'b2b',
  status: 'Active',
  employee_range: '11 to 50',
  year_founded: 'Mar 2015',
  founders: 'Ama Sample',
  incorporated_in: 'Ivory Coast',
  operates_in: 'Ghana, Cameroon',
  business_models: 'Fees',
  parent: 'Sample Group (May 2023, 60 %)',
  identifiers: 'https://www.wikidata.org/wiki/Q1234567',
  public_ticker: 'nyse : doors',
  twitter: 'https://x.com/doorsofgriot',
};

const SOURCE = 'https://news.example.org/doors';
const ADDRESSES = {
  file: 'doors-file',
  listing: 'doors-listing',
  corrections: 'doors-corrections',
};
type Door = keyof typeof ADDRESSES;

let site: TestSite;
let moderator: Member;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  await importOne('file', SAID);
  await list();
  await importOne('corrections', { country: 'Kenya' });
  await correct();
});
afterAll(() => site.close());

const nameOf = (door: Door) => `Doors ${door[0]?.toUpperCase()}${door.slice(1)}`;
const websiteOf = (door: Door) => `https://${ADDRESSES[door]}.example.org`;

async function importOne(door: Door, said: Readonly<Record<string, string>>): Promise<void> {
  const cells = { name: nameOf(door), website: websiteOf(door), ...said, source_url: SOURCE };
  await importText(
    site.database,
    'startups',
    formatCsv(Object.keys(cells), [Object.values(cells)]),
  );
}

async function list(): Promise<void> {
  const member = await site.verifiedMember();
  const answer = await member.post('/startups', {
    ...SAID,
    founders: [{ name: SAID.founders }],
    name: nameOf('listing'),
    website: websiteOf('listing'),
    role: 'Founder',
    rounds: [],
    confirmation: true,
    not_duplicate: true,
  });
  expect(await answer.clone().text()).not.toContain('"errors"');
  const { uuid } = (await answer.json()).data;
  const { rows } = await raw<{ content: never }>`
    delete from submissions where uuid = ${uuid} returning content`.execute(site.sql);
  await publishListing(site.sql, rows[0]?.content as never, new Date('2026-11-01T12:00:00Z'));
}

async function correct(): Promise<void> {
  const use = useCorrections(site, moderator);
  const fields = Object.keys(SAID).filter((name) => name !== 'country');
  for (const [index, field] of fields.entries()) {
    const value = SAID[field] ?? '';
    const report = { field, value, source_url: SOURCE, email: `reader-${index}@readers.example` };
    const sent = await use.report(report, ADDRESSES.corrections, 'startup');
    expect([field, sent.status]).toEqual([field, 303]);
    expect((await use.decide('approve', 'It says so.')).status).toBe(303);
  }
}

const takesPart = (field: Field, capability: Capability) => !reasonAgainst(field, capability);

const FIELDS = Object.entries<Field>(STARTUP).filter(
  ([name, field]) => name in SAID && takesPart(field, 'import') && takesPart(field, 'api'),
);

test.each(FIELDS)('%s is the same by every way in and out', async (name, field) => {
  const doors = Object.keys(ADDRESSES).filter(
    (door) => door !== 'listing' || takesPart(field, 'listing'),
  ) as Door[];
  const answers = await Promise.all(
    doors.map(async (door) => (await site.api(`/startup/${ADDRESSES[door]}`)).data[name]),
  );
  const said = answers.map(withoutSources);
  expect(said[0] ?? null).not.toBeNull();
  expect(said).toEqual(said.map(() => said[0]));
});

/** A listing names the website where the others name what they read. */
function withoutSources(answer: unknown): unknown {
  const dropped = JSON.stringify(answer, (key, value) => (key === 'sources' ? undefined : value));
  return dropped && JSON.parse(dropped);
}

test('whatever a listing and corrections take is tried', () => {
  const tried = ['name', 'website', ...Object.keys(SAID)];
  const taken = Object.entries<Field>(STARTUP).filter(
    ([, field]) => takesPart(field, 'listing') && takesPart(field, 'correct'),
  );
  expect(taken.map(([name]) => name).filter((name) => !tried.includes(name))).toEqual([]);
});

test('a file says what a round values, and that it is a limit', async () => {
  const row = {
    ...{ startup_slug: ADDRESSES.file, round: 'Seed', date: '2024-05', amount_usd: '4m' },
    ...{ valuation: '$1.2bn', valuation_is: 'Pre', credit_line: 'yes', source_url: SOURCE },
  };
  await importText(site.database, 'rounds', formatCsv(Object.keys(row), [Object.values(row)]));
  const path = `/funding/${ADDRESSES.file}-seed-2024-05`;
  const round = (await site.api(path)).data;
  expect(round).toMatchObject({ valuation_usd: 1_200_000_000, valuation_is: 'pre' });
  expect(round).toMatchObject({ amount: 4_000_000, is_facility: 'yes', left_out: 'facility' });
  expect(await site.page(path)).toContain('USD 1,200,000,000.00');
  const { data } = await site.api(`/rounds?startup=${ADDRESSES.file}&valuation_usd=1000000000..`);
  expect(data).toMatchObject([{ valuation_usd: 1_200_000_000, valuation_is: 'pre' }]);
});

test('an export of rounds says which are limits', async () => {
  const lines: string[] = [];
  for await (const line of exportRows(site.sql, 'rounds', 'jsonl')) lines.push(String(line));
  const rounds: Array<{ slug: string; is_facility: unknown }> = lines
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const limit = rounds.find(({ slug }) => slug === `${ADDRESSES.file}-seed-2024-05`);
  expect(limit).toMatchObject({ is_facility: 'yes' });
});

test('an export is read in again without a change', async () => {
  const lines: string[] = [];
  for await (const line of exportRows(site.sql, 'startups', 'csv')) lines.push(String(line));
  const [header = [], ...rows] = parseCsv(lines.join(''));
  const own = rows.filter((row) => row.includes(ADDRESSES.file));
  expect(own).toHaveLength(1);
  const before = (await site.api(`/startup/${ADDRESSES.file}`)).data;
  await importText(site.database, 'startups', formatCsv(header, own));
  const { updated_at: _, ...after } = (await site.api(`/startup/${ADDRESSES.file}`)).data;
  expect(before).toMatchObject(after);
});
