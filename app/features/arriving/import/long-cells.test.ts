// One cell of a file can be as long as the file: reading one takes no more than its length.
import { expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import { knownFrom } from '../../../catalogue/known.server.ts';
import { readRound } from '../../../language/values/choice.ts';
import { dateOrderShownBy, readDate, readYear } from '../../../language/values/date.ts';
import { splitInvestors } from '../../../language/values/investors.ts';
import { readCurrency, readMoney, readMoneyHeader } from '../../../language/values/money.ts';
import { cleanStartup } from './clean-startup.ts';
import type { CleanContext } from './row-reader.ts';

const CONTEXT: CleanContext = {
  today: '2026-11-21',
  dateOrders: new Map(),
  decimals: null,
  moneyHeaders: new Map(),
  currency: 'USD',
  rates: new Map(),
  roundSpellings: new Map(),
  known: knownFrom([], []),
  defaults: {},
};

test.each([',', 't ', '$', '(', '[', '0', '1,', ' ', '\t', 'a and ', '/', '- '])(
  'cells of nothing but %j',
  async (piece) => {
    const readCell = (text: string) => {
      readDate(text, { order: null, today: '2026-11-21' });
      readYear(text, 1950, 2026);
      dateOrderShownBy(text);
      readMoney(text, { decimals: null });
      readCurrency(text);
      readMoneyHeader(text);
      readRound(text);
      splitInvestors(text);
      cleanStartup({ name: 'Acme', industries: text, employee_range: text }, CONTEXT);
    };
    const readCells = (length: number) => {
      const cell = `a${piece.repeat(length / piece.length)}!`;
      for (const text of [cell, cell.slice(1)]) readCell(text);
    };
    expect(await growthOf(readCells, 200_000)).toBeLessThan(MOST_GROWTH);
  },
);

test('industries are split at spaced slashes and arrows', () => {
  const names = ['FinTech', 'SaaS', 'AI'];
  const known = knownFrom(
    names.map((name, index) => ({ id: index + 1, slug: name.toLowerCase(), name, label: name })),
    [],
  );
  const industries = 'FinTech  / SaaS / AI>FinTech';
  const { row } = cleanStartup({ name: 'Acme', industries }, { ...CONTEXT, known });
  expect(row?.industry_ids).toEqual([1, 2, 3]);
});
