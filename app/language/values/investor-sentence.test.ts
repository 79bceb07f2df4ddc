import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readsAsSentence } from './investor-sentence.ts';
import { splitInvestors } from './investors.ts';

const said = (cell: string) =>
  splitInvestors(cell).map(({ name, isLead }) => (isLead ? `*${name}` : name));

describe('who led and who took part', () => {
  test.each([
    ['Acme (with Beta, Delta)', ['Acme', 'Beta', 'Delta']],
    ['Acme (with participation from Beta and Delta); Gamma', ['Acme', 'Beta', 'Delta', 'Gamma']],
    ['Acme (avec Beta, Delta)', ['Acme', 'Beta', 'Delta']],
    ['Acme; Beta (lead)', ['Acme', '*Beta']],
    ['Acme (lead) with Beta', ['*Acme', 'Beta']],
    ['Acme (Lead) Beta (co-lead)', ['*Acme', '*Beta']],
    ['Acme (co-led with Beta), Gamma', ['*Acme', '*Beta', 'Gamma']],
    ['Beta, Delta (led by Acme)', ['*Acme', 'Beta', 'Delta']],
    ['led by A alongside B, C and D', ['*A', 'B', 'C', 'D']],
    ['Co-led by A and B with C', ['*A', '*B', 'C']],
    ['Acme and Beta co-led, with Gamma', ['*Acme', '*Beta', 'Gamma']],
    ['Acme led the round, with Beta, Delta participating', ['*Acme', 'Beta', 'Delta']],
    [
      'The $5m seed round was led by Acme. Participants: Beta and Delta',
      ['*Acme', 'Beta', 'Delta'],
    ],
    ['Lead: Acme; Others: Beta, Delta', ['*Acme', 'Beta', 'Delta']],
    ['existing investors including Beta, Delta and 3 others', ['Beta', 'Delta']],
    ['Acme, aux côtés de Beta et Delta', ['Acme', 'Beta', 'Delta']],
    ['tour mené par Acme et Beta', ['*Acme', '*Beta']],
    ['Acme / Beta', ['Acme', 'Beta']],
  ])('%s', (cell, names) => {
    expect(said(cell)).toEqual(names);
  });

  test.each([
    'Johnson & Johnson Impact Ventures',
    'Women in Tech with Africa Fund',
    'With You Capital',
    'LED Ventures',
    'Alongside Capital',
    'Launch Africa Ventures (with follow-on)',
    'Sand and Sons',
    'Lead Edge Capital',
    'Joined Up Partners',
    'KV (KV Hub)',
  ])('%s is one name', (name) => {
    expect(said(name)).toEqual([name.replace(' (with follow-on)', '')]);
  });

  test('what nobody reads rightly is no name', () => {
    expect(readsAsSentence('Acme who co-led')).toBe(true);
    expect(readsAsSentence('Lead Edge Capital')).toBe(false);
  });
});

const NAMES = [
  ...['Partech', 'Y Combinator', '500 Global', 'Launch Africa Ventures', 'E Squared'],
  ...['Norrsken22', 'Orange Ventures', 'TLcom Capital', 'Fonds Souverain', 'Canal+', 'DFC'],
];
/** With the word that stands before the last name. */
const SENTENCES: Array<[and: string, say: (leads: string, others: string) => string]> = [
  ['and', (leads, others) => `Led by ${leads} with participation from ${others}`],
  ['and', (leads, others) => `led by ${leads} alongside ${others}.`],
  ['and', (leads, others) => `Seed round led by ${leads}, joined by ${others}`],
  ['and', (leads, others) => `${leads} co-led the round, with ${others}`],
  ['and', (leads, others) => `Lead investors: ${leads}. Other investors: ${others}`],
  ['and', (leads, others) => `${others} (led by ${leads})`],
  ['et', (leads, others) => `Mené par ${leads}, avec la participation de ${others}`],
  ['e', (leads, others) => `Ronda liderada por ${leads} com a participação de ${others}`],
  ['na', (leads, others) => `ikiongozwa na ${leads} pamoja na ${others}`],
];

const listed = (names: string[], and: string) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${and} `);

test('whatever the names and their number, each is there once, with its part', () => {
  const names = fc.shuffledSubarray(NAMES, { minLength: 3 });
  const forms = fc.constantFrom(...SENTENCES);
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 2 }), forms, (all, many, [and, say]) => {
      const [leads, others] = [all.slice(0, many), all.slice(many)];
      const found = splitInvestors(say(listed(leads, and), listed(others, and)));
      const of = (isLead: boolean) =>
        found.filter((one) => one.isLead === isLead).map(({ name }) => name);
      expect(of(true)).toEqual(leads);
      expect(of(false)).toEqual(others);
    }),
    { numRuns: 2_000 },
  );
});

test('long cells take no long time', () => {
  for (const words of ['(with ', 'led by A ', ' and B', ', with ', '[co-led by ', ' led the ']) {
    splitInvestors(words.repeat(10_000));
  }
});
