// Detects date order, decimal sign and unit from the rows of a file, before anything is written.
import { type DateOrder, dateOrderShownBy } from '../../../language/values/date.ts';
import { type DecimalSign, decimalsShownBy } from '../../../language/values/number.ts';
import type { ImportKind } from './contract.ts';
import { type LayoutOptions, layOutFile } from './lay-out-file.server.ts';
import { type Layout, type RawRow, readRows } from './read-rows.server.ts';
import { FiguresSurvey } from './survey-figures.ts';

export interface Survey extends Layout {
  contentHash: string;
  rowsCount: number;
  /** By field; null when no cell shows it. */
  dateOrders: ReadonlyMap<string, DateOrder | null>;
  decimals: DecimalSign | null;
  /** The unit of amounts without one, if the operator gave it. */
  unit: number | null;
  /** The column of countries holds codes of two letters. */
  hasCountryCodes: boolean;
}

export interface SurveyOptions extends LayoutOptions {
  dateOrder?: DateOrder;
  decimals?: DecimalSign;
  unit?: number;
  /** Rows without date and kind are rounds all the same, no totals. */
  areUndatedRounds?: boolean;
}

const DATE_FIELDS = ['announced_on', 'published_on', 'measured_on', 'read_on'];
const MONEY_FIELDS = ['amount_usd', 'amount'];
/** A smaller share of contrary cells does not make a column mixed: those are typing errors. */
const SLIPS = 0.01;

export async function surveyFile(
  kind: ImportKind,
  path: string,
  options: SurveyOptions = {},
): Promise<Survey> {
  const layout = await layOutFile(kind, path, options);
  return { ...layout, ...(await surveyRows(kind, layout, options)) };
}

export async function surveyRows(kind: ImportKind, layout: Layout, options: SurveyOptions) {
  const { columnOf } = layout.mapping;
  const dates = DATE_FIELDS.flatMap((field) => {
    const index = columnOf.get(field);
    return index === undefined
      ? []
      : [{ field, index, shown: { 'day-first': 0, 'month-first': 0 } }];
  });
  const moneyColumns = MONEY_FIELDS.flatMap((field) => columnOf.get(field) ?? []);
  const decimals = { dot: 0, comma: 0 };
  const figures = kind === 'rounds' ? new FiguresSurvey(layout) : null;
  const countryColumn = columnOf.get('country');
  const countries = { codes: 0, names: 0 };
  let rowsCount = 0;
  const note = ({ cells }: RawRow) => {
    for (const { index, shown } of dates) {
      const order = dateOrderShownBy(cells[index] ?? '');
      if (order) shown[order]++;
    }
    for (const index of moneyColumns) {
      const sign = decimalsShownBy(cells[index] ?? '');
      if (sign) decimals[sign]++;
    }
    const country = countryColumn === undefined ? '' : (cells[countryColumn] ?? '').trim();
    if (country !== '') countries[/^[a-z]{2}$/i.test(country) ? 'codes' : 'names']++;
    figures?.note(cells);
  };
  for await (const rows of readRows(layout)) {
    rowsCount += rows.length;
    const isNoted = dates.length > 0 || moneyColumns.length > 0 || countryColumn !== undefined;
    if (isNoted) for (const row of rows) note(row);
  }
  figures?.refuse(options);
  const orders = dates.map(({ field, shown }) => {
    return [
      field,
      options.dateOrder ?? decide<DateOrder>(['day-first', 'month-first'], shown, 'mixed'),
    ] as const;
  });
  return {
    rowsCount,
    unit: options.unit ?? null,
    hasCountryCodes: countries.codes > 3 * countries.names,
    dateOrders: new Map(orders),
    // In a file that uses both signs, ambiguous cells stay unread.
    decimals: options.decimals ?? decide<DecimalSign>(['dot', 'comma'], decimals, null),
  };
}

/** The answer that nearly all cells give; null when none gives one. */
function decide<Answer extends string>(
  [one, other]: readonly [Answer, Answer],
  counts: Readonly<Record<string, number>>,
  mixed: Answer | null,
): Answer | null {
  const [ones, others] = [counts[one] ?? 0, counts[other] ?? 0];
  if (ones + others === 0) return null;
  if (Math.min(ones, others) > (ones + others) * SLIPS) return mixed;
  return ones > others ? one : other;
}
