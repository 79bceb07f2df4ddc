import { describe, expect, test } from 'vitest';
import { useComparedSite } from '../../../test/compared-site.ts';
import { makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { parseCsv } from '../../../test/parse-csv.ts';

const kit = useComparedSite();
const { show, readTable, slotsOf, extras } = kit;

describe('the table', () => {
  test('has the nine rows of the specification, missing values as "-"', async () => {
    const rows = readTable(await show('?startups=paya,nile'));
    expect(rows.map(([label]) => label)).toEqual([
      'Company',
      'Location',
      'Founded',
      'Type',
      'Sectors',
      'Employees',
      'Twitter followers',
      'Latest fund round',
      'Total fund raised',
    ]);
    expect(rows.map(([, paya]) => paya)).toEqual([
      'Paya',
      'Kenya',
      '2016',
      'Private',
      'fintech, payments',
      '10-50',
      '12.3k',
      'Series A',
      '$1.0M',
    ]);
    // A ticker is beside the name; the first client expects the type "Private" of all.
    expect(rows.map(([, , nile]) => nile)).toEqual([
      'Nile "Pay", LtdNILE',
      'Egypt',
      '-',
      'Private',
      'fintech',
      '-',
      '-',
      '-',
      '-',
    ]);
  });

  test('shows what the API answers, in the order of the address', async () => {
    for (const slugs of ['paya,nile,twin', 'twin,paya,nile']) {
      const answer = (await kit.site.api(`/startups/comparison?startups=${slugs}`)) as Array<{
        slug: string;
        name: string;
      }>;
      const html = await show(`?startups=${slugs}`);
      expect(slotsOf(html)).toEqual(slugs.split(','));
      expect(answer.map(({ slug }) => slug)).toEqual(slugs.split(','));
      expect(
        readTable(html)[0]
          ?.slice(1)
          .map((cell) => cell.replace(/NILE$/, '')),
      ).toEqual(answer.map(({ name }) => name));
    }
  });

  test('marks the best figure unless there is only one', async () => {
    const { sql } = kit.site;
    expect(await show('?startups=paya,nile')).not.toContain('comparison-best');
    await sql
      .updateTable('startups')
      .set({ twitter_followers: 5 })
      .where('slug', '=', 'nile')
      .execute();
    const html = await show('?startups=paya,nile');
    expect(html).toMatch(/comparison-best">12\.3k</);
    await sql
      .updateTable('startups')
      .set({ twitter_followers: null })
      .where('slug', '=', 'nile')
      .execute();
  });

  test('"only differences" leaves out equal rows', async () => {
    const rows = readTable(await show('?startups=paya,twin&only=differences'));
    expect(rows.map(([label]) => label)).toEqual([
      'Company',
      'Sectors',
      'Employees',
      'Twitter followers',
      'Latest fund round',
      'Total fund raised',
    ]);
    const same = await show('?startups=twin,twin-2&only=differences');
    expect(readTable(same)).toHaveLength(1);
    expect(same).toContain('These startups say the same in every row.');
    expect(same).toContain('href="/compare?startups=twin,twin-2"');
  });

  test('the switch is a link both ways; a single startup has none', async () => {
    const all = await show('?startups=paya,nile');
    expect(all).toMatch(
      /role="switch" aria-checked="false" href="\/compare\?startups=paya,nile&amp;only=differences"/,
    );
    const only = await show('?startups=paya,nile&only=differences');
    expect(only).toMatch(/role="switch" aria-checked="true" href="\/compare\?startups=paya,nile"/);
    const one = await show('?startups=paya&only=differences');
    expect(one).not.toContain('role="switch"');
    expect(readTable(one)).toHaveLength(9);
  });
});

describe('beside them', () => {
  test('status, rounds, investors and kinds of money', async () => {
    const { sql } = kit.site;
    const { id } = await makeStartup(sql, { slug: 'mara', name: 'Mara', status: 'acquired' });
    const investors: Array<{ id: number; lead: boolean }> = [];
    for (const name of ['Ann', 'Bee', 'Cid', 'Dee', 'Eve']) {
      const investor = await makeInvestor(sql, { name, slug: name.toLowerCase() });
      investors.push({ id: investor.id, lead: name === 'Dee' });
    }
    const money = { startup_id: id, announced_precision: 'month' as const };
    await makeFunding(sql, {
      ...{ ...money, round: 'Series B', announced_on: '2023-03-01', amount_usd: 25_000_000 },
      investors,
    });
    const debt = { round: 'Debt Financing', announced_on: '2022-01-01' } as const;
    await makeFunding(sql, { ...money, ...debt, amount_usd: 5_000_000 });
    const html = await show('?startups=mara,nile');
    expect(kit.readFunding(html)).toEqual([
      ['Company', 'Mara', 'Nile "Pay", Ltd'],
      ['Status', 'Acquired', '-'],
      ['Rounds', '2', '-'],
      ['Newest round', 'Series B, $25.0M, March 2023', '-'],
      ['Investors', 'Dee, Ann, Bee and 2 more', '-'],
      ['Equity raised', '$25.0M', '-'],
      ['Debt raised', '$5.0M', '-'],
    ]);
    expect(html).toContain('Not known for any: Grants');
    expect(kit.readFunding(await show('?startups=twin,nile'))).toEqual([]);
    const [, line] = parseCsv(await kit.site.page('/compare.csv?startups=mara'));
    expect(line?.slice(-10, -4)).toEqual(['Acquired', '2', '2023-03', '25000000', '', '']);
    expect(line?.slice(-3)).toEqual(['25000000', '5000000', '']);
  });

  test('the newest round, in the currency in which it was announced', async () => {
    const { id } = await makeStartup(kit.site.sql, { slug: 'shamba', name: 'Shamba' });
    await makeFunding(kit.site.sql, {
      ...{
        startup_id: id,
        round: 'Seed',
        announced_on: '2026-05-06',
        announced_precision: 'month',
      },
      ...{ reported_amount: 276_000_000, reported_currency: 'KES' },
    });
    const rows = kit.readFunding(await show('?startups=shamba,nile'));
    expect(rows).toContainEqual(['Newest round', 'Seed, KES 276M, May 2026', '-']);
    const [, line] = parseCsv(await kit.site.page('/compare.csv?startups=shamba'));
    expect(line?.slice(-7, -4)).toEqual(['', '276000000', 'KES']);
  });
});

describe('the file', () => {
  const read = async (query: string) => {
    const answer = await kit.site.request(`/compare.csv${query}`);
    return { answer, text: await answer.text() };
  };

  test('has a line a startup, figures in full and unknown empty', async () => {
    const { answer, text } = await read('?startups=nile,paya,nobody');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="comparison__griot.csv"',
    );
    expect(text.split('\r\n')[1]).toBe(
      '"Nile ""Pay"", Ltd","NILE","Egypt","","Private","fintech","","","","","","0","","","","","","","",""',
    );
    expect(parseCsv(text)).toEqual([
      [
        'Company',
        'Ticker',
        'Location',
        'Founded',
        'Type',
        'Sectors',
        'Employees',
        'Twitter followers',
        'Latest fund round',
        'Total fund raised (USD)',
        'Status',
        'Rounds',
        'Newest round on',
        'Newest round (USD)',
        'Newest round as announced',
        'Currency',
        'Investors',
        'Equity raised (USD)',
        'Debt raised (USD)',
        'Grants (USD)',
      ],
      [
        ...['Nile "Pay", Ltd', 'NILE', 'Egypt', '', 'Private', 'fintech', '', '', '', ''],
        ...['', '0', '', '', '', '', '', '', '', ''],
      ],
      [
        'Paya',
        '',
        'Kenya',
        '2016',
        'Private',
        'fintech, payments',
        '10-50',
        '12300',
        'Series A',
        '1000000',
        ...['', '1', '2024-05', '1000000', '', '', '', '1000000', '', ''],
      ],
    ]);
  });

  test('never runs in a spreadsheet, and holds no more than the page shows', async () => {
    expect((await read('?startups=formula')).text).toContain('"\'=1+1"');
    expect(parseCsv((await read(`?startups=${extras(8)}`)).text)).toHaveLength(6);
  });

  test('of nothing is a 422', async () => {
    for (const query of ['', '?startups=', "?startups=,'--"]) {
      expect((await read(query)).answer.status, query).toBe(422);
    }
  });
});
