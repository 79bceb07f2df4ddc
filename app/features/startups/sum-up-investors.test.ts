import { expect, test } from 'vitest';
import { makeFundingRow } from '../../../test/funding-row.ts';
import type { FundingRow } from '../../catalogue/round-contract.ts';
import { sumUpInvestors } from './sum-up-rounds.ts';

const round = (kind: FundingRow['round'], date: string | null, names: string[]) =>
  makeFundingRow({
    round: kind,
    date,
    investors: names.map((written) => {
      const name = written.replace('*', '');
      const is_lead = name !== written;
      return { name, slug: name.toLowerCase(), is_lead, label: name };
    }),
  });

test('who led most comes first, then who joined most, then who came last', () => {
  const backers = sumUpInvestors([
    round('Series B', '2023-05', ['Ada', 'Kofi*', 'Late']),
    round('Series A', '2021-02', ['Ada', 'Early']),
    round('Seed', '2019-01', ['Ada', 'Kofi']),
  ]);
  expect(backers.map(({ name }) => name)).toEqual(['Kofi', 'Ada', 'Late', 'Early']);
  expect(backers[0]).toMatchObject({ led: 1, rounds: 2, years: { first: '2019', last: '2023' } });
  expect(backers[2]).toMatchObject({ led: 0, rounds: 1, round: 'Series B' });
});

test('a round without a date counts, but names no year', () => {
  const [backer] = sumUpInvestors([round('Seed', null, ['Ada*'])]);
  expect(backer).toMatchObject({ led: 1, rounds: 1, years: null });
});
