import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { fingerprint, importText } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function find(slug: string) {
  const { rows } = await raw<Record<string, unknown>>`
    select s.slug, s.name, s.website, s.domain, s.tagline, s.overview, s.status, s.type, s.employee_range, s.year_founded, s.twitter, c.iso2 as country, city.name as city,
      array(select i.slug from startup_industries l join industries i on i.id = l.industry_id where l.startup_id = s.id order by l.position) as industries,
      array(select p.name from startup_people l join people p on p.id = l.person_id where l.startup_id = s.id order by l.position) as founders,
      array(select x.url from startup_sources l join sources x on x.id = l.source_id where l.startup_id = s.id order by x.url) as sources
    from startups s join places c on c.id = s.country_id left join places city on city.id = s.city_id where s.slug = ${slug}`.execute(
    site.sql,
  );
  return rows[0] ?? null;
}

describe('matching', () => {
  test('by domain, then slug, then name and country; near-duplicates are reported, not merged', async () => {
    const kept = await makeStartup(site.sql, {
      slug: 'match-me',
      name: 'Match Me',
      website: 'https://match.example',
      domain: 'match.example',
      tagline: 'Known before',
    });
    const { counts, nearDuplicates } = await importText(
      site.database,
      'startups',
      'slug,name,country,website,tagline,year_founded,industries\n,Other Words,Kenya,http://www.match.example/about,,2015,fintech\nmatch-me,Match Me,Kenya,,,2016,\n,MATCH ME,Kenya,,New line,,\n,Match Me,Ghana,,,2017,\n,Match Mee,Kenya,https://match.example.org,,2018,\n',
    );
    expect(counts).toMatchObject({ read: 5, created: 2, updated: 1, rejected: 0 });
    expect(await find('match-me')).toMatchObject({
      name: 'Match Me',
      year_founded: 2015,
      tagline: 'Known before',
      industries: ['fintech'],
      website: 'https://match.example',
    });
    expect(await find('match-me-2')).toMatchObject({ country: 'GH' });
    expect(await find('match-mee')).toMatchObject({ year_founded: 2018 });
    expect(nearDuplicates).toMatchObject([{ new_slug: 'match-mee', known_slug: 'match-me' }]);
    expect(kept.slug).toBe('match-me');
  });

  test('empty and bad cells never replace what is known; a good one does', async () => {
    await importText(
      site.database,
      'startups',
      'name,country,website,year_founded,employees,status\nHold Fast,Kenya,https://holdfast.example,2015,10-50,active\n',
    );
    const { counts } = await importText(
      site.database,
      'startups',
      'name,country,website,year_founded,employees,status\nHold Fast,Kenya,https://holdfast.example,1201,51-200,\n',
    );
    expect(counts).toMatchObject({ unchanged: 1, leftOut: 2 });
    expect(await find('hold-fast')).toMatchObject({
      year_founded: 2015,
      employee_range: '10-50',
      status: 'active',
    });
    await importText(
      site.database,
      'startups',
      'website,name,status\nholdfast.example,Hold Fast,closed\n',
    );
    expect(await find('hold-fast')).toMatchObject({ status: 'closed', country: 'KE' });
  });

  test('a row that names two startups at once, or has no country, stays out', async () => {
    const { counts, report } = await importText(
      site.database,
      'startups',
      'slug,name,website\nmatch-me,Hold Fast,https://holdfast.example\n,No Country Here,\n',
    );
    expect(counts).toMatchObject({ rejected: 2 });
    expect(report.map(({ problem_column }) => problem_column)).toEqual(['website', 'country']);
  });

  test('the same file twice changes nothing, duplicates within it included, whatever the size of batches', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, index) =>
        `Twice ${index % 20},${index % 3 === 0 ? 'Kenya' : 'Ghana'},${index % 7 === 0 ? `https://t${index % 20}.example` : ''},Line ${index},20${10 + (index % 15)}`,
    );
    const file = `name,country,website,tagline,year\n${rows.join('\n')}\n`;
    const first = await importText(site.database, 'startups', file, { rowsPerBatch: 7 });
    expect(first.counts.created).toBeGreaterThan(20);
    const before = await fingerprint(site.database);
    const second = await importText(site.database, 'startups', file, { rowsPerBatch: 7 });
    expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 60 });
    const third = await importText(site.database, 'startups', file);
    expect(third.counts).toMatchObject({ created: 0, updated: 0, unchanged: 60 });
    expect(await fingerprint(site.database)).toEqual(before);
  });

  test('a row about a startup of the same file waits until it is created', async () => {
    const file =
      'name,country,website,tagline,twitter\n' +
      'Waits,,https://waits.example,Told without a country,waitshere\nWaits,Kenya,https://waits.example,Told with one,\n';
    const first = await importText(site.database, 'startups', file);
    expect(first.counts).toMatchObject({ read: 2, created: 1, updated: 1, rejected: 0 });
    expect(await find('waits')).toMatchObject({ tagline: 'Told with one', twitter: 'waitshere' });
    const before = await fingerprint(site.database);
    const second = await importText(site.database, 'startups', file);
    expect(second.counts).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2 });
    expect(await fingerprint(site.database)).toEqual(before);
  });

  test('a startup found by its name is found from then on by the first domain it is given', async () => {
    const file =
      'name,country,website,former names\nTakes Domain,Kenya,https://facebook.com/takesdomain,\n' +
      'Takes Domain,Kenya,https://takesdomain.example,Taken Before\nOther Words,Kenya,https://takesdomain.example,\n';
    const first = await importText(site.database, 'startups', file);
    expect(first.counts).toMatchObject({ created: 1 });
    expect(await find('takes-domain')).toMatchObject({ domain: 'takesdomain.example' });
    const before = await fingerprint(site.database);
    const second = await importText(site.database, 'startups', file);
    expect(second.counts).toMatchObject({ created: 0, updated: 0 });
    expect(await fingerprint(site.database)).toEqual(before);
  });

  test('a dry run counts the same and writes nothing', async () => {
    const before = await fingerprint(site.database);
    const { counts } = await importText(
      site.database,
      'startups',
      'name,country\nDry One,Kenya\nDry Two,Ghana\n',
      { isDryRun: true, rowsPerBatch: 1 },
    );
    expect(counts).toMatchObject({ created: 2 });
    expect(await fingerprint(site.database)).toEqual(before);
    expect(await find('dry-one')).toBeNull();
  });
});

test('all figures of startups are still right at the end', async () => {
  expect(await listStaleStartups(site.sql)).toEqual([]);
});

test('two of one name with other founders are two, and listed, however often they are imported', async () => {
  const file =
    'name,country,founders,tagline\nFood For All Here,Nigeria,Ama Boateng,A poultry farm\nFood For All Here,Nigeria,Kofi Mensah; Zola Ndlovu,Meals to your door\nFood For All Here,Nigeria,K. Mensah,\n';
  const { counts, nearDuplicates } = await importText(site.database, 'startups', file);
  expect(counts).toMatchObject({ read: 3, created: 2, rejected: 0 });
  expect(nearDuplicates).toMatchObject([
    {
      new_slug: 'food-for-all-here-2',
      known_slug: 'food-for-all-here',
      reason: expect.stringMatching(/same name, with other founders/),
    },
  ]);
  expect(await find('food-for-all-here')).toMatchObject({ tagline: 'A poultry farm' });
  expect(await find('food-for-all-here-2')).toMatchObject({ tagline: 'Meals to your door' });
  expect((await importText(site.database, 'startups', file)).counts).toMatchObject({ created: 0 });
});

test('two of one name with other texts and other industries are two, and listed', async () => {
  const row = (tagline: string, industry: string) =>
    importText(
      site.database,
      'startups',
      `name,country,tagline,industries\nMany Roads Here,Ghana,${tagline},${industry}\n`,
    );
  await row('Chickens and eggs from small farms near Kumasi', 'agritech');
  const other = await row('Loans by phone for people who sell at markets', 'fintech');
  expect(other).toMatchObject({ counts: { created: 1 }, nearDuplicates: [{}] });
  const same = await row('Phone loans that market sellers pay back daily', 'fintech');
  expect(same.counts).toMatchObject({ created: 0 });
});
