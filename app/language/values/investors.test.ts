import { describe, expect, test } from 'vitest';
import { readInvestorName, splitInvestors } from './investors.ts';

const said = (cell: string) =>
  splitInvestors(cell).map(({ name, isLead }) => (isLead ? `*${name}` : name));

describe('splitInvestors', () => {
  test.each([
    [
      "['Stripe', ' Founders Fund', ' Partech Partners']",
      ['Stripe', 'Founders Fund', 'Partech Partners'],
    ],
    [`["O'Hara Capital", 'B, Inc']`, ["O'Hara Capital", 'B, Inc']],
    ['["Acme", "Y Combinator"]', ['Acme', 'Y Combinator']],
    ['[nan]', []],
    ['Acme + Bolt + Partech', ['Acme', 'Bolt', 'Partech']],
    ['Canal+, Spark+ Africa Fund', ['Canal+', 'Spark+ Africa Fund']],
    ['General Atlantic (lead, press)', ['*General Atlantic']],
    ['IDG (press); KV (KV Hub)', ['IDG', 'KV (KV Hub)']],
    ['Led by Partech with participation from Y Combinator', ['*Partech', 'Y Combinator']],
    [
      'Round led by Acme and Bolt Capital, with participation from One, Two and existing investors',
      ['*Acme', '*Bolt Capital', 'One', 'Two'],
    ],
    ['Mené par Partech avec la participation de Orange', ['*Partech', 'Orange']],
    ['Liderado por Acme com a participação de Bolt e Casa', ['*Acme', 'Bolt', 'Casa']],
    [
      'Kepple Africa Ventures, Inc., Launch Africa, and other angels',
      ['Kepple Africa Ventures, Inc.', 'Launch Africa'],
    ],
    ['angels', []],
    ['several local business angels', []],
    ['autres investisseurs; Acme', ['Acme']],
    ['E Squared Investments; With You Capital', ['E Squared Investments', 'With You Capital']],
  ])('%s', (cell, names) => {
    expect(said(cell)).toEqual(names);
  });

  test.each([
    ['Google, Mitsui & Co.', ['Google', 'Mitsui & Co.']],
    ['Bamboo, MacKinnon Bennett & Company', ['Bamboo', 'MacKinnon Bennett & Company']],
    ['Saviu Ventures et business angels', ['Saviu Ventures']],
    ['Techstars,"Norrsken22, LLC"', ['Techstars', 'Norrsken22, LLC']],
    ['ومضة كابيتال، فلات6لابز', ['ومضة كابيتال', 'فلات6لابز']],
    ['checked', []],
    ['مستثمرون ملائكيون', []],
  ])('%s', (cell, names) => {
    expect(said(cell)).toEqual(names);
  });

  test('names on record with an "and" in them are one', () => {
    const cell = 'Led by Acme and Plug And Play, with Bolt and Kofi';
    expect(splitInvestors(cell, false, ['Plug and Play'])).toEqual([
      { name: 'Acme', isLead: true },
      { name: 'Plug And Play', isLead: true },
      { name: 'Bolt', isLead: false },
      { name: 'Kofi', isLead: false },
    ]);
  });

  test('a long cell of brackets and quotes takes no long time', () => {
    for (const sign of ["['", '["', '(', 'led by ', ' with ']) said(sign.repeat(20_000));
  });
});

test.each([
  ['Acme (lead)', { name: 'Acme', isLead: true }],
  ['Acme (co-lead investor)', { name: 'Acme', isLead: true }],
  ['Acme (chef de file)', { name: 'Acme', isLead: true }],
  ['Spark (Nigeria)', { name: 'Spark (Nigeria)', isLead: false }],
  ['Factor[e] Ventures', { name: 'Factor[e] Ventures', isLead: false }],
  ['Acme ($2M)', { name: 'Acme', isLead: false }],
])('%s', (text, investor) => {
  expect(readInvestorName(text)).toEqual(investor);
});
