// A fact is stored the same way from an operator's file and from a listing.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCsv } from '../app/base/csv.ts';
import type { ListingContent } from '../app/features/arriving/listing/contract.ts';
import { publishListing } from '../app/features/desk/queue/decide.server.ts';
import { importText } from './import.ts';
import type { Member } from './member.ts';
import { openTestSite, type TestSite } from './site.ts';

let site: TestSite;
let member: Member;
beforeAll(async () => {
  site = await openTestSite();
  member = await site.verifiedMember();
  await importStartup(WITH_ROUNDS, {
    ...STARTUP,
    website: 'https://three-doors.example.org',
    twitter: '',
  });
});
afterAll(() => site.close());

const NAME = 'Two Doors Weather';
/** In the record from the beginning, for the rounds of files. */
const WITH_ROUNDS = 'Three Doors Weather';
const STARTUP = {
  website: 'https://two-doors.example.org',
  ticker: '',
  twitter: '',
  employee_range: '10-50',
};
const ROUND = { round: 'Seed', date: '2023-04', amount: '400000', investors: 'Acme Ventures' };
type Field = keyof typeof STARTUP | keyof typeof ROUND | 'source_url';
type Facts = typeof STARTUP & typeof ROUND & { source_url: string };
const FACTS: Facts = { ...STARTUP, ...ROUND, source_url: 'https://news.example.org/two-doors' };

/** What is stored either way; `refused` is accepted in a file but not in the form. */
const CASES: Array<[field: Field, text: string, stored: unknown, form?: 'refused']> = [
  ['ticker', 'NYSE: JMIA', 'NYSE:JMIA'],
  ['ticker', 'nse : bao', 'NSE:BAO'],
  ['ticker', 'NYSE JMIA', 'NYSE:JMIA'],
  ['ticker', 'JMIA', null, 'refused'],
  ['twitter', '@andela', 'andela'],
  ['twitter', 'x.com/andela?s=20', 'andela'],
  ['twitter', 'https://twitter.com/#!/andela/', 'andela'],
  ['twitter', 'not a handle', null, 'refused'],
  ['website', 'www.Acme.NG', ['https://www.acme.ng', 'acme.ng']],
  ['website', 'https://acme.ng/', ['https://acme.ng', 'acme.ng']],
  ['website', 'https://acme.ng/?utm_source=x#team', ['https://acme.ng', 'acme.ng']],
  ['website', 'https://acme.ng/en?id=7', ['https://acme.ng/en?id=7', 'acme.ng']],
  ['website', 'http://acme.ng', ['http://acme.ng', 'acme.ng'], 'refused'],
  ['website', 'https://substack.com/@me', ['https://substack.com/@me', null], 'refused'],
  ['website', 'https://me.carrd.co', ['https://me.carrd.co', null], 'refused'],
  ['website', 'https://me.shopify.com', ['https://me.shopify.com', null], 'refused'],
  ['website', 'https://me.wordpress.com', ['https://me.wordpress.com', null], 'refused'],
  ['website', 'https://discord.gg/me', ['https://discord.gg/me', null], 'refused'],
  ['website', 'https://user:secret@acme.ng', [null, null], 'refused'],
  ['employee_range', '11-50', '10-50'],
  ['employee_range', '51-200', null, 'refused'],
  ['round', 'series-a', 'Series A'],
  ['round', 'Series D', 'Venture Series'],
  ['round', 'bridge', 'Convertible Note'],
  ['round', 'Seed (extension)', 'Seed'],
  ['round', 'Acquisition', null, 'refused'],
  ['date', '2023', ['2023-01-01', 'year']],
  ['date', '2023-04', ['2023-04-01', 'month']],
  ['date', '2023-04-17', ['2023-04-17', 'day']],
  ['date', '17 April 2023', ['2023-04-17', 'day']],
  ['date', 'April 2023', ['2023-04-01', 'month']],
  ['date', '04/2023', ['2023-04-01', 'month']],
  ['date', '17/04/2023', ['2023-04-17', 'day']],
  ['date', '03/04/2023', ['2023-01-01', 'year'], 'refused'],
  ['date', '45033', ['2023-04-17', 'day']],
  ['date', '1201', null, 'refused'],
  ['date', '2099-01-01', null, 'refused'],
  ['amount', '$4,000,000', 4_000_000],
  ['amount', '4 000 000.50', 4_000_000.5],
  ['amount', 'USD 250000', 250_000],
  ['amount', '', null],
  ['amount', '1.9m', 1_900_000],
  ['amount', '200000000000', null, 'refused'],
  ['amount', '-5', null, 'refused'],
  ['investors', 'Acme (lead), Beta Angels', ['Acme!', 'Beta Angels']],
  ['investors', '*Acme, Beta Angels (co-lead)', ['Acme!', 'Beta Angels!']],
  ['investors', 'undisclosed investors, Acme', ['Acme']],
  ['investors', 'Acme, Inc.', ['Acme, Inc.']],
  ['investors', 'Acme, Inc., Beta and Gamma', ['Acme, Inc.', 'Beta', 'Gamma']],
  ['investors', 'Acme, Beta; Gamma', ['Acme, Beta', 'Gamma']],
  ['investors', 'Acme (with Beta, Delta), Gamma', ['Acme', 'Beta', 'Delta', 'Gamma']],
  ['source_url', 'news.example.org/1?utm_source=x&id=2', 'https://news.example.org/1?id=2'],
  ['source_url', 'https://News.example.org/', 'https://news.example.org'],
];

test.each(CASES)('%s %j is stored as %j', async (field, text, stored, form) => {
  const facts = { ...FACTS, [field]: text };
  const taken = field in STARTUP ? 'startup' : 'round';
  if (taken === 'startup') await importStartup(NAME, facts);
  else await importRound(facts);
  const byFile = await read(field, taken === 'startup' ? NAME : WITH_ROUNDS);
  expect(byFile ?? null).toEqual(stored);
  await forget();
  const content = await listFacts(facts);
  expect(content === null, `the form refuses this ${taken}`).toBe(form === 'refused');
  if (content) {
    await publishListing(site.sql, content, new Date('2026-11-01T12:00:00Z'));
    expect(await read(field, NAME)).toEqual(byFile);
    await forget();
  }
});

async function importStartup(name: string, facts: typeof STARTUP): Promise<void> {
  const { ticker, twitter, website, employee_range } = facts;
  await importRow('startups', { name, ticker, twitter, website, employees: employee_range });
}

async function importRound({ round, date, amount, investors, source_url }: Facts): Promise<void> {
  const row = { round, date, amount_usd: amount, investors, source_url };
  await importRow('rounds', { name: WITH_ROUNDS, ...row });
}

async function importRow(kind: 'startups' | 'rounds', row: Record<string, string>): Promise<void> {
  const cells = { ...row, country: 'Kenya' };
  await importText(site.database, kind, formatCsv(Object.keys(cells), [Object.values(cells)]));
}

/** The stored listing; null when it is refused. */
async function listFacts(facts: Facts): Promise<ListingContent | null> {
  const { round, date, amount, investors, source_url, ...startup } = facts;
  const answer = await member.post('/startups', {
    ...startup,
    name: NAME,
    tagline: 'Weather insurance for small farms',
    overview:
      'Sells weather insurance to small farms over the phone. A dry month pays out by itself, without a claim.',
    country: 'kenya',
    year_founded: 2021,
    industries: ['agritech'],
    type: 'B2C',
    role: 'Founder',
    rounds: [{ round, date, amount, investors, source_url }],
    confirmation: true,
    not_duplicate: true,
  });
  if (answer.status === 422) return null;
  expect(answer.status).toBe(201);
  const { uuid } = (await answer.json()).data;
  const { rows } = await raw<{ content: ListingContent }>`
    delete from submissions where uuid = ${uuid} returning content`.execute(site.sql);
  return rows[0]?.content ?? null;
}

async function read(field: Field, name: string): Promise<unknown> {
  const { rows } = await raw<Record<Field, unknown>>`
    select s.public_ticker as ticker, s.twitter, s.employee_range, json_build_array(s.website, s.domain) as website,
      f.round, f.amount_usd::float8 as amount,
      case when f.announced_on is not null then json_build_array(f.announced_on, f.announced_precision) end as date,
      (select json_agg(i.name || case when l.is_lead then '!' else '' end order by l.position)
        from funding_investors l join investors i on i.id = l.investor_id where l.funding_id = f.id) as investors,
      (select x.url from funding_reports r join sources x on x.id = r.source_id where r.funding_id = f.id) as source_url
    from startups s left join fundings f on f.startup_id = s.id where s.name = ${name}`.execute(
    site.sql,
  );
  return rows[0]?.[field];
}

async function forget(): Promise<void> {
  await raw`delete from startups where name = ${NAME}`.execute(site.sql);
  await raw`
    delete from fundings where startup_id = (select id from startups where name = ${WITH_ROUNDS})`.execute(
    site.sql,
  );
  await raw`delete from slug_history where kind in ('startup', 'funding')`.execute(site.sql);
  await raw`delete from imported_round_rows`.execute(site.sql);
}
