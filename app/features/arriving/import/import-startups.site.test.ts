import { gzipSync } from 'node:zlib';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint, importText } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { UnreadableFile } from './contract.ts';

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

describe('files as the world writes them: startups', () => {
  test('a row in plain words becomes a startup that pages and search know', async () => {
    const { counts } = await importText(
      site.database,
      'startups',
      'Company Name,Web Site,HQ Country,City,Founded,Sector,No. of Employees,Founders,Twitter\n' +
        'Zuri Grain,www.ZuriGrain.example.com/,kenya,Nairobi,2019-03-01,"Fintech, AgriTech",11-50,"Ama Boateng; Kofi Mensah",@zurigrain\n',
      { defaults: { sourceUrl: 'https://list.example/2026', publisher: 'A list' } },
    );
    expect(counts).toMatchObject({ read: 1, created: 1, rejected: 0, leftOut: 0 });
    expect(await find('zuri-grain')).toMatchObject({
      name: 'Zuri Grain',
      website: 'https://www.zurigrain.example.com',
      domain: 'zurigrain.example.com',
      country: 'KE',
      city: 'Nairobi',
      year_founded: 2019,
      employee_range: '10-50',
      twitter: 'zurigrain',
      industries: ['fintech', 'agritech'],
      founders: ['Ama Boateng', 'Kofi Mensah'],
      sources: ['https://list.example/2026'],
    });
    expect(await site.page('/startup/zuri-grain')).toContain('Zuri Grain');
    expect(await site.api('/suggest?q=zuri+gra')).toMatchObject({ data: [{ slug: 'zuri-grain' }] });
  });

  test('what a file changes keeps what it said before, and a new status is news to followers', async () => {
    const head = 'slug,name,country,tagline,status\n';
    await importText(site.database, 'startups', `${head},Kept Kola,Ghana,Presses oil,active\n`);
    await importText(site.database, 'startups', `${head}kept-kola,,,Presses nuts,closed\n`);
    const { rows } = await raw<{ said: object; statuses: string[] }>`
      select array(select before from fact_changes where kind = 'startup' and entity_id = s.id) as said,
        array(select old_value || ' to ' || new_value from status_changes where startup_id = s.id) as statuses
      from startups s where slug = 'kept-kola'`.execute(site.sql);
    expect(rows).toEqual([
      { said: [{ tagline: 'Presses oil', status: 'active' }], statuses: ['active to closed'] },
    ]);
  });

  test('a file of more than a thousand new startups leaves their tables analysed', async () => {
    const lines = Array.from({ length: 1_001 }, (_, nth) => `Many Millet ${nth},Kenya`);
    const { counts } = await importText(
      site.database,
      'startups',
      ['name,country', ...lines].join('\n'),
    );
    expect(counts).toMatchObject({ created: 1_001, rejected: 0 });
    const { rows } = await raw<{ reltuples: number }>`
      select reltuples from pg_class where relname = 'startups'`.execute(site.sql);
    expect(rows[0]?.reltuples).toBeGreaterThan(1_000);
  });

  test.each([
    ['a byte-order mark', '\ufeffname,country\nBom One,Kenya\n', 'bom-one'],
    ['CR alone at line ends', 'name,country\rCr One,Kenya\rCr Two,Ghana\r', 'cr-two'],
    [
      'headers with spaces, case and stars',
      ' Startup Name * , COUNTRY (HQ) \nSpaced Head,Kenya\n',
      'spaced-head',
    ],
    ['semicolons and sep=', 'sep=;\r\nname;country\r\nSemi Colon;Kenya\r\n', 'semi-colon'],
    ['tabs', 'name\tcountry\nTab Bed\tKenya\n', 'tab-bed'],
    [
      'a title above the header',
      'Startups of 2026\n\nname,country\nTitled Row,Kenya\n',
      'titled-row',
    ],
    [
      'a quote that is not doubled',
      'name,tagline,country\nQuoted,"The "best" tea, ever",Kenya\n',
      'quoted',
    ],
    ['a header that is repeated', 'name,country\nRepeat Head,Kenya\nname,country\n', 'repeat-head'],
    ['French names', 'Nom,Pays,Secteur\nThé Vert,Côte d’Ivoire,fintech\n', 'the-vert'],
  ])('%s', async (_what, content, slug) => {
    const { counts } = await importText(site.database, 'startups', content);
    expect(counts).toMatchObject({ rejected: 0 });
    expect(await find(slug)).not.toBeNull();
  });

  test.each([
    [
      'windows-1252',
      Buffer.from(
        'name,country,overview\nCaf\xe9 Ligne,Senegal,\x93Le th\xe9\x94 \x96 d\xe9j\xe0 pr\xeat\n',
        'latin1',
      ),
    ],
    [
      'macintosh',
      Buffer.from(
        'name,country,overview\nCaf\x8e Ligne,Senegal,\xd2Le th\x8e\xd3 \xd0 d\x8ej\x88 pr\x90t\n',
        'latin1',
      ),
    ],
    [
      'utf-16le',
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('name,country,overview\nCafé Ligne,Senegal,“Le thé” – déjà prêt\n', 'utf16le'),
      ]),
    ],
    [
      'utf-8 and windows-1252',
      Buffer.concat([
        Buffer.from('name,country,overview\nCafé Ligne,Senegal,“Le thé” – déjà prêt\n'),
        Buffer.from('Th\xe9 Noir,Senegal,\n', 'latin1'),
      ]),
    ],
  ])('text in %s', async (encoding, bytes) => {
    const { survey } = await importText(site.database, 'startups', bytes);
    expect(survey.encoding).toBe(encoding);
    expect(await find('cafe-ligne')).toMatchObject({
      name: 'Café Ligne',
      overview: '“Le thé” – déjà prêt',
    });
    await raw`delete from startups where slug in ('cafe-ligne', 'the-noir')`.execute(site.sql);
  });

  test('packed files, JSON, JSON lines and answers of an API', async () => {
    const row = {
      name: 'Packed Palm',
      country: { name: 'Ghana' },
      industries: [{ name: 'FinTech' }],
      year_founded: 2020,
    };
    for (const [name, content] of [
      [
        'a.csv.gz',
        gzipSync('name,country,year_founded,industries\nPacked Palm,Ghana,2020,FinTech\n'),
      ],
      ['a.json', JSON.stringify([row], null, 2)],
      ['a.jsonl', `${JSON.stringify(row)}\n`],
      ['a.json', JSON.stringify({ data: [row], meta: { total: 1 } })],
    ] as const) {
      const { counts } = await importText(site.database, 'startups', content, { name });
      expect(counts, name).toMatchObject({ read: 1, rejected: 0 });
      expect(await find('packed-palm')).toMatchObject({
        country: 'GH',
        year_founded: 2020,
        industries: ['fintech'],
      });
      await raw`delete from startups where slug = 'packed-palm'`.execute(site.sql);
    }
  });

  test('odd names are accepted; what a spreadsheet broke is reported with line, column, value and reason', async () => {
    const { counts, report } = await importText(
      site.database,
      'startups',
      'name,country,founded,employees,website\n@Pay Odd,Kenya,1201,51-200,https://facebook.com/atpay\n.Club Domains Odd,Kenya,3201,10-50,\n#NAME?,Kenya,2020,,https://lost.example\n-,Kenya,2020,,\nNowhere Odd,Atlantis,2020,,\n,,,,\n"Never closed,Kenya,2020,,\nGood After,Kenya,2021,,n/a\n',
    );
    expect(counts).toMatchObject({ read: 7, created: 3, rejected: 4, leftOut: 3 });
    expect(
      report.map(({ problem_line, problem_column, problem_value, problem_effect }) => [
        problem_line,
        problem_column,
        problem_value,
        problem_effect,
      ]),
    ).toEqual([
      ['2', 'employees', '51-200', 'cell left out'],
      ['2', 'founded', '1201', 'cell left out'],
      ['3', 'founded', '3201', 'cell left out'],
      ['4', 'name', '#NAME?', 'row left out'],
      ['5', 'name', "'-", 'row left out'],
      ['6', 'country', 'Atlantis', 'row left out'],
      ['8', '', '', 'row left out'],
    ]);
    expect(report[3]).toMatchObject({ name: '#NAME?', website: 'https://lost.example' });
    expect(await find('pay-odd')).toMatchObject({
      name: '@Pay Odd',
      website: 'https://facebook.com/atpay',
      domain: null,
      year_founded: null,
      employee_range: null,
    });
    expect(await find('club-domains-odd')).toMatchObject({
      name: '.Club Domains Odd',
      employee_range: '10-50',
    });
    expect(await find('good-after')).not.toBeNull();
  });

  test('hostile text is escaped', async () => {
    const long = 'x'.repeat(10_000);
    const { counts } = await importText(
      site.database,
      'startups',
      `name,country,tagline,overview,website\n"<script>alert(1)</script> Ltd",Kenya,"=cmd|' /C calc'!A0",${long},javascript:alert(1)\nA\u202etxt.exe\u200bB Host,Kenya,a\u0000b,,\n${long},Kenya,,,\n`,
    );
    expect(counts).toMatchObject({ created: 2, rejected: 1 });
    expect(await find('script-alert-1-script-ltd')).toMatchObject({
      overview: null,
      website: null,
      tagline: "=cmd|' /C calc'!A0",
    });
    expect(await find('atxt-exeb-host')).toMatchObject({ name: 'Atxt.exeB Host', tagline: 'a b' });
    const page = await site.page('/startup/script-alert-1-script-ltd');
    expect(page).not.toContain('<script>alert');
  });

  test('a file without a column for the name is refused before anything is written', async () => {
    const before = await fingerprint(site.database);
    const files = [
      'country,city\nKenya,Nairobi\n',
      'foo;bar\n1;2\n',
      '[{"a":1}]',
      'PK\u0003\u0004xxxx',
    ];
    for (const content of files)
      await expect(importText(site.database, 'startups', content)).rejects.toThrow(UnreadableFile);
    await expect(importText(site.database, 'startups', '')).rejects.toThrow(/is empty/);
    expect(await fingerprint(site.database)).toEqual(before);
  });

  test('a mapping file names columns that headers do not', async () => {
    const { counts } = await importText(
      site.database,
      'startups',
      'A,B,name\nMapped One,Kenya,not this\n',
      { columns: { A: 'name', B: 'country', name: null } },
    );
    expect(counts.created).toBe(1);
    expect(await find('mapped-one')).not.toBeNull();
    await expect(
      importText(site.database, 'startups', 'A\nx\n', { columns: { Z: 'name' } }),
    ).rejects.toThrow(/column "Z"/);
    await expect(
      importText(site.database, 'startups', 'A\nx\n', { columns: { A: 'nome' } }),
    ).rejects.toThrow(/field "nome"/);
  });
});
