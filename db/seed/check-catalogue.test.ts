import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSeedSchema, SEED_SCHEMA_FILE } from '../../scripts/make-seed-schema.ts';
import { checkCatalogue, REFUSED } from './check-catalogue.ts';
import { readStarterCatalogue, type StarterCatalogue } from './starter-catalogue.ts';
import { type StarterStartup, startupFile } from './startup-file.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const template = startupFile.parse(
  JSON.parse(readFileSync(new URL('startup.template.json', import.meta.url), 'utf8')),
);
const [round] = template.fundings;
const real = readStarterCatalogue();
const fund = { slug: 'v', name: 'Example Ventures', type: null, country: null, website: null };

function check(...startups: StarterStartup[]): string[] {
  const investors = [{ ...fund, stages: [], sources: ['https://v.example'] }];
  const catalogue: StarterCatalogue = { ...real, startups, investors };
  return checkCatalogue(catalogue, '2026-11-30').map(({ kind, says }) => `${kind}: ${says}`);
}

test('no fact of the catalogue is without a source, contradicted or there twice', () => {
  const refused = checkCatalogue(real, TODAY).filter(({ kind }) => REFUSED.includes(kind));
  expect(refused.map(({ slug, kind, says }) => `${slug}: ${kind}: ${says}`)).toEqual([]);
});

test('startup.schema.json is current: npm run make:seed-schema', () => {
  expect(readFileSync(SEED_SCHEMA_FILE, 'utf8')).toBe(makeSeedSchema());
});

test('the template has nothing to mend', () => {
  expect(check(template)).toEqual([]);
});

describe('what is refused', () => {
  const withOverview = (overview: string) => ({ ...template, overview });

  test.each([
    ['It raised $9 million in 2024.', /\$9,000,000, which no single round has/],
    ['It raised a seed round in May 2023.', /2023-05, which no single round has/],
    ['It raised $1.5 million in 2024 and $4 million in 2025.', /\$4,000,000, which no round has/],
    ['In 2025 it took in 30 million dollars.', /\$30,000,000, which no single round has/],
    ['It attracted thirty-five million US dollars.', /\$35,000,000, which no single round has/],
    ['Investors put in two and a half million dollars.', /\$2,500,000, which no single round/],
    ['It received half a million dollars in 2024.', /\$500,000, which no single round has/],
    ['It raised USD 900 thousand.', /\$900,000, which no single round has/],
  ])('an overview that says "%s"', (overview, says) => {
    expect(check(withOverview(overview)).join()).toMatch(says);
  });

  test('investors that took part in another round', () => {
    const other = { ...round, date: '2025', investors: [], amount_usd: 7_000_000, note: 'x' };
    const startup = withOverview('It raised $7 million in 2025, led by Example Ventures.');
    const fundings = [...template.fundings, other] as StarterStartup['fundings'];
    expect(check({ ...startup, fundings }).join()).toMatch(/Example Ventures, which no single/);
  });

  test.each([
    'It raised $1.5 million in May 2024, led by Example Ventures.',
    'It has raised $1.5 million from Example Ventures and joined Y Combinator in 2020.',
    'It has lent $620 million to shops.',
    'It took in one and a half million dollars from Example Ventures.',
    'It raised 1.5 million dollars in May 2024.',
  ])('but not "%s"', (overview) => {
    expect(check(withOverview(overview))).toEqual([]);
  });

  test('a fact that no source shows, and a source that shows none', () => {
    const sources = template.sources.map((one, index) => (index ? { ...one, shows: [] } : one));
    const found = check({ ...template, sources });
    expect(found).toContain('unsourced: no source shows tagline');
    expect(found).toContain('unsourced: https://example.com/about shows nothing: remove it');
  });

  test('an address that cannot show a fact, unless it is marked', () => {
    const [first, ...others] = template.sources;
    const url = 'https://example.com/tag/pay';
    const weak = (values: object) => [first, { ...others[0], url, ...values }];
    const of = (values: object) =>
      check({ ...template, sources: weak(values) as StarterStartup['sources'] });
    expect(of({})[0]).toMatch(/^unsourced: https:\/\/example.com\/tag\/pay cannot show a fact/);
    expect(of({ weak: true })).toContain('weak: only weak sources show tagline');
  });

  test('one company in two files, one round in two rows', () => {
    const renamed = { ...template, slug: 'other', name: 'Example Wallet', website: null };
    expect(check(template, renamed).join()).toMatch(/doubled: example-pay has examplewallet too/);
    const fundings = [round, round] as StarterStartup['fundings'];
    expect(check({ ...template, fundings })[0]).toMatch(/^doubled: Seed of 2024-05/);
  });

  test.each([
    ['Its home market is Kenya; no city of its seat was found in its sources.', 'seat'],
    ['A list of May 2023 names it among the companies that raised money.', 'list'],
    ['It is listed with a raise of a sum.', 'list'],
    ['Ama Example is named as its founder.', 'report'],
    ['The investors and more about its business are not recorded here yet.', 'record'],
  ])('a text that tells of lists and sources: "%s"', (padding, of) => {
    const found = check({ ...template, overview: `It pays traders. ${padding}` });
    expect(found).toContain(
      `padded: "${padding}" tells of a ${of}, not of the company: say what it does, or null`,
    );
  });

  test('a sentence that a text says twice', () => {
    const fundings = template.fundings.map((one) => ({ ...one, note: 'In shares. In shares.' }));
    const overview = 'It pays traders. It earns fees. It pays traders.';
    expect(check({ ...template, overview, fundings })).toEqual([
      'padded: the overview says "It pays traders." twice',
      'padded: the note of Seed of 2024-05 says "In shares." twice',
    ]);
  });

  test('one company under another name, by its handle, its entries or shared sources', () => {
    const copy = { ...template, slug: 'example-pay-ke', name: 'Ex-ample Pay Kenya', names: [] };
    const plain = { ...template, names: [], website: null };
    const of = (one: object, other: object) =>
      check({ ...plain, ...one }, { ...copy, website: null, ...other })
        .filter((found) => found.startsWith('doubled'))
        .join();
    expect(of({ twitter: 'ExamplePay' }, { twitter: 'examplepay' })).toMatch(
      /example-pay has @examplepay too/,
    );
    const identifiers = ['linkedin:example-pay'];
    expect(of({ identifiers }, { identifiers })).toMatch(/example-pay has linkedin:example-pay/);
    expect(of({}, {})).toMatch(/example-pay rests on 2 of its sources too/);
    expect(of({}, { distinct_from: ['example-pay'] })).toBe('');
    expect(of({}, { name: 'Quite Other' })).toBe('');
  });

  test('a status that the newest event contradicts, and rounds before the founding', () => {
    const closed = { event: 'closed', date: '2025', counterparty: null, amount_usd: null } as const;
    const history = [{ ...closed, detail: null, sources: [template.sources[0]?.url ?? ''] }];
    expect(check({ ...template, history }).join()).toMatch(/the newest event makes it closed/);
    expect(check({ ...template, year_founded: 2025 }).join()).toMatch(
      /before its founding in 2025/,
    );
  });
});

describe('what is only told', () => {
  const [first, ...others] = template.sources;
  const withAddress = (url: string, more: object = {}) => {
    const fundings = template.fundings.map((one) => ({ ...one, ...more, sources: [url] }));
    const people = template.people.map((one) => ({ ...one, she_in: [], sources: [url] }));
    const sources = [{ ...first, url }, ...others] as StarterStartup['sources'];
    return check({ ...template, fundings, people, names: [], history: [], sources });
  };

  test.each([
    ['https://news.example/?p=1234', /1234 is a bare number of a post/],
    ['https://news.example/wp-json/posts/example-pay', /is an interface for programs/],
    ['https://staging.news.example/example-pay', /is a copy for trying things out/],
    ['https://main-abc.uk-1.platformsh.site/example-pay', /is a copy for trying things out/],
    ['https://daily8.com/example-pay', /is a host that copies others/],
  ])('that %s is hard to trust', (url, says) => {
    expect(withAddress(url).join('\n')).toMatch(says);
  });

  test('that no address of a round names the company', () => {
    const url = 'https://news.example/startups-of-may';
    expect(withAddress(url)).toContain(
      'missing: no address of Seed of 2024-05 names the company: find one that does',
    );
    expect(withAddress('https://news.example/Example%20Pay-raises')).toEqual([]);
  });

  test('that a large round rests on one list, until it is marked', () => {
    const url = 'https://news.example/startups-of-may';
    const large = { amount_usd: 6_000_000 };
    const rests = /^weak: Seed of 2024-05 rests on one list: find .* mark it "on_list": true/m;
    expect(withAddress(url, large).join('\n')).toMatch(rests);
    expect(withAddress(url, { ...large, on_list: true }).join('\n')).not.toMatch(/on_list/);
    expect(withAddress(`${url}/example-pay`, { ...large, on_list: true }).join('\n')).toMatch(
      /Seed of 2024-05 has a source of its own: remove "on_list"/,
    );
  });

  test('that "active" is old, that facts are missing, that two people share a name', () => {
    const sources = template.sources.map((one) => ({
      ...one,
      published: '2019',
      read: '2020-01-01',
    }));
    const found = check(
      {
        ...template,
        sources: sources.map((one) => ({ ...one, published: undefined })),
        type: null,
      },
      { ...template, slug: 'b', name: 'B', names: [], history: [], website: null },
    );
    expect(found.join('\n')).toMatch(/stale: status is active/);
    expect(found.join('\n')).toMatch(/missing: with a round since 2022, type/);
    expect(found.join('\n')).toMatch(/is Ama Example of example-pay the same person\?/);
  });
});
