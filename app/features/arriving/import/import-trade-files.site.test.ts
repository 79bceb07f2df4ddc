// Five files of this trade, whole: a newsroom's workbook, what pandas and Airtable write, a French
// list in francs CFA and an Arabic one. Each row is read rightly, or has a line among the problems.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureReference } from '../../../../db/seed/load-reference.ts';
import { fingerprint, importText } from '../../../../test/import.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { formatCsv } from '../../../base/csv.ts';
import { xlsx } from '../../../base/xlsx.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await ensureReference(site.sql);
});
afterAll(() => site.close());

/** Tables that only an import writes, beside those of the record. */
async function printAll() {
  const { rows } = await raw`select (select count(*)::int from import_runs) as runs,
    (select count(*)::int from import_changes) as changes, (select count(*)::int from imported_round_rows) as rows`.execute(
    site.sql,
  );
  return [rows, await fingerprint(site.database)];
}

/** Imported as both kinds: the lines left out. A dry run reports the same. */
async function importBoth(content: string | Buffer, name = 'file.csv') {
  const said: string[][] = [];
  for (const kind of ['startups', 'rounds'] as const) {
    const before = await printAll();
    const options = { name, rowsPerBatch: 2 };
    const dry = await importText(site.database, kind, content, { ...options, isDryRun: true });
    expect(await printAll()).toEqual(before);
    const { counts, nearDuplicates, report } = await importText(
      site.database,
      kind,
      content,
      options,
    );
    expect(dry).toMatchObject({ counts, nearDuplicates, report });
    said.push(report.map((one) => `${one.problem_line}: ${one.problem_reason}`));
  }
  return { startups: said[0], rounds: said[1] };
}

async function listRounds(names: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ said: string }>`
    select concat_ws(' | ', s.name, p.iso2, f.round, to_char(f.announced_on, 'YYYY-MM-DD') || ' ' || f.announced_precision,
      f.amount_usd, f.reported_amount || ' ' || f.reported_currency,
      (select string_agg(case when l.is_lead then '*' else '' end || i.name, ', ' order by l.is_lead desc, i.name)
        from funding_investors l join investors i on i.id = l.investor_id where l.funding_id = f.id),
      (select string_agg(x.url, ' ' order by x.url) from funding_reports r join sources x on x.id = r.source_id where r.funding_id = f.id)) as said
    from fundings f join startups s on s.id = f.startup_id join places p on p.id = s.country_id
    where s.name = any(${names}) order by s.name, f.announced_on`.execute(site.sql);
  return rows.map(({ said }) => said);
}

test('a workbook of deals from a newsroom: its links are articles, and no home pages', async () => {
  const header = 'Date,Company,Country,Stage,Amount,Investors,Lead,Link'.split(',');
  const rows = [
    '2024-01-09|Alpha Pay|Nigeria|Seed|$2.5m|Ventures Platform, Launch Africa and others|Ventures Platform|https://news.example/alpha',
    '2024-01-15|Beta Agro|Kenya|Pre-seed|KSh 50 million|undisclosed angels||https://news.example/beta',
    'Feb 2024|Delta Solar|Côte d’Ivoire|Dette|2 milliards FCFA (3 millions d’euros)|Proparco; BOAD||https://news.example/delta',
    '2024-04-01|Eta Crypto|Ghana / Nigeria|Seed|$1M|||https://news.example/eta',
    '2024-06-01|Alpha Pay|Nigeria|Series A|$12-15m|||https://news.example/alpha2',
    'TOTAL||||$38m|||',
  ].map((row) => row.split('|'));
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsx([{ name: 'Deals', header, rows }])) pieces.push(piece);
  expect(await importBoth(Buffer.concat(pieces), 'deals.xlsx')).toEqual({
    startups: ['5: names several countries: Ghana and Nigeria', '7: no name'],
    rounds: [
      '6: a range, not an amount',
      '7: names no startup',
      '7: not a date',
      expect.stringMatching(/^5: no startup of that name/),
    ],
  });
  expect(await listRounds(['Alpha Pay', 'Beta Agro', 'Delta Solar'])).toEqual([
    'Alpha Pay | NG | Seed | 2024-01-09 day | 2500000 | *Ventures Platform, Launch Africa | https://news.example/alpha',
    'Beta Agro | KE | Pre-Seed | 2024-01-15 day | 50000000 KES | https://news.example/beta',
    'Delta Solar | CI | Debt Financing | 2024-02-01 month | 2000000000 XOF | BOAD, Proparco | https://news.example/delta',
  ]);
  const { rows: websites } = await raw`select from startups where website is not null`.execute(
    site.sql,
  );
  expect(websites).toEqual([]);
});

test('what pandas writes: lists, nan, NaT and floats', async () => {
  const header =
    ',startup,country,funding_type,money_raised_usd,announced_on,investors,lead_investors,source_urls,industries';
  const rows = [
    `0,Kappa Bank,Kenya,seed,1500000.0,2022-03-01 00:00:00,"['Y Combinator', 'Ventures Platform', nan]",['Y Combinator'],"['https://a.example/1', 'https://b.example/2']","['Fintech', 'Banking']"`,
    '1,Lambda Care,Rwanda,grant,50000.0,NaT,[],[],[],[]',
    `2,Mu Farms,Tanzania,debt_financing,nan,2021-11-01 00:00:00,"{'Acumen', 'Kiva'}",None,https://a.example/5,['AgTech']`,
    `3,Xi Games,South Africa,seed,2.5e5,1583020800000000000,"('Naspers Foundry',)",,['https://a.example/6'],nan`,
  ];
  expect(await importBoth([header, ...rows].join('\n'))).toEqual({
    startups: [],
    rounds: ['5: not a date'],
  });
  expect(await listRounds(['Kappa Bank', 'Lambda Care', 'Mu Farms', 'Xi Games'])).toEqual([
    'Kappa Bank | KE | Seed | 2022-03-01 day | 1500000 | *Y Combinator, Ventures Platform | https://a.example/1 https://b.example/2',
    'Lambda Care | RW | Grant | 50000',
    'Mu Farms | TZ | Debt Financing | 2021-11-01 day | Acumen, Kiva | https://a.example/5',
  ]);
});

test('what Airtable writes: titles of records, linked names in quotes, ticked boxes', async () => {
  const header =
    'Name,Startup,HQ,Round,Amount Raised (USD),Date Announced,Investors,Lead?,Source'.split(',');
  const rows = [
    'Omicron – Seed|Omicron|Lagos, Nigeria|Seed|$1,250,000.00|3/14/2023|Techstars,"Norrsken22, LLC"|checked|TechCabal (https://techcabal.example/omicron)',
    'Pi – Pre-Seed|Pi Labs|Cairo, Egypt|Pre-Seed|$300,000.00|12/1/2022|Flat6Labs||https://wamda.example/pi',
    'Tau – Seed|Tau Mobility|Accra, Ghana|Seed|$750,000.00|2/30/2023|||https://x.example/tau',
  ].map((row) => row.split('|'));
  expect(await importBoth(`\ufeff${formatCsv(header, rows)}`)).toEqual({
    startups: [],
    rounds: ['4: not a day of the calendar'],
  });
  expect(await listRounds(['Omicron', 'Pi Labs', 'Tau Mobility'])).toEqual([
    'Omicron | NG | Seed | 2023-03-14 day | 1250000 | Norrsken22, LLC, Techstars | https://techcabal.example/omicron',
    'Pi Labs | EG | Pre-Seed | 2022-12-01 day | 300000 | Flat6Labs | https://wamda.example/pi',
  ]);
});

test('a French list with semicolons and francs CFA', async () => {
  const file = `Entreprise;Pays;Ville;Montant levé;Tour de table;Date;Investisseurs;Chef de file;Source;Lien
Upsilon;Sénégal;Dakar;1 250 000 000 FCFA;Série A;12/04/2023;Partech, Orange Ventures;Partech;Jeune Afrique;https://ja.example/u
Chi;Cameroun;Douala;185 millions FCFA, soit 300 000 dollars;Amorçage;25/05/2023;Saviu Ventures et business angels;;Ecofin;https://ecofin.example/c
Omega;RDC;Kinshasa;500.000 $;Pré-amorçage;juin 2023;;;Actualité.cd;https://actu.example/o
Ksi;Togo;Lomé;non communiqué;Amorçage;08/2023;;;;https://togo.example/k
Zêta;Mali;Bamako;entre 50 et 100 millions FCFA;Prêt;2023;;;;https://mali.example/z
`;
  expect(await importBoth(file)).toEqual({
    startups: [],
    rounds: [expect.stringMatching(/^6: not an amount of money/)],
  });
  expect(await listRounds(['Upsilon', 'Chi', 'Omega', 'Ksi', 'Zêta'])).toEqual([
    'Chi | CM | Seed | 2023-05-25 day | 300000 | 185000000 XAF | Saviu Ventures | https://ecofin.example/c',
    'Ksi | TG | Seed | 2023-08-01 month | https://togo.example/k',
    'Omega | CD | Pre-Seed | 2023-06-01 month | 500000 | https://actu.example/o',
    'Upsilon | SN | Series A | 2023-04-12 day | 1250000000 XOF | *Partech, Orange Ventures | https://ja.example/u',
  ]);
  const { rows } = await raw<{ publisher: string }>`
    select publisher from sources where url = 'https://actu.example/o'`.execute(site.sql);
  expect(rows).toEqual([{ publisher: 'Actualité.cd' }]);
});

test('an Arabic list with Eastern digits', async () => {
  const file = `الشركة,الدولة,المبلغ,الجولة,التاريخ,المستثمرون,المصدر
ألفا باي,مصر,١٫٥ مليون دولار,بذرة,١٢ يناير ٢٠٢٣,ومضة كابيتال، فلات6لابز,https://ar.example/1
بيتا للنقل,المغرب,١٠ ملايين درهم,السلسلة أ,مارس ٢٠٢٣,صندوق المغرب الرقمي,https://ar.example/2
جاما,تونس,٢٥٠ ألف دينار,ما قبل البذرة,٢٥/٠٤/٢٠٢٣,مستثمرون ملائكيون,https://ar.example/3
دلتا,السعودية,٥ ملايين ريال سعودي,بذرة,٢٠٢٣,,https://ar.example/4
إيتا,الجزائر,١٥٠ مليون دج,تمويل بالدين,أغسطس/آب ٢٠٢٣,,https://ar.example/7
`;
  expect(await importBoth(file)).toEqual({
    startups: ['5: not one of the 54 African countries'],
    rounds: [expect.stringMatching(/^5: no startup of that name/)],
  });
  expect(await listRounds(['ألفا باي', 'بيتا للنقل', 'جاما', 'إيتا'])).toEqual([
    'ألفا باي | EG | Seed | 2023-01-12 day | 1500000 | فلات6لابز, ومضة كابيتال | https://ar.example/1',
    'إيتا | DZ | Debt Financing | 2023-08-01 month | 150000000 DZD | https://ar.example/7',
    'بيتا للنقل | MA | Series A | 2023-03-01 month | 10000000 MAD | صندوق المغرب الرقمي | https://ar.example/2',
    'جاما | TN | Pre-Seed | 2023-04-25 day | 250000 TND | https://ar.example/3',
  ]);
});
